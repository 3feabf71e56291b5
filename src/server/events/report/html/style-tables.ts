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
