extension PageScript {
  /// The page of one run put together, with its keys; and the start of everything.
  static let view = #"""
    const legend = () => {
      const sign = (parts, words) => html('span', {}, svg('svg', { viewBox: '0 0 26 14', 'aria-hidden': 'true' }, ...parts), words);
      const line = (kind) => svg('path', { class: kind, d: 'M2 7H24' });
      return html('div', { class: 'legend' },
        sign([line('route active')], 'route'), sign([line('route other active')], 'new route'), sign([line('truth')], 'truth'),
        sign([svg('circle', { class: 'ring now', cx: 13, cy: 7, r: 6 }), svg('path', { class: 'fix', d: 'M13 7h0' })], 'fix, accuracy'),
        sign([svg('path', { class: 'refused', d: 'M9 3l8 8m0 -8l-8 8' })], 'refused fix'),
        sign([svg('path', { class: 'match now', d: 'M13 7h0' })], 'matched place'),
        sign([svg('path', { class: 'car', d: 'M13 0L19 13L13 10L7 13Z' })], 'traveller'),
        ...['e early', 'p prepare', 'n near', '! now', '\u00d7 off route', '? asked', '\u2717 failed', '\u21bb rerouted',
          '\u2691 arrived', '\u25a0 ended'].map((words) => html('span', {}, words)));
    };

    class RunView {
      constructor(host, data) {
        this.data = data;
        const choose = (index, t) => index === null ? this.seek(t) : this.choose(index);
        const seek = (t) => this.seek(t);
        this.map = new RunMap(data, choose);
        this.strip = new RunStrip(data, seek, choose);
        this.now = new RunNow(data);
        this.events = new RunEvents(data, choose);
        this.clock = html('output', { class: 'moment' });
        this.slider = html('input', { type: 'range', min: 0, max: data.end, step: 100, 'aria-label': 'moment of the run' });
        this.slider.addEventListener('input', () => this.seek(Number(this.slider.value)));
        this.playing = html('button', { type: 'button' }, 'play');
        this.playing.addEventListener('click', () => this.play());
        const step = (words, title, by) => {
          const button = html('button', { type: 'button', title, 'aria-label': title }, words);
          button.addEventListener('click', () => this.step(by));
          return button;
        };
        const controls = html('div', { class: 'controls' }, step('\u25c0', 'the event before', -1), this.playing,
          step('\u25b6', 'the next event', 1), this.clock, this.slider,
          html('span', { class: 'quiet keys' }, html('kbd', {}, '\u2190'), ' ', html('kbd', {}, '\u2192'), ' event  ',
            html('kbd', {}, 'shift'), ' second  ', html('kbd', {}, 'space'), ' play'));
        host.append(html('div', { class: 'view' }, this.map.element,
          html('div', { class: 'strip' }, controls, this.strip.element),
          html('div', { class: 'side' }, html('h2', {}, 'Now'), this.now.element, html('h2', {}, 'Why'), this.events.causes,
            html('h2', {}, 'What must hold'), expectationList(data, seek)),
          html('div', { class: 'happened' }, html('h2', {}, 'What happened'), this.events.list)));
        this.map.fit();
        this.draw();
        addEventListener('resize', () => { this.map.fit(); this.draw(); });
        const first = this.firstMoment();
        this.seek(first, first > 0 ? data.events.findIndex((event) => event[0] === first) : -1);
      }
      draw() { this.map.draw(); this.strip.draw(); }
      // Where something went wrong first, else the beginning.
      firstMoment() {
        const wrong = [...this.data.expectations.filter((item) => item.outcome !== 'held'), ...this.data.broken]
          .map((item) => item.at === undefined ? item.from : item.at).filter((t) => t !== undefined);
        return wrong.length ? Math.min(...wrong) : 0;
      }
      seek(t, chosen) {
        this.t = Math.min(this.data.end, Math.max(0, Math.round(t) || 0));
        this.clock.textContent = moment(this.t);
        this.slider.value = this.t;
        this.slider.setAttribute('aria-valuetext', moment(this.t));
        this.map.show(this.t);
        this.strip.show(this.t);
        this.now.show(this.t);
        const last = this.chosen;
        this.chosen = chosen === undefined ? -1 : chosen;
        if (last !== this.chosen) {
          for (const marks of [this.map.eventMarks, this.strip.voiceMarks]) {
            if (marks && marks[last]) marks[last].classList.remove('chosen');
            if (marks && marks[this.chosen]) marks[this.chosen].classList.add('chosen');
          }
          this.events.mark(this.chosen);
        }
      }
      choose(index) { this.seek(this.data.events[index][0], index); }
      // From event to event; those of one instant one after another.
      step(by) {
        const events = this.data.events;
        let next = this.chosen >= 0 ? this.chosen + by : -1;
        if (this.chosen < 0) {
          next = by > 0 ? events.findIndex((event) => event[0] > this.t) : lastAt(events.map((event) => event[0]), this.t - 1);
        }
        if (next >= 0 && next < events.length) this.choose(next); else this.seek(by > 0 ? this.data.end : 0);
      }
      play() {
        this.isPlaying = !this.isPlaying;
        this.playing.textContent = this.isPlaying ? 'pause' : 'play';
        if (!this.isPlaying) return;
        if (this.t >= this.data.end) this.seek(0);
        // The whole run in 40 s, but never slower than it was.
        const pace = Math.max(1, this.data.end / 40000);
        let last = performance.now();
        const turn = (time) => {
          if (!this.isPlaying) return;
          this.seek(this.t + (time - last) * pace);
          last = time;
          if (this.t < this.data.end) requestAnimationFrame(turn); else this.play();
        };
        requestAnimationFrame(turn);
      }
      key(event) {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (by) event.shiftKey ? this.seek(this.t + by * 1000) : this.step(by);
        else if (event.key === 'Home') this.seek(0);
        else if (event.key === 'End') this.seek(this.data.end);
        else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) this.play();
        else return;
        event.preventDefault();
      }
    }

    let current = null;
    const open = (host) => {
      if (!host.view) {
        host.view = true;
        const data = unpack(JSON.parse(document.getElementById(host.dataset.run).textContent));
        host.view = new RunView(host, data);
      }
      current = host.view;
    };
    // `#t=195` is a moment in seconds; `#run=2&t=195` a moment of the third run.
    const follow = () => {
      const asked = new URLSearchParams(location.hash.slice(1));
      const hosts = [...document.querySelectorAll('[data-run]')];
      const host = hosts.find((element) => element.dataset.run === 'run-' + (asked.get('run') || '')) || hosts.find((element) => element.view) || hosts[0];
      if (!host || !asked.has('t') && !asked.has('run')) return;
      const details = host.closest('details');
      if (details) details.open = true;
      open(host);
      if (asked.has('t')) host.view.seek(Number(asked.get('t')) * 1000);
    };
    for (const host of document.querySelectorAll('[data-run]')) {
      const details = host.closest('details');
      if (!details) open(host);
      else details.addEventListener('toggle', () => { if (details.open) open(host); });
      if (details && details.open) open(host);
      host.addEventListener('pointerdown', () => { if (host.view) current = host.view; });
    }
    document.addEventListener('keydown', (event) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      if (current && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) current.key(event);
    });
    addEventListener('hashchange', follow);
    follow();
    document.documentElement.dataset.ready = 'true';
    """#
}
