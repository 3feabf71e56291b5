import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { type Dimension, dimensions, funnelSteps, type Touch, touches } from "#domain/funnel/funnel-event.ts";
import { basisOf, folded, funnelRow, funnelRows, type Reach } from "#domain/funnel/reach.ts";
import { count, counted, percent } from "../figures.ts";
import { othersName, shownName } from "../shown-name.ts";
import { dimensionNames, groupTitle, ripeNote, shortSteps, stepNames, steppingNote, touchNotes } from "../words.ts";
import { shareBar } from "./bars.ts";
import { type Html, html } from "./html.ts";
import { columnHeads, lines, scrolling, section, visitorName } from "./table.ts";

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
