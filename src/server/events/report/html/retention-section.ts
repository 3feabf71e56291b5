import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { type Cell, type Cohort, weeksShown } from "#domain/funnel/period.ts";
import { weekStart } from "#domain/time/week.ts";
import { count, longDay, shortDay, wholePercent } from "../figures.ts";
import { retentionNote } from "../words.ts";
import { type Html, html } from "./html.ts";
import { columnHeads, lines, scrolling, section } from "./table.ts";

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

/** Where the next tone begins. Most weeks lie low, so the steps are close there. */
const tones = [0.01, 0.1, 0.2, 0.35, 0.5];

const levelOf = (share: number | null): string => `level-${tones.filter((tone) => (share ?? 0) >= tone).length}`;
