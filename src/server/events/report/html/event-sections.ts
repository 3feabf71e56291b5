import { dailyKinds } from "#domain/funnel/daily.ts";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { eventRows } from "../event-names.ts";
import { count, counted, longDay } from "../figures.ts";
import { dailyNames, definitions } from "../words.ts";
import { dayPlot } from "./day-plot.ts";
import { type Html, html } from "./html.ts";
import { columnHeads, lines, section } from "./table.ts";

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
