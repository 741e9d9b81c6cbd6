extension PageScript {
  /// The lists beside the map: what holds now, the expectations, the events and why an event came.
  static let lists = #"""
    class RunNow {
      constructor(data) {
        this.data = data;
        this.element = html('dl', { class: 'now' });
        this.fields = {};
        for (const name of ['phase', 'progress', 'remaining', 'speed', 'off the line', 'next step', 'map turn', 'last fix']) {
          this.fields[name] = html('dd');
          this.element.append(html('dt', {}, name), this.fields[name]);
        }
      }
      show(t) {
        const d = this.data, r = d.readings, i = lastAt(r.t, t), f = lastAt(d.fixes.t, t);
        const span = lastAt(d.phases.map((phase) => phase[0]), t);
        const set = (name, text) => { this.fields[name].textContent = text; };
        set('phase', span >= 0 && d.phases[span][1] ? d.phases[span][1] : 'no trip');
        const value = (name, unit) => i < 0 ? 'unknown' : tenths(r[name][i], unit);
        set('progress', value('progress', 'm'));
        set('remaining', value('remaining', 'm'));
        set('speed', i < 0 || r.speed[i] === null ? 'unknown'
          : tenths(r.speed[i], 'm/s') + ' (' + Math.round(r.speed[i] * 0.36) + ' km/h)');
        set('off the line', value('lateral', 'm'));
        set('next step', i < 0 || r.step[i] === null ? 'none' : r.step[i] + ', in ' + tenths(r.next[i], 'm'));
        set('map turn', i < 0 || r.heading[i] === null ? 'unknown' : Math.round(r.heading[i] / 10) + '\u00b0'
          + (r.camera[i] === null ? '' : ', eye at ' + Math.round(r.camera[i] / 10) + ' m'));
        set('last fix', f < 0 ? 'none' : (f + 1) + ' at ' + moment(d.fixes.t[f]) + ', '
          + (d.fixes.a[f] === null ? 'accuracy unknown' : '\u00b1 ' + d.fixes.a[f] / 10 + ' m')
          + (d.fixes.r[f] ? ', refused: ' + d.fixes.reasons[d.fixes.r[f] - 1] : ''));
      }
    }

    const expectationList = (data, seek) => {
      const list = html('ul', { class: 'list expectations' });
      const add = (outcome, label, text, margin, reasons, at) => {
        const body = html('span', {}, html('span', {}, text));
        if (margin) body.append(html('span', { class: 'why' }, margin));
        for (const [name, words] of reasons) body.append(html('span', { class: 'why' }, html('b', {}, name + ' '), words));
        const sign = outcome === 'held' ? '\u2713' : '\u2717';
        const button = html('button', { type: 'button', class: outcome },
          html('span', { class: 'mark', 'aria-label': outcome }, sign), html('span', { class: 'moment quiet' }, label), body);
        if (at !== undefined) button.addEventListener('click', () => seek(at));
        list.append(html('li', {}, button));
      };
      const judge = (item) => {
        const margin = item.margin ? 'margin ' + item.margin + (item.edge ? ', on the edge' : '') : '';
        const reasons = item.outcome === 'held' ? []
          : [['expected', item.expected], ['observed', item.observed], ['missed by', item.missed]].filter((reason) => reason[1]);
        if (item.outcome === 'vacuous') reasons.unshift(['vacuous:', 'it says nothing about this run']);
        add(item.outcome, item.line ? 'line ' + item.line : '', item.text, margin, reasons, item.at === undefined ? item.from : item.at);
      };
      // What did not hold comes first: a long list must not hide it.
      data.expectations.filter((item) => item.outcome !== 'held').forEach(judge);
      for (const law of data.broken) add('failed', 'law', law.name, '', [['must hold', law.sentence], ['observed', law.observed]], law.at);
      for (const finding of data.findings) add('failed', '', finding, '', []);
      data.expectations.filter((item) => item.outcome === 'held').forEach(judge);
      if (data.lawsHeld) add('held', 'laws', data.lawsHeld + ' laws held', '', []);
      return list;
    };

    class RunEvents {
      constructor(data, choose) {
        this.data = data;
        this.choose = choose;
        this.list = html('ol', { class: 'list events' });
        this.buttons = data.events.map((event, index) => {
          const button = html('button', { type: 'button' }, html('span', { class: 'moment' }, moment(event[0])),
            html('span', { class: 'actor' }, event[1]), html('span', {}, event[3]));
          button.addEventListener('click', () => choose(index));
          this.list.append(html('li', {}, button));
          return button;
        });
        this.causes = html('div', { class: 'causes', 'aria-live': 'polite' });
        this.mark(-1);
      }
      mark(index) {
        if (this.last) this.last.removeAttribute('aria-current');
        const button = this.last = this.buttons[index];
        this.causes.replaceChildren();
        if (!button) {
          this.causes.append(html('span', { class: 'quiet' }, 'Choose an event to see what caused it.'));
          return;
        }
        button.setAttribute('aria-current', 'true');
        const top = button.offsetTop - this.list.offsetTop;
        if (top < this.list.scrollTop || top > this.list.scrollTop + this.list.clientHeight - 40) {
          this.list.scrollTop = top - this.list.clientHeight / 2;
        }
        this.explain(index);
      }
      // The event, then what caused it, and so on to the fix or act that began it.
      explain(index) {
        const event = this.data.events[index];
        this.causes.append(html('strong', {}, moment(event[0]) + '  ' + event[3]));
        let cause = event[4], depth = 0;
        if (cause === null) this.causes.append(html('div', { class: 'quiet' }, 'Nothing in the run caused it: it was due then.'));
        while (cause !== null && depth++ < 12) {
          const isFix = cause < 0, number = isFix ? -cause - 1 : cause;
          const f = this.data.fixes;
          const words = isFix ? 'fix ' + (number + 1) + (f.r[number] ? ', refused: ' + f.reasons[f.r[number] - 1] : '') : this.data.events[cause][3];
          const t = isFix ? f.t[number] : this.data.events[cause][0];
          const button = html('button', { type: 'button' }, '\u21b3 because of ' + moment(t) + '  ' + words);
          button.addEventListener('click', () => isFix ? this.choose(null, t) : this.choose(number));
          this.causes.append(button);
          cause = isFix ? null : this.data.events[cause][4];
        }
      }
    }
    """#
}
