import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { isUseful, wilson } from "#domain/funnel/reach.ts";
import { between, count, factsOf, type Heading, headingOf, percent } from "../figures.ts";
import { emptyWords, noWeekWords, tooFew } from "../words.ts";
import {
  daySection,
  funnelSection,
  Html,
  html,
  landerSection,
  nameSection,
  originSection,
  retentionSection,
  termSection,
} from "./sections.ts";
import { baseStyle, chartStyle, printStyle, tableStyle } from "./style.ts";

const style = new Html(baseStyle + tableStyle + chartStyle + printStyle);

/** A self-contained page without scripts; every name in it is escaped. */
export function reportPage(counts: FunnelCounts, files: readonly string[]): string {
  const heading = headingOf(counts);
  const empty = emptyWords(counts);
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Weekfold funnel, ${heading.period}</title>
<style>${style}</style>
</head>
<body>
<div class="page">
${masthead(empty ? [] : sectionsOf(counts))}
<main>
${empty ? nothingYet(empty, heading) : report(counts, heading)}
</main>
<footer class="closing"><p>${heading.made}. ${filesWords(files)}</p></footer>
</div>
</body>
</html>
`;
  return text;
}

const ofBrowsers = [
  ["funnel", "Funnel"],
  ["origins", "Origins"],
  ["landers", "Landers"],
  ["retention", "Retention"],
] as const;

const ofEvents = [
  ["days", "Days"],
  ["events", "Events"],
  ["terms", "Words"],
] as const;

const sectionsOf = ({ weeks, days }: FunnelCounts) => [
  ...(weeks ? ofBrowsers : []),
  ...ofEvents.filter(([id]) => days !== null || id !== "days"),
];

/** A week's cell with its corner folded. */
const logo = html`<svg viewBox="0 0 17 21" aria-hidden="true"><path d="M2.5 0h12A2.5 2.5 0 0 1 17 2.5V12l-9 9H2.5A2.5 2.5 0 0 1 0 18.500v-16A2.5 2.5 0 0 1 2.5 0Z"/><path class="flap" d="M9.3 20.200v-6a1.2 1.2 0 0 1 1.2-1.200h6Z"/></svg>`;

const masthead = (sections: readonly (readonly [id: string, name: string])[]): Html =>
  html`<header class="masthead"><h1 class="brand">${logo}Weekfold: the funnel</h1>${
    sections.length > 0 &&
    html`<nav aria-label="Sections"><ul>${sections.map(
      ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
    )}</ul></nav>`
  }</header>`;

const facts = (heading: Heading): Html =>
  html`<ul class="facts">${factsOf(heading).map((fact) => html`<li>${fact}</li>`)}</ul>`;

/** The strip of weeks, still empty. */
const emptyStrip = html`<svg class="strip" aria-hidden="true">${Array.from(
  { length: 13 },
  (_, week) => html`<rect x="${((week * 100) / 13).toFixed(2)}%" y="1" width="6.6%" height="40" rx="3"/>`,
)}</svg>`;

const nothingYet = (words: string, heading: Heading): Html =>
  html`<div class="opening"><div><p class="opening-label">${words}</p>
${emptyStrip}</div>${facts(heading)}</div>
${termSection()}`;

const browserSections = [funnelSection, originSection, landerSection, retentionSection];

const report = (counts: FunnelCounts, heading: Heading): Html =>
  html`${opening(counts, heading)}
${counts.weeks && browserSections.map((part) => part(counts))}
${daySection(counts)}${nameSection(counts, heading.bots)}${termSection()}`;

function opening(counts: FunnelCounts, heading: Heading): Html {
  const { all } = counts.funnel;
  const words = counts.weeks
    ? html`<p class="opening-label">Browsers that landed</p><p class="opening-number">${count(all.landing)}</p>
<p class="opening-words">${outcome(all.complete, all.landing, "completed the intake")} ${outcome(
        all["first-save"],
        all.landing,
        "saved a first week",
      )}</p>`
    : html`<p class="opening-label">${noWeekWords}</p>`;
  return html`<div class="opening"><div>${words}</div>${facts(heading)}</div>`;
}

function outcome(hits: number, tries: number, did: string): Html {
  const interval = wilson(hits, tries);
  const shares = isUseful(interval) ? `, ${percent(interval.share)} (${between(interval)})` : `, ${tooFew}`;
  return html`<strong>${count(hits)}</strong> ${did}${shares}.`;
}

const filesWords = (files: readonly string[]): Html =>
  html`The same figures for spreadsheets: ${files.map((file, index) => html`${index > 0 && ", "}<a href="${file}">${file}</a>`)}.`;
