/// The script of the page of a run: plain JavaScript, no library, no network.
///
/// What a scenario says reaches the page through `textContent` alone, so that no title can become markup.
enum PageScript {
  /// The whole script.
  static var text: String { [base, tracks, map, marks, strip, lists, view].joined(separator: "\n") }

  /// Elements, moments and numbers.
  static let base = #"""
    'use strict';
    // A mistake of the script is written where a test, or whoever looks at the page's source, finds it.
    addEventListener('error', (event) => { document.documentElement.dataset.error = event.message; });
    const place = (element, attributes, children) => {
      for (const name in attributes) element.setAttribute(name, attributes[name]);
      for (const child of children) element.append(child);
      return element;
    };
    const html = (tag, attributes = {}, ...children) => place(document.createElement(tag), attributes, children);
    const svg = (tag, attributes = {}, ...children) =>
      place(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

    const sums = (differences) => {
      let sum = 0;
      return differences.map((difference) => difference === null ? null : (sum += difference));
    };
    const points = (differences) => {
      const line = [];
      let x = 0, y = 0;
      for (let i = 0; i + 1 < differences.length; i += 2) line.push([x += differences[i], y += differences[i + 1]]);
      return line;
    };
    // The place of the last moment that is not after t; -1 before the first.
    const lastAt = (moments, t) => {
      let low = 0, high = moments.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (moments[middle] <= t) low = middle + 1; else high = middle;
      }
      return low - 1;
    };
    const moment = (t) => {
      const all = Math.floor(t / 1000), rest = Math.round(t - all * 1000);
      const two = (n) => String(n).padStart(2, '0');
      const hours = Math.floor(all / 3600), minutes = Math.floor(all / 60) % 60;
      const head = hours > 0 ? hours + ':' + two(minutes) : String(minutes);
      return head + ':' + two(all % 60) + (rest ? ('.' + String(rest).padStart(3, '0')).replace(/0+$/, '') : '');
    };
    const tenths = (value, unit) => value === null || value === undefined ? 'unknown' : (value / 10).toFixed(1) + ' ' + unit;
    """#

  /// Columns turned back into moments and places.
  static let tracks = #"""
    const unpack = (data) => {
      const f = data.fixes, r = data.readings;
      data.fixes = { t: sums(f.t), x: sums(f.x), y: sums(f.y), a: f.a, mx: f.mx, my: f.my, r: f.r, reasons: f.reasons };
      for (const name of ['t', 'progress', 'remaining', 'next']) r[name] = sums(r[name]);
      if (data.truth) data.truth = { t: sums(data.truth.t), p: points(data.truth.p) };
      for (const road of data.roads) road.p = points(road.p);
      for (const route of data.routes) route.p = points(route.p);
      return data;
    };
    // Where the traveller truly is; where the last fix lies for a recorded drive; null before anything is known.
    const truthAt = (data, t) => {
      if (!data.truth) {
        for (let i = lastAt(data.fixes.t, t); i >= 0; i--) {
          if (data.fixes.x[i] !== null && !data.fixes.r[i]) return { x: data.fixes.x[i], y: data.fixes.y[i], course: null };
        }
        return null;
      }
      const moments = data.truth.t, line = data.truth.p, i = lastAt(moments, t);
      if (line.length === 0) return null;
      if (i < 0) return { x: line[0][0], y: line[0][1], course: null };
      let [x, y] = line[i], course = null;
      for (let j = Math.min(i + 1, line.length - 1); j > 0; j--) {
        const dx = line[j][0] - line[j - 1][0], dy = line[j][1] - line[j - 1][1];
        if (dx || dy) { course = Math.atan2(dx, dy) * 180 / Math.PI; break; }
      }
      if (i + 1 < line.length && moments[i + 1] > moments[i]) {
        const share = (t - moments[i]) / (moments[i + 1] - moments[i]);
        x += share * (line[i + 1][0] - x);
        y += share * (line[i + 1][1] - y);
      }
      return { x, y, course };
    };
    """#
}
