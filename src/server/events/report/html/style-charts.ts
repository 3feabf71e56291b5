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
