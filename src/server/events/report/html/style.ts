/** The product's palette and type. The page is one file, so it has its own copy; a test compares it with the tokens. */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#eff7f3, #091515);
  --surface: light-dark(#fafefc, #101f1f);
  --sunken: light-dark(#e4efe9, #050e0e);
  --rule: light-dark(#cadad3, #273938);
  --rule-strong: light-dark(#6e867f, #617a78);
  --ink: light-dark(#092725, #e6efea);
  --ink-2: light-dark(#3a534f, #b3c2bc);
  --ink-3: light-dark(#536a66, #91a39e);
  --link: light-dark(#005959, #81d6cb);
  --saved: light-dark(#f7bd36, #f4be47);
  --saved-edge: light-dark(#352206, #f4be47);
  --series-1: light-dark(#236a63, #4fa08d);
  --sans: "Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif;
  --display: "Besley Variable", Besley, Georgia, serif;
}
*, *::before, *::after { box-sizing: border-box; }
body, h1, h2, h3, p, ul, dl, dd, figure { margin: 0; }
html { background: var(--paper); -webkit-text-size-adjust: 100%; scroll-padding-top: 24px; }
body {
  color: var(--ink);
  font: 400 16px / 24px var(--sans);
  font-variant-numeric: tabular-nums lining-nums;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
.page { max-width: 1080px; margin: 0 auto; padding: 0 24px 64px; }
h1 { font: 600 20px / 26px var(--display); letter-spacing: -0.005em; }
h2 { font: 600 22px / 28px var(--display); letter-spacing: -0.005em; }
h3 { font: 600 16px / 24px var(--sans); }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
.masthead {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  padding: 16px 0;
  border-bottom: 1px solid var(--rule);
}
.brand { display: inline-flex; align-items: center; gap: 10px; }
.brand svg { width: 17px; height: 21px; fill: var(--ink); }
.brand .flap { fill: var(--paper); }
.masthead nav { margin-left: auto; }
.masthead ul { display: flex; flex-wrap: wrap; gap: 0 20px; padding: 0; list-style: none; }
.masthead a { display: block; padding: 10px 0; font-size: 15px; line-height: 24px; color: var(--ink-2); text-decoration: none; }
.masthead a:hover { color: var(--ink); text-decoration: underline; }
.opening { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 16px 56px; align-items: end; padding: 40px 0 8px; }
.opening-label { font-size: 20px; line-height: 26px; }
.opening-number { font: 500 64px / 68px var(--display); letter-spacing: -0.015em; }
.opening-words { margin-top: 8px; color: var(--ink-2); }
.opening-words strong { font-weight: 600; color: var(--ink); }
.facts { padding: 0; list-style: none; font-size: 15px; line-height: 22px; color: var(--ink-2); }
.facts li { padding: 6px 0; border-top: 1px solid var(--rule); }
.facts li:first-child { color: var(--ink); font-weight: 500; }
.section { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--ink); }
.lead { margin-top: 4px; max-width: 72ch; font-size: 15px; line-height: 22px; color: var(--ink-2); }
.lead + table { margin-top: 12px; }
.note { margin-top: 12px; max-width: 84ch; font-size: 13px; line-height: 18px; color: var(--ink-3); }
.note + .lead + table { margin-top: 12px; }
.note { margin-top: 4px; }
.empty { margin-top: 12px; color: var(--ink-2); }
.strip { display: block; width: 100%; height: 44px; margin-top: 24px; }
.strip rect { fill: none; stroke: var(--rule-strong); stroke-dasharray: 3 3; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.terms { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 0 56px; margin-top: 12px; }
.terms > div { padding: 12px 0; border-top: 1px solid var(--rule); }
.terms dt { font-size: 15px; line-height: 22px; font-weight: 600; }
.terms dd { font-size: 15px; line-height: 22px; color: var(--ink-2); }
.closing { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--rule); font-size: 13px; line-height: 18px; color: var(--ink-3); }
.closing a { display: inline-block; padding: 3px 0; }
@media (max-width: 900px) {
  .opening { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 640px) {
  .page { padding: 0 16px 48px; }
  .masthead { padding-bottom: 8px; }
  .masthead nav { margin-left: 0; }
  .masthead a { padding: 6px 0; }
  .opening { padding-top: 24px; }
  .opening-number { font-size: 48px; line-height: 50px; }
}
`;

export const chartStyle = `
svg { overflow: visible; }
.bar { display: block; width: 100%; height: 12px; margin-top: 4px; }
.bar rect, .rate .fill, .plot .fill { fill: var(--series-1); }
.bar .track { fill: var(--sunken); }
.bar .saved, .rate .saved { fill: var(--saved); stroke: var(--saved-edge); stroke-width: 1; }
.plot .saved { fill: var(--saved); stroke: var(--saved-edge); stroke-width: 1; vector-effect: non-scaling-stroke; }
.rate { display: block; width: 100%; height: 26px; }
.rate .track { stroke: var(--rule); }
.rate .whisker { stroke: var(--ink); stroke-width: 1.5; }
.rate .halo { stroke: var(--paper); stroke-width: 4; opacity: 0.7; }
.rate .unsure { stroke: var(--rule-strong); stroke-dasharray: 3 3; }
.axis { display: block; width: 100%; height: 16px; margin-top: 2px; }
.axis text, .plot text { font-size: 13px; fill: var(--ink-3); }
.plots { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 32px 56px; margin: 20px 0 24px; }
.plot h3 { font-weight: 400; font-size: 15px; line-height: 22px; color: var(--ink-2); }
.plot p { font: 500 32px / 36px var(--display); letter-spacing: -0.01em; }
.plot svg { display: block; width: 100%; }
.plot > svg { height: 132px; margin-top: 8px; }
.plot line { stroke: var(--rule); }
.plot .ground { stroke: var(--rule-strong); }
@media (max-width: 640px) {
  .plots { grid-template-columns: minmax(0, 1fr); gap: 24px; }
}
`;
export const printStyle = `
@media print {
  :root { color-scheme: light; --paper: #fff; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .page { max-width: none; padding: 0; }
  .masthead ul { display: none; }
  .opening { padding-top: 16px; }
  .section { margin-top: 32px; }
  h2, h3, summary, caption { break-after: avoid; }
  tr, .plot, .terms > div { break-inside: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .scroll { overflow: visible; margin: 0; padding: 0; }
  .groups, .retention { min-width: 0; font-size: 11px; line-height: 15px; }
  .groups th, .groups td { padding: 4px 0 4px 6px; }
  .groups small, .retention small { font-size: 9px; line-height: 12px; }
  .retention { border-spacing: 1px; }
}
`;

export const tableStyle = `
table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 22px; }
caption { padding: 0 0 4px; text-align: left; font-size: 13px; line-height: 18px; color: var(--ink-3); }
th, td { padding: 8px 0 8px 16px; text-align: right; vertical-align: baseline; font-weight: 400; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 0; text-align: left; }
thead th { font-size: 13px; line-height: 18px; color: var(--ink-3); vertical-align: bottom; border-bottom: 1px solid var(--rule-strong); }
tbody tr + tr > * { border-top: 1px solid var(--rule); }
tbody td:first-of-type { font-weight: 500; }
tbody tr:last-child > * { border-bottom: 3px double var(--ink); }
small { display: block; font-size: 13px; line-height: 18px; font-weight: 400; color: var(--ink-3); }
.name { white-space: normal; overflow-wrap: anywhere; }
.name em { color: var(--ink-3); }
.scroll { position: relative; overflow-x: auto; margin: 0 -8px; padding: 0 8px; }
.scroll th:first-child { position: sticky; left: -8px; padding-right: 12px; background: var(--paper); }
.funnel { margin-top: 12px; table-layout: fixed; }
.funnel th:first-child { width: 64%; padding-right: 24px; white-space: normal; }
.funnel thead th { white-space: normal; }
.funnel tbody td { vertical-align: middle; }
.funnel td:nth-of-type(1) { font: 500 20px / 26px var(--display); }
.groups { min-width: 820px; table-layout: fixed; }
.groups th:first-child { width: 25%; }
.rates { margin-top: 12px; table-layout: fixed; }
.rates th:first-child { width: 26%; }
.rates th, .rates td { text-align: left; vertical-align: top; white-space: normal; }
.rates th + *, .rates td { padding-left: 24px; }
.rates td strong { font-weight: 600; }
#events table { max-width: 480px; }
details { border-bottom: 1px solid var(--rule); }
summary {
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 8px 0;
  font-size: 15px;
  line-height: 22px;
  font-weight: 600;
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; width: 7px; height: 7px; margin: 0 2px; border: solid var(--ink-2); border-width: 0 1.5px 1.5px 0; rotate: -45deg; }
details[open] > summary::before { rotate: 45deg; }
summary span { margin-left: auto; font-weight: 400; font-size: 13px; line-height: 18px; color: var(--ink-3); text-align: right; }
details > div { padding-bottom: 24px; }
.touch { margin-top: 24px; }
.touch > details:first-of-type { margin-top: 8px; border-top: 1px solid var(--rule); }
.retention { margin-top: 12px; min-width: 980px; border-collapse: separate; border-spacing: 3px; table-layout: fixed; }
.retention th:first-child { width: 92px; }
.retention thead th, .retention tbody tr + tr > *, .retention tbody tr:last-child > * { border: 0; }
.retention tbody tr:last-child > th { border: 0; }
.retention td { padding: 5px 4px; border-radius: 3px; text-align: center; font-weight: 500; background: var(--sunken); }
.retention thead th { padding: 0 4px 4px; text-align: center; }
.retention thead th:first-child { text-align: left; padding-left: 0; }
.retention .level-1 { background: color-mix(in oklab, var(--series-1) 9%, var(--surface)); }
.retention .level-2 { background: color-mix(in oklab, var(--series-1) 17%, var(--surface)); }
.retention .level-3 { background: color-mix(in oklab, var(--series-1) 26%, var(--surface)); }
.retention .level-4 { background: color-mix(in oklab, var(--series-1) 35%, var(--surface)); }
.retention .level-5 { background: color-mix(in oklab, var(--series-1) 45%, var(--surface)); }
.retention td small { color: var(--ink); }
.retention .open, .retention .ahead { background: none; outline: 1px dashed var(--rule-strong); outline-offset: -1px; }
.retention .ahead { outline-color: var(--rule); }
@media (max-width: 640px) {
  th, td { padding-left: 12px; }
  .funnel th:first-child { width: 39%; padding-right: 4px; }
  .funnel th + *, .funnel td { padding-left: 6px; font-size: 14px; }
  .funnel thead th { font-size: 13px; }
  .funnel td:nth-of-type(1) { font-size: 16px; line-height: 22px; }
  .groups { min-width: 600px; }
  .groups th:first-child { width: 124px; }
  .groups th, .groups td { padding-left: 8px; }
  .groups th:first-child { padding-left: 0; }
  .rates th:first-child { width: 30%; }
  .rates th + *, .rates td { padding-left: 12px; }
}
`;
