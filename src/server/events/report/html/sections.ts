import { type DailyKind, type DayCounts, dailyKinds } from "#domain/funnel/daily.ts";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import {
  type Dimension,
  dimensions,
  type FunnelStep,
  funnelSteps,
  type Touch,
  touches,
} from "#domain/funnel/funnel-event.ts";
import { type Cell, type Cohort, weeksShown } from "#domain/funnel/period.ts";
import { basisOf, folded, funnelRow, funnelRows, type Reach } from "#domain/funnel/reach.ts";
import { yearOf } from "#domain/time/day.ts";
import { weekStart } from "#domain/time/week.ts";
import {
  between,
  count,
  counted,
  landersOf,
  longDay,
  percent,
  type Rate,
  type RateStep,
  rateOf,
  rateSteps,
  scaleEnd,
  shortDay,
  wholePercent,
} from "../figures.ts";
import {
  dailyNames,
  definitions,
  dimensionNames,
  eventRows,
  groupTitle,
  landerNote,
  othersName,
  retentionNote,
  ripeNote,
  shortSteps,
  shownName,
  stepNames,
  steppingNote,
  tooFew,
  touchNotes,
} from "../words.ts";

/** Safe markup. Only `html` creates it, so everything else that is put into a page is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Content = Html | string | number | null | false | readonly Content[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(parts.map((part, index) => part + written(contents[index] ?? null)).join(""));
}

function written(content: Content): string {
  if (content === null || content === false) return "";
  if (content instanceof Html) return content.text;
  if (typeof content === "object") return content.map(written).join("");
  return escaped(String(content));
}

/** A table that may be wider than a phone: it scrolls by itself, with the keyboard too. */
const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;

