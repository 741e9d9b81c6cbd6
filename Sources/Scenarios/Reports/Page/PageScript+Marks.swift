extension PageScript {
  /// What is written on the map: names, maneuvers, events, a scale.
  static let marks = #"""
    const letters = { early: 'e', prepare: 'p', near: 'n', now: '!' };
    const glyphs = { 'off-route': '\u00d7', 'back-on-route': '\u2713', asked: '?', failed: '\u2717', rerouted: '\u21bb',
      arrived: '\u2691', ended: '\u25a0', 'camera-alert': 'c', acted: '\u261d', broke: '!!' };
    const glyph = (event) => event[2] === 'announce' ? letters[event[3].split(' ')[1]] || 'a' : glyphs[event[2]];
    const isBad = (event) => ['off-route', 'failed', 'broke'].includes(event[2]);

    RunMap.prototype.names = function () {
      const parts = [], used = new Set();
      for (const road of this.data.roads) {
        if (!road.name || used.has(road.name)) continue;
        used.add(road.name);
        const [a, b] = [road.p[(road.p.length - 1) >> 1], road.p[((road.p.length - 1) >> 1) + 1] || road.p[0]];
        const [x, y] = this.at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
        parts.push(svg('text', { x, y: y - 6, class: 'quiet halo small', 'text-anchor': 'middle' }, road.name));
      }
      if (this.data.places.length <= 200) {
        for (const [px, py, name] of this.data.places) {
          const [x, y] = this.at(px, py);
          parts.push(svg('text', { x: x - 12, y: y + 15, class: 'quiet halo' }, name));
        }
      }
      return parts;
    };
    // Maneuvers of the routes, then the events where the traveller was.
    RunMap.prototype.marks = function () {
      const parts = [], taken = [];
      this.data.routes.forEach((route, number) => {
        for (const [px, py, step, words] of route.steps) {
          const [x, y] = this.at(px, py);
          const mark = svg('circle', { cx: x, cy: y, r: 4.5, class: 'step' });
          if (number) mark.style.stroke = 'var(--reroute)';
          mark.append(svg('title', {}, 'step ' + step + (words ? ': ' + words : '')));
          parts.push(mark);
        }
      });
      this.eventMarks = [];
      this.data.events.forEach((event, index) => {
        const sign = glyph(event), car = sign && truthAt(this.data, event[0]);
        if (!car) return;
        // Beside the place, else a little on or above it; one that finds no room appears when the map is drawn nearer.
        const [atX, atY] = this.at(car.x, car.y), by = atX > this.width - 60 ? -19 : 19;
        const spot = [[0, 0], [1, 0], [0, -1], [1, -1], [2, 0], [2, -1], [0, -2], [1, -2], [2, -2]]
          .map(([right, up]) => [atX + by * (0.75 + right), atY - 14 + 19 * up])
          .find(([x, y]) => !taken.some((other) => Math.hypot(other[0] - x, other[1] - y) < 18));
        if (!spot) return;
        const [x, y] = spot;
        taken.push(spot);
        const mark = svg('g', { class: 'event' + (isBad(event) ? ' wrong' : ''),
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
          svg('circle', { r: 8.5 }), svg('text', { y: 4 }, sign), svg('title', {}, moment(event[0]) + ' ' + event[3]));
        mark.addEventListener('click', () => this.choose(index));
        this.eventMarks[index] = mark;
        parts.push(mark);
      });
      return parts;
    };
    // A bar of round length.
    RunMap.prototype.bar = function () {
      const meters = 90 / this.scale / 10;
      const power = Math.pow(10, Math.floor(Math.log10(meters)));
      const round = [5, 2, 1].map((factor) => factor * power).find((length) => length <= meters) || power;
      const width = round * 10 * this.scale, y = this.height - 14;
      const label = round >= 1000 ? round / 1000 + ' km' : round + ' m';
      return svg('g', {}, svg('path', { d: `M12 ${y - 5}v5h${width}v-5`, fill: 'none', stroke: 'var(--ink)' }),
        svg('text', { x: 16, y: y - 5, class: 'halo' }, label));
    };
    """#
}
