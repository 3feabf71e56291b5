import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import type { Reach } from "#domain/funnel/reach.ts";
import { between, count, percent } from "../figures.ts";
import { landersOf, type Rate, type RateStep, rateOf, rateSteps, scaleEnd } from "../lander-rates.ts";
import { othersName, shownName } from "../shown-name.ts";
import { dimensionNames, landerNote, stepNames, tooFew } from "../words.ts";
import { rateAxis, rateBar } from "./bars.ts";
import { type Html, html } from "./html.ts";
import { columnHeads, lines, section, visitorName } from "./table.ts";

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
  const { hits, tries, interval, isTelling } = rate;
  const words =
    interval && isTelling
      ? html`<strong>${percent(interval.share)}</strong><small>${between(interval)} · ${count(hits)} of ${count(tries)}</small>`
      : html`${tooFew}<small>${count(hits)} of ${count(tries)}</small>`;
  return html`<td>${rateBar(step, rate, end)}${words}</td>`;
}