const columnHeads = (names: readonly (string | Html)[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

/** A name from a visitor; `bdi` keeps its writing direction from affecting the text around it. */
const visitorName = (shown: string, isNamed: boolean): Html =>
  isNamed ? html`<bdi>${shown}</bdi>` : html`<em>${shown}</em>`;

const section = (id: string, title: string, ...content: readonly (Html | null)[]): Html =>
  html`<section class="section" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}
</section>
`;

const lines = (parts: readonly Html[]): Html => new Html(parts.map(({ text }) => text).join("\n"));

/** A position in percent, so that a drawing grows with the page while its strokes and texts do not. */
const along = (share: number): string => `${Number((Math.min(1, Math.max(0, share)) * 100).toFixed(2))}%`;

/** Marigold means saved, here as everywhere. */
const toneOf = (step: FunnelStep): string => (step === "first-save" || step === "week-4" ? "saved" : "fill");

/** Hidden from screen readers: the text beside it says the same. */
const shareBar = (step: FunnelStep, share: number): Html =>
  html`<svg class="bar" aria-hidden="true"><rect class="track" width="100%" height="12" rx="2"/>${
    share > 0 && html`<rect class="${toneOf(step)}" width="${along(share)}" height="12" rx="2"/>`
  }</svg>`;

/** A bar up to the share, with a whisker over its confidence interval. */
function rateBar(step: FunnelStep, { interval, isSignificant }: Rate, end: number): Html {
  const track = html`<line class="track" x1="0" x2="100%" y1="22" y2="22"/>`;
  if (!interval) return html`<svg class="rate" aria-hidden="true">${track}</svg>`;
  const [low, high] = [along(interval.low / end), along(interval.high / end)];
  const whisker = html`<line x1="${low}" x2="${high}" y1="12" y2="12"/>${[low, high].map(
    (x) => html`<line x1="${x}" x2="${x}" y1="7" y2="17"/>`,
  )}`;
  if (!isSignificant) return html`<svg class="rate" aria-hidden="true">${track}<g class="unsure">${whisker}</g></svg>`;
  const fill = html`<rect class="${toneOf(step)}" y="6" width="${along(interval.share / end)}" height="12" rx="2"/>`;
  return html`<svg class="rate" aria-hidden="true">${track}${
    interval.share > 0 && fill
  }<g class="halo">${whisker}</g><g class="whisker">${whisker}</g></svg>`;
}

const rateAxis = (end: number): Html =>
  html`<svg class="axis" aria-hidden="true"><text x="0" y="13">0</text><text x="50%" y="13" text-anchor="middle">${wholePercent(
    end / 2,
  )}</text><text x="100%" y="13" text-anchor="end">${wholePercent(end)}</text></svg>`;

const [top, height] = [16, 92];
const bottom = top + height;

/** The next round number, for the end of an axis. */
export function roundAbove(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= most)!;
}

/** One kind on its own scale: on a common scale the saves would be too low to see next to the landings. */
function dayPlot(daily: readonly DayCounts[], kind: DailyKind): Html {
  const total = daily.reduce((sum, day) => sum + day[kind], 0);
  const end = roundAbove(Math.max(...daily.map((day) => day[kind])));
  return html`<figure class="plot"><h3>${dailyNames[kind]}</h3><p>${count(total)}</p>
<svg role="img" aria-label="${inWords(daily, kind, total)}">
<line x1="0" x2="100%" y1="${top}" y2="${top}"/><text x="0" y="${top - 4}">${count(end)}</text>
<svg y="${top}" height="${height}" viewBox="0 0 ${daily.length} ${end}" preserveAspectRatio="none"><path class="${
    kind === "saves" ? "saved" : "fill"
  }" d="${shapeOf(daily, kind, end)}"/></svg>
<line class="ground" x1="0" x2="100%" y1="${bottom}" y2="${bottom}"/>${dayLabels(daily)}
</svg></figure>`;
}

/** Above this number, separate bars would be all outline. */
const maxBars = 60;

/** All bars as one path, because a year of elements makes a long page. Many bars have no gaps. */
function shapeOf(daily: readonly DayCounts[], kind: DailyKind, end: number): string {
  if (daily.length > maxBars)
    return `M0 ${end}${daily.map((day, index) => `V${end - day[kind]}H${index + 1}`).join("")}V${end}z`;
  return daily.map((day, index) => (day[kind] > 0 ? `M${index + 0.1} ${end}v${-day[kind]}h.8V${end}z` : "")).join("");
}

function dayLabels(daily: readonly DayCounts[]): Html[] {
  const [first, last] = [daily[0]!, daily.at(-1)!];
  const nameOf = yearOf(first.day) === yearOf(last.day) ? shortDay : longDay;
  const label = ({ day }: DayCounts, x: string, anchor: string) =>
    html`<text x="${x}" y="${bottom + 16}" text-anchor="${anchor}">${nameOf(day)}</text>`;
  return first === last ? [label(first, "50%", "middle")] : [label(first, "0", "start"), label(last, "100%", "end")];
}

function inWords(daily: readonly DayCounts[], kind: DailyKind, total: number): string {
  const name = dailyNames[kind].toLowerCase();
  if (total === 0) return `No ${name} on any day.`;
  const most = daily.reduce((best, day) => (day[kind] > best[kind] ? day : best));
  const words = `${count(total)} ${name} in ${counted(daily.length, "day")}`;
  return `${words}, most on ${longDay(most.day)}: ${count(most[kind])}. The table below has every day.`;
}

export function daySection({ daily, period }: FunnelCounts): Html | null {
  if (daily.length === 0) return null;
  const rows = daily.map(
    (day) =>
      html`<tr><th scope="row">${longDay(day.day)}</th>${dailyKinds.map((kind) => html`<td>${count(day[kind])}</td>`)}</tr>`,
  );
  return section(
    "days",
    "Days",
    html`<p class="lead">Each on its own scale, in days of ${period.zone}.</p>
<div class="plots">${dailyKinds.map((kind) => dayPlot(daily, kind))}</div>
<details><summary>Every day<span>${counted(daily.length, "day")}</span></summary><div><table><caption class="hidden">Landings, visits, completions and saves by day</caption>${columnHeads(
      ["Day", ...dailyKinds.map((kind) => dailyNames[kind])],
    )}<tbody>${lines(rows)}</tbody></table></div></details>`,
  );
}

export const nameSection = (counts: FunnelCounts, bots: string): Html =>
  section(
    "events",
    "Events",
    html`<p class="lead">${counted(counts.events, "event")}. ${bots}.</p>
<table><caption class="hidden">Events by name</caption>${columnHeads(["Event", "Count"])}<tbody>${lines(
      eventRows(counts).map(
        ({ name, count: times }) => html`<tr><th scope="row" class="name">${name}</th><td>${count(times)}</td></tr>`,
      ),
    )}</tbody></table>`,
  );

export const termSection = (): Html =>
  section(
    "terms",
    "What the words mean",
    html`<dl class="terms">${definitions.map(
      ([term, meaning]) => html`<div><dt>${term}</dt><dd>${meaning}</dd></div>`,
    )}</dl>`,
  );

const groupsShown = 12;

export function funnelSection({ funnel }: FunnelCounts): Html {
  const most = Math.max(1, ...funnelSteps.map((step) => funnel.all[step]));
  const rows = funnelRows(funnel).map(
    ({ step, count: browsers, ofLanding, ofBefore }) =>
      html`<tr><th scope="row">${stepNames[step]}${shareBar(step, browsers / most)}</th><td>${count(
        browsers,
      )}</td><td>${percent(ofLanding)}</td><td>${percent(ofBefore)}</td></tr>`,
  );
  const ripe = basisOf(funnel, "week-4").landing;
  return section(
    "funnel",
    "Funnel",
    html`<table class="funnel"><caption class="hidden">How many browsers reached each step</caption>${columnHeads([
      "Step",
      "Browsers",
      "of landing",
      "of step before",
    ])}<tbody>${lines(rows)}</tbody></table>
<p class="note">${steppingNote}</p><p class="note">${ripeNote(ripe)}</p>`,
  );
}

export const originSection = (counts: FunnelCounts): Html =>
  section(
    "origins",
    "Where they came from",
    html`${touches.map(
      (touch) => html`<div class="touch"><h3>${touch === "first" ? "First touch" : "Last touch"}</h3>
<p class="lead">${touchNotes[touch]}</p>
${dimensions.map((dimension) => groupDetails(counts, touch, dimension))}</div>`,
    )}`,
  );

function groupDetails(counts: FunnelCounts, touch: Touch, dimension: Dimension): Html {
  const groups = counts.by[touch][dimension];
  const { shown, others } = folded(groups, groupsShown);
  const rows = shown.map(({ name, reach }) => groupRow(visitorName(shownName(name, dimension), name !== ""), reach));
  if (others) rows.push(groupRow(html`<em>${othersName(others)}</em>`, others.reach));
  const title = groupTitle(touch, dimension);
  const isOpen = touch === "first" && dimension === "source";
  const table = html`<table class="groups"><caption class="hidden">${title}</caption>${columnHeads([
    dimensionNames[dimension],
    ...funnelSteps.map((step) => shortSteps[step]),
  ])}<tbody>${lines(rows)}</tbody></table>`;
  return html`<details${isOpen && html` open`}><summary>${title}<span>${counted(groups.named.size, "name")}${
    groups.isFull && " and more"
  }</span></summary><div>${scrolling(title, table)}</div></details>
`;
}

function groupRow(name: Html, reach: Reach): Html {
  const cells = funnelSteps.map((step) => {
    const row = funnelRow(reach, step);
    return html`<td>${count(row.count)}${step !== "landing" && html`<small>${percent(row.ofLanding)}</small>`}</td>`;
  });
  return html`<tr><th scope="row" class="name">${name}</th>${cells}</tr>`;
}

export function landerSection(counts: FunnelCounts): Html {
  const { shown, others } = landersOf(counts);
  const named = shown.map(({ name, reach }) => ({ name: visitorName(shownName(name, "lander"), name !== ""), reach }));
  if (others) named.push({ name: html`<em>${othersName(others)}</em>`, reach: others.reach });
  const ends = Object.fromEntries(
    rateSteps.map((step) => [step, scaleEnd(named.map((group) => rateOf(group, step)))]),
  ) as Ends;
  return section(
    "landers",
    "Landers",
    html`<p class="lead">${landerNote}</p>
<table class="rates"><caption class="hidden">Conversion by first lander, with 95 % intervals</caption>${heads(
      ends,
    )}<tbody>${lines(named.map(({ name, reach }) => landerRow(name, reach, ends)))}</tbody></table>`,
  );
}

type Ends = Record<RateStep, number>;

const heads = (ends: Ends): Html =>
  columnHeads([dimensionNames.lander, ...rateSteps.map((step) => html`${stepNames[step]}${rateAxis(ends[step])}`)]);

const landerRow = (name: Html, reach: Reach, ends: Ends): Html =>
  html`<tr><th scope="row" class="name">${name}<small>${count(reach.all.landing)} landed</small></th>${rateSteps.map(
    (step) => rateCell(step, rateOf({ reach }, step), ends[step]),
  )}</tr>`;

function rateCell(step: RateStep, rate: Rate, end: number): Html {
  const { hits, tries, interval, isSignificant } = rate;
  const words =
    interval && isSignificant
      ? html`<strong>${percent(interval.share)}</strong><small>${between(interval)} · ${count(hits)} of ${count(tries)}</small>`
      : html`${tooFew}<small>${count(hits)} of ${count(tries)}</small>`;
  return html`<td>${rateBar(step, rate, end)}${words}</td>`;
}

const weekNames = Array.from({ length: weeksShown }, (_, week) =>
  week === 0 ? html`Week 0` : html`<span class="hidden">Week </span>${week}`,
);

export function retentionSection({ cohorts }: FunnelCounts): Html {
  const table = html`<table class="retention"><caption class="hidden">Share of browsers that were here again, by week since the first</caption>${columnHeads(
    ["First seen", ...weekNames],
  )}<tbody>${lines(cohorts.map(cohortRow))}</tbody></table>`;
  return section(
    "retention",
    "Retention",
    html`<p class="lead">${retentionNote}</p>${scrolling("Retention by week", table)}`,
  );
}

const cohortRow = ({ since, cells }: Cohort): Html =>
  html`<tr><th scope="row">${since}<small><span class="hidden">from ${longDay(weekStart(since))}</span><span aria-hidden="true">${shortDay(
    weekStart(since),
  )}</span></small></th>${cells.map(cellOf)}</tr>`;

function cellOf({ state, share, browsers }: Cell): Html {
  if (state === "ahead") return html`<td class="ahead"><span class="hidden">not begun</span></td>`;
  const isOpen = state === "open";
  return html`<td class="${isOpen ? "open" : levelOf(share)}">${wholePercent(share)}<small>${count(browsers)}${
    isOpen && html`<span class="hidden"> so far</span>`
  }</small></td>`;
}

/** The lower bounds of the tones. Most weeks have low shares, so the steps are close there. */
const tones = [0.01, 0.1, 0.2, 0.35, 0.5];

const levelOf = (share: number | null): string => `level-${tones.filter((tone) => (share ?? 0) >= tone).length}`;
