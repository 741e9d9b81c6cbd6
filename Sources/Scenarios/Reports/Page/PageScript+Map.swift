extension PageScript {
  /// The map: everything that stands still is drawn once a size, three things move.
  static let map = #"""
    class RunMap {
      constructor(data, choose) {
        this.data = data;
        this.choose = choose;
        this.picture = svg('svg', { role: 'img', 'aria-label': 'map of the run' });
        this.still = svg('g');
        this.moving = svg('g');
        this.picture.append(this.still, this.moving);
        const button = (label, title, action) => {
          const element = html('button', { type: 'button', title, 'aria-label': title }, label);
          element.addEventListener('click', action);
          return element;
        };
        this.follow = button('follow', 'keep the traveller in the middle', () => { this.setFollow(!this.follows); this.show(this.t); });
        this.element = html('div', { class: 'map' }, this.picture, html('div', { class: 'below' }, legend(),
          html('div', { class: 'buttons' }, button('+', 'nearer', () => this.zoom(1.6)),
            button('\u2212', 'farther', () => this.zoom(1 / 1.6)),
            button('fit', 'the whole run', () => { this.wasMoved = false; this.fit(); this.draw(); }), this.follow)));
        this.listen();
      }
      // The part of the world that the truth, the routes and the roads take; wild fixes may lie outside.
      fit() {
        const all = [...this.data.routes.map((route) => route.p), this.data.truth ? this.data.truth.p : []].flat();
        if (!all.length) this.data.roads.forEach((road) => all.push(...road.p));
        if (!this.data.truth || !all.length) {
          this.data.fixes.x.forEach((x, i) => x !== null && !this.data.fixes.r[i] && all.push([x, this.data.fixes.y[i]]));
        }
        let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
        for (const [x, y] of all) {
          west = Math.min(west, x); east = Math.max(east, x); south = Math.min(south, y); north = Math.max(north, y);
        }
        if (!all.length) [west, east, south, north] = [-1000, 1000, -1000, 1000];
        const box = this.size();
        this.x = (west + east) / 2;
        this.y = (south + north) / 2;
        const pad = Math.min(box.width, box.height) > 300 ? 44 : 28;
        this.scale = Math.min((box.width - 2 * pad) / Math.max(1500, east - west),
          (box.height - 2 * pad) / Math.max(1500, north - south));
        this.setFollow(false);
      }
      setFollow(follows) {
        this.follows = follows;
        this.follow.setAttribute('aria-pressed', String(follows));
      }
      size() {
        const box = this.picture.getBoundingClientRect();
        return { width: box.width || 800, height: box.height || 500 };
      }
      zoom(factor) {
        this.scale = Math.min(5, Math.max(1e-5, this.scale * factor));
        const car = truthAt(this.data, this.t);
        if (factor > 1 && car && !this.wasMoved) { this.x = car.x; this.y = car.y; }
        this.draw();
      }
      at(x, y) {
        return [((x - this.x) * this.scale + this.width / 2), (this.height / 2 - (y - this.y) * this.scale)];
      }
      path(line) {
        let text = '', lastX = NaN, lastY = NaN;
        for (const [x, y] of line) {
          const [sx, sy] = this.at(x, y).map((value) => Math.round(value * 10) / 10);
          if (sx === lastX && sy === lastY) continue;
          text += (text ? 'L' : 'M') + sx + ' ' + sy;
          lastX = sx; lastY = sy;
        }
        return text && text.indexOf('L') < 0 ? text + 'h0' : text;
      }
      draw() {
        ({ width: this.width, height: this.height } = this.size());
        this.picture.setAttribute('viewBox', `0 0 ${this.width} ${this.height}`);
        const parts = [];
        for (const road of this.data.roads) {
          parts.push(svg('path', { class: 'road' + (road.wide ? ' highway' : road.foot ? ' foot' : ''), d: this.path(road.p) }));
        }
        this.routes = this.data.routes.map((route, i) => svg('path', { class: 'route' + (i ? ' other' : ''), d: this.path(route.p) }));
        parts.push(...this.routes);
        if (this.data.truth) parts.push(svg('path', { class: 'truth', d: this.path(this.data.truth.p) }));
        parts.push(...this.fixes(), ...this.names(), this.bar(), ...this.marks());
        this.still.replaceChildren(...parts);
        this.ring = svg('circle', { class: 'ring now' });
        this.tie = svg('line', { class: 'tie' });
        this.fix = svg('path', { class: 'fix now' });
        this.match = svg('path', { class: 'match now' });
        this.car = svg('path', { class: 'car', d: 'M0 -11L7 8L0 4L-7 8Z' });
        this.moving.replaceChildren(this.ring, this.tie, this.fix, this.match, this.car);
        if (this.t !== undefined) this.show(this.t);
      }
      // All fixes as three paths: a dot each, a cross where it was refused, a square where it was matched.
      fixes() {
        const f = this.data.fixes;
        let dots = '', crosses = '', matches = '', rings = '', last = '', lastX = NaN, lastY = NaN, way = 0, count = 0;
        for (let i = 0; i < f.t.length; i++) {
          if (f.x[i] === null) continue;
          const [x, y] = this.at(f.x[i], f.y[i]).map((value) => Math.round(value));
          if (x < -200 || y < -200 || x > this.width + 200 || y > this.height + 200) continue;
          const spot = `M${x} ${y}`;
          if (f.r[i]) { crosses += `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`; continue; }
          if (spot === last) continue;
          last = spot;
          const distance = Math.hypot(x - lastX, y - lastY);
          if (distance < 60) { way += distance; count++; }
          lastX = x; lastY = y;
          dots += spot + 'h0';
          const radius = f.a[i] * this.scale;
          if (radius > 7 && radius < 400) rings += `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
          if (f.mx[i] !== null && f.my[i] !== null) {
            const [mx, my] = this.at(f.x[i] + f.mx[i], f.y[i] + f.my[i]).map((value) => Math.round(value));
            if (Math.hypot(mx - x, my - y) > 4) matches += `M${mx} ${my}h0`;
          }
        }
        // Dots that touch would hide the route: they are so large that each stays a dot.
        const size = Math.min(6, Math.max(2, count ? way / count * 0.55 : 6)).toFixed(1);
        return [svg('path', { class: 'ring', d: rings }), svg('path', { class: 'fix', d: dots, style: 'stroke-width:' + size }),
          svg('path', { class: 'match', d: matches }), svg('path', { class: 'refused', d: crosses })];
      }
      show(t) {
        this.t = t;
        const car = truthAt(this.data, t);
        if (this.follows && car && !this.isDrawing) {
          this.isDrawing = true;
          this.x = car.x; this.y = car.y;
          this.draw();
          this.isDrawing = false;
          return;
        }
        this.car.style.display = car ? '' : 'none';
        if (car) {
          const [x, y] = this.at(car.x, car.y);
          this.car.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(car.course || 0).toFixed(0)})`);
        }
        const f = this.data.fixes, i = lastAt(f.t, t), isThere = i >= 0 && f.x[i] !== null;
        for (const element of [this.ring, this.fix, this.match, this.tie]) element.style.display = isThere ? '' : 'none';
        if (isThere) this.showFix(f, i);
        let active = -1;
        this.data.routes.forEach((route, number) => { if (route.t <= t) active = number; });
        this.routes.forEach((path, number) => {
          path.classList.toggle('active', number === active);
          path.classList.toggle('later', number > active);
        });
      }
      showFix(f, i) {
        const [x, y] = this.at(f.x[i], f.y[i]);
        place(this.ring, { cx: x, cy: y, r: Math.max(0, (f.a[i] || 0) * this.scale) }, []);
        this.fix.setAttribute('d', `M${x} ${y}h0`);
        const isMatched = f.mx[i] !== null && !f.r[i];
        this.match.style.display = this.tie.style.display = isMatched ? '' : 'none';
        if (!isMatched) return;
        const [mx, my] = this.at(f.x[i] + f.mx[i], f.y[i] + f.my[i]);
        this.match.setAttribute('d', `M${mx} ${my}h0`);
        place(this.tie, { x1: x, y1: y, x2: mx, y2: my }, []);
      }
      listen() {
        let from = null;
        this.picture.addEventListener('pointerdown', (event) => { from = [event.clientX, event.clientY]; });
        this.picture.addEventListener('pointermove', (event) => {
          if (!from || !event.buttons) return;
          this.x -= (event.clientX - from[0]) / this.scale;
          this.y += (event.clientY - from[1]) / this.scale;
          from = [event.clientX, event.clientY];
          this.wasMoved = true;
          this.setFollow(false);
          this.later();
        });
        addEventListener('pointerup', () => { from = null; });
        this.picture.addEventListener('wheel', (event) => {
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          this.zoom(event.deltaY < 0 ? 1.25 : 0.8);
        }, { passive: false });
      }
      later() {
        if (this.isWaiting) return;
        this.isWaiting = true;
        requestAnimationFrame(() => { this.isWaiting = false; this.draw(); });
      }
    }
    """#
}
