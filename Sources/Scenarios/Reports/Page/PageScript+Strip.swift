extension PageScript {
  /// The time strip: a row each for phase, voice, requests, heading, faults and every expectation.
  static let strip = #"""
    class RunStrip {
      constructor(data, seek, choose) {
        this.data = data;
        this.seek = seek;
        this.choose = choose;
        this.picture = svg('svg', { role: 'img', 'aria-label': 'what happened when' });
        this.element = html('div', {}, this.picture);
        let isDown = false;
        const go = (event) => {
          const box = this.picture.getBoundingClientRect();
          this.seek((event.clientX - box.left - this.left) / (this.width - this.left - this.right) * this.data.end);
        };
        this.picture.addEventListener('pointerdown', (event) => { isDown = true; go(event); });
        this.picture.addEventListener('pointermove', (event) => { if (isDown && event.buttons) go(event); });
        addEventListener('pointerup', () => { isDown = false; });
      }
      x(t) { return this.left + Math.min(1, Math.max(0, t / Math.max(1, this.data.end))) * (this.width - this.left - this.right); }
      draw() {
        this.width = this.picture.getBoundingClientRect().width || 800;
        this.left = this.width < 560 ? 62 : 92;
        this.right = 32;
        const parts = [svg('defs', {}, svg('pattern', { id: 'hatch', width: 5, height: 5, patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(45)' }, svg('rect', { width: 2, height: 5, fill: 'var(--quiet)' })))];
        let y = 18;
        this.axis(parts);
        const row = (label, height, fill) => {
          parts.push(svg('rect', { x: this.left, y, width: this.width - this.left - this.right, height, class: 'track' }),
            svg('text', { x: this.left - 6, y: y + height / 2 + 4, 'text-anchor': 'end', class: 'quiet' }, label));
          fill(y, height);
          y += height + 4;
        };
        row('phase', 18, (top, height) => this.phases(parts, top, height));
        row('voice', 18, (top, height) => this.voice(parts, top, height));
        if (this.data.requests.length) row('requests', 18, (top, height) => this.bars(parts, this.data.requests, top, height));
        if (this.data.readings.heading.some((value) => value !== null)) {
          row('map turn', 36, (top, height) => this.heading(parts, top, height));
        }
        if (this.data.faults.length) this.lanes(this.data.faults).forEach((bars, number) =>
          row(number ? '' : 'faults', 16, (top, height) => this.bars(parts, bars, top, height)));
        for (const expectation of this.data.expectations) {
          const sign = expectation.outcome === 'held' ? '\u2713' : '\u2717';
          row(sign + (expectation.line ? ' line ' + expectation.line : ''), 14, (top, height) => this.expectation(parts, expectation, top, height));
        }
        this.height = y;
        this.playhead = svg('line', { class: 'playhead', y1: 14, y2: y });
        parts.push(this.playhead);
        place(this.picture, { viewBox: `0 0 ${this.width} ${y}`, height: y }, []);
        this.picture.style.height = y + 'px';
        this.picture.replaceChildren(...parts);
        if (this.t !== undefined) this.show(this.t);
      }
      show(t) {
        this.t = t;
        const x = this.x(t).toFixed(1);
        place(this.playhead, { x1: x, x2: x }, []);
      }
      axis(parts) {
        const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 43200, 86400];
        const count = Math.max(2, (this.width - this.left) / 70);
        const step = 1000 * (steps.find((seconds) => this.data.end / 1000 / seconds <= count) || 86400 * 7);
        for (let t = 0; t <= this.data.end; t += step) {
          const x = this.x(t);
          parts.push(svg('line', { class: 'tick', x1: x, x2: x, y1: 14, y2: 18 }),
            svg('text', { x, y: 11, class: 'quiet small', 'text-anchor': t ? 'middle' : 'start' }, moment(t)));
        }
      }
      phases(parts, top, height) {
        this.data.phases.forEach(([from, word], i) => {
          const next = this.data.phases[i + 1], to = next ? next[0] : this.data.end;
          if (!word) return;
          const x = this.x(from), width = Math.max(1, this.x(to) - x);
          parts.push(svg('rect', { x, y: top, width, height, class: 'phase ' + word }, svg('title', {}, moment(from) + ' ' + word)));
          if (width > word.length * 6.2 + 6) parts.push(svg('text', { x: x + 4, y: top + 13 }, word));
        });
      }
      voice(parts, top, height) {
        this.voiceMarks = [];
        this.data.events.forEach((event, index) => {
          if (event[2] !== 'announce') return;
          const x = this.x(event[0]);
          const mark = svg('path', { class: 'voice', d: `M${x - 4} ${top + 3}h8l-4 ${height - 5}z` },
            svg('title', {}, moment(event[0]) + ' ' + event[3]));
          mark.addEventListener('pointerdown', (pointer) => { pointer.stopPropagation(); this.choose(index); });
          this.voiceMarks[index] = mark;
          parts.push(mark);
        });
      }
      bars(parts, bars, top, height) {
        for (const [from, to, label, kind] of bars) {
          const x = this.x(from), width = Math.max(3, this.x(to) - x);
          const shown = ['fault', 'gap', 'outage'].includes(kind) ? label : label + ' ' + kind;
          parts.push(svg('rect', { x, y: top + 1, width, height: height - 2, class: 'bar ' + kind.split(' ')[0] },
            svg('title', {}, moment(from) + ' to ' + moment(to) + ' ' + shown)));
          if (width > shown.length * 6 + 6) {
            const text = svg('text', { x: x + 4, y: top + height / 2 + 4, class: 'small' }, shown);
            if (kind === 'fault') text.style.fill = '#111';
            if (kind === 'gap') text.setAttribute('class', 'small halo thick');
            parts.push(text);
          }
        }
      }
      // Bars that overlap go into rows of their own, four at most.
      lanes(bars) {
        const rows = [];
        for (const bar of bars) {
          const free = rows.find((row) => this.x(row[row.length - 1][1]) + 3 <= this.x(bar[0]));
          if (free) free.push(bar); else if (rows.length < 4) rows.push([bar]); else rows[3].push(bar);
        }
        return rows;
      }
      heading(parts, top, height) {
        const r = this.data.readings;
        let text = '', last = null, lastX = null;
        r.heading.forEach((value, i) => {
          if (value === null) { last = null; return; }
          const x = Math.round(this.x(r.t[i]) * 2) / 2, y = top + height - 2 - (value / 3600) * (height - 4);
          if (x === lastX && last !== null) return;
          // A step from 359 to 1 degree is no way through all the others.
          text += last === null || Math.abs(value - last) > 1800 ? `M${x} ${y.toFixed(1)}` : `H${x}V${y.toFixed(1)}`;
          last = value; lastX = x;
        });
        const x = this.width - this.right + 4;
        parts.push(svg('text', { x, y: top + 8, class: 'quiet small' }, '360\u00b0'),
          svg('text', { x, y: top + height, class: 'quiet small' }, '0\u00b0'),
          svg('path', { class: 'heading', d: text }));
      }
      expectation(parts, item, top, height) {
        const middle = top + height / 2, kind = item.outcome;
        let isNarrow = false;
        if (item.from !== undefined) {
          const x = this.x(item.from), width = Math.max(3, this.x(item.to) - x);
          isNarrow = width < 12;
          parts.push(svg('rect', { x: isNarrow ? x - 1.5 : x, y: top + 2, width, height: height - 4,
            class: 'window ' + kind }, svg('title', {}, item.text)));
        }
        if (item.at !== undefined) {
          // A mark beside a moment leaves the moment to be seen.
          const x = this.x(item.at) + (isNarrow && kind === 'held' ? 9 : 0);
          const d = kind === 'held' ? `M${x - 4} ${middle}l3 3l6 -7` : `M${x - 4} ${middle - 4}l8 8m0 -8l-8 8`;
          parts.push(svg('path', { class: 'point ' + kind, d }, svg('title', {}, item.observed || item.text)));
        }
      }
    }
    """#
}
