/** The product's palette and type. The page is one file, so it brings its own copy; a test holds it to the tokens. */
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
