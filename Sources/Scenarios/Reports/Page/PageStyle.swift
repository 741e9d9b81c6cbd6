/// The look of the page of a run: light and dark, wide and narrow.
///
/// The colours are Okabe's and Ito's, which people tell apart whatever colours they see; shapes differ as well.
enum PageStyle {
  static let text = #"""
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --panel: #f5f6f8; --ink: #1b1e23; --quiet: #5b6470; --line: #d4d9e0;
      --road: #c9ced6; --truth: #3a3f47; --route: #0072b2; --reroute: #b65f92; --fix: #e69f00;
      --refused: #d55e00; --matched: #007a59; --pass: #007a59; --fail: #c24e00; --warn: #8a6100;
      --waiting: #d7dbe1; --on: #9fd8c5; --off: #f3b48a; --arrived: #a9d4f0; --fault: #f0e442; --mark: #0b3d5c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171b; --panel: #1e2227; --ink: #e8eaed; --quiet: #a3acb8; --line: #363d46;
        --road: #444c57; --truth: #c9ced6; --route: #56b4e9; --reroute: #e39cc4; --fix: #e69f00;
        --refused: #ff8a45; --matched: #3fcfa5; --pass: #3fcfa5; --fail: #ff8a45; --warn: #f0c04a;
        --waiting: #3a414b; --on: #14614b; --off: #8a430d; --arrived: #1d5a80; --fault: #b3a91f; --mark: #d9efff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 1500px; padding: 12px 16px 40px; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
    }
    h1 { font-size: 1.3rem; margin: 4px 0; overflow-wrap: anywhere; }
    h2 { font-size: 0.95rem; margin: 14px 0 4px; }
    code, .moment { font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; font-size: 0.9em; }
    .quiet { color: var(--quiet); }
    .path { margin: 0 0 8px; overflow-wrap: anywhere; }
    .mark { font-weight: 700; }
    .held > .mark, .mark.held { color: var(--pass); }
    .failed > .mark, .vacuous > .mark, .undecided > .mark, .wrong > .mark, .mark.failed, .mark.undecided {
      color: var(--fail);
    }
    details.run { border-top: 1px solid var(--line); padding: 4px 0; }
    details.run > summary { cursor: pointer; padding: 4px 0; overflow-wrap: anywhere; }
    pre { overflow-x: auto; background: var(--panel); padding: 8px; border-radius: 6px; font-size: 0.85rem; }
    .view {
      display: grid; grid-template: "map side" auto "strip side" auto "events side" 1fr / minmax(0, 1fr) 350px;
      gap: 10px 16px; align-items: start;
    }
    .map { grid-area: map; } .strip { grid-area: strip; } .side { grid-area: side; } .happened { grid-area: events; }
    .view > * { min-width: 0; }
    .side h2:first-child, .happened h2 { margin-top: 0; }
    .map > svg {
      display: block; width: 100%; height: 50vh; min-height: 320px; max-height: 640px; border: 1px solid var(--line);
      border-radius: 8px; touch-action: pan-y; cursor: grab; background: var(--ground);
    }
    .below { display: flex; justify-content: space-between; align-items: start; gap: 8px; margin-top: 6px; }
    .buttons { display: flex; gap: 4px; flex: none; }
    .buttons [aria-pressed="true"] { background: var(--route); color: var(--ground); }
    button {
      font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
      padding: 3px 10px; cursor: pointer; min-height: 32px;
    }
    button:focus-visible, input:focus-visible { outline: 3px solid var(--route); outline-offset: 1px; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: 0.82rem; }
    .legend span { display: inline-flex; align-items: center; gap: 5px; }
    .legend span { white-space: nowrap; }
    .legend svg { width: 26px; height: 14px; flex: none; }
    .strip svg { display: block; width: 100%; touch-action: pan-y; cursor: crosshair; user-select: none; }
    .controls { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
    .controls input { flex: 1 1 240px; min-width: 0; height: 32px; accent-color: var(--route); }
    .controls .moment { min-width: 5.5em; font-size: 1.15rem; font-weight: 700; }
    .now { display: grid; grid-template-columns: auto 1fr; gap: 1px 10px; margin: 0; }
    .now dt { color: var(--quiet); }
    .now dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .list { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: auto; }
    .events { max-height: 40vh; }
    .list button {
      display: flex; gap: 10px; width: 100%; text-align: left; border: 0; border-radius: 0; background: none;
      padding: 4px 8px; min-height: 0; overflow-wrap: anywhere;
    }
    .list button > span { min-width: 0; flex: 1; }
    .list li + li { border-top: 1px solid var(--line); }
    .list button:hover, .list button[aria-current="true"] { background: var(--panel); }
    .list button[aria-current="true"] { box-shadow: inset 4px 0 var(--route); }
    .list .mark { flex: none; width: 1em; }
    .list .moment { flex: none; width: 4.6em; }
    .list .actor { flex: none; width: 4.6em; color: var(--quiet); }
    .why { display: block; font-size: 0.85rem; color: var(--quiet); }
    .failed .why, .vacuous .why { color: var(--ink); }
    .why b { color: var(--quiet); font-weight: 400; }
    .causes { font-size: 0.9rem; overflow-wrap: anywhere; margin: 4px 0 0; padding: 8px; background: var(--panel); border-radius: 8px; min-height: 3em; }
    .causes button { display: block; margin: 3px 0; text-align: left; background: var(--ground); }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; font-size: 0.8em; }
    svg text { font: 11px system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; fill: var(--ink); }
    svg text.quiet { fill: var(--quiet); }
    svg text.small { font-size: 10px; }
    .halo { paint-order: stroke; stroke: var(--ground); stroke-width: 3px; stroke-linejoin: round; }
    .halo.thick { stroke-width: 6px; }
    .road { fill: none; stroke: var(--road); stroke-width: 3; stroke-linecap: round; }
    .road.highway { stroke-width: 6; }
    .road.foot { stroke-width: 2; stroke-dasharray: 2 4; }
    .route { fill: none; stroke: var(--route); stroke-width: 3; stroke-linejoin: round; opacity: 0.55; }
    .route.other { stroke: var(--reroute); }
    .route.active { stroke-width: 6; opacity: 0.85; }
    .route.later { stroke-dasharray: 7 6; stroke-width: 2.5; }
    .truth { fill: none; stroke: var(--truth); stroke-width: 1.5; stroke-dasharray: 5 3; }
    .ring { fill: var(--fix); fill-opacity: 0.15; }
    .ring.now { fill-opacity: 0.2; stroke: var(--fix); stroke-width: 1.5; }
    .fix { fill: none; stroke: var(--fix); stroke-width: 6; stroke-linecap: round; }
    .fix.now { stroke-width: 10; }
    .refused { fill: none; stroke: var(--refused); stroke-width: 2; }
    .match { fill: none; stroke: var(--matched); stroke-width: 3.5; stroke-linecap: square; }
    .tie { stroke: var(--matched); stroke-width: 1.5; }
    .match.now { stroke-width: 8; }
    .car { fill: var(--truth); stroke: var(--ground); stroke-width: 2; }
    .step { fill: var(--ground); stroke: var(--route); stroke-width: 2; }
    .event circle { fill: var(--ground); stroke: var(--mark); stroke-width: 1.5; }
    .event text { text-anchor: middle; font-weight: 700; }
    .event.wrong circle { stroke: var(--fail); stroke-width: 2.5; }
    .event.chosen circle { fill: var(--fault); stroke-width: 3; }
    .event { cursor: pointer; }
    .playhead { stroke: var(--ink); stroke-width: 1.5; }
    .track { fill: var(--panel); }
    .tick { stroke: var(--line); }
    .heading { fill: none; stroke: var(--route); stroke-width: 1.5; }
    .bar.fault { fill: var(--fault); } .bar.outage { fill: var(--off); } .bar.gap { fill: url(#hatch); }
    .bar.rerouted { fill: var(--on); } .bar.failed { fill: var(--off); } .bar.cancelled, .bar.ignored { fill: var(--waiting); }
    .bar.open { fill: var(--off); stroke: var(--fail); stroke-dasharray: 3 2; }
    .bar { stroke: var(--quiet); stroke-width: 0.5; }
    .phase.waiting-for-fix { fill: var(--waiting); } .phase.on-route { fill: var(--on); }
    .phase.off-route { fill: var(--off); } .phase.arrived { fill: var(--arrived); } .phase.rerouting { fill: var(--off); }
    .window { fill: none; stroke-width: 1.5; }
    .window.held { stroke: var(--pass); fill: var(--on); } .window.failed, .window.vacuous { stroke: var(--fail); fill: var(--off); }
    .voice { fill: var(--route); } .voice.chosen { fill: var(--fail); }
    .point { stroke-width: 2.5; fill: none; } .point.held { stroke: var(--pass); }
    .point.failed, .point.vacuous { stroke: var(--fail); }
    @media (max-width: 820px) {
      body { padding: 8px 8px 32px; }
      .view { grid-template: "map" auto "strip" auto "side" auto "events" auto / minmax(0, 1fr); }
      .map > svg { height: 46vh; min-height: 260px; }
      .list .actor { display: none; }
      .keys { display: none; }
      .below { flex-direction: column-reverse; align-items: stretch; }
      .buttons { justify-content: flex-end; }
    }
    """#
}
