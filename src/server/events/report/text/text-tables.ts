import { dailyKinds } from "#domain/funnel/daily.ts";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { type Dimension, funnelSteps, type Touch } from "#domain/funnel/funnel-event.ts";
import { type Cell, type Cohort, weeksShown } from "#domain/funnel/period.ts";
import { type Folded, folded, funnelRow, funnelRows, type Reach } from "#domain/funnel/reach.ts";
import { between, count, landersOf, percent, type Rate, rateOf, rateSteps, wholePercent } from "../figures.ts";
import {
  dailyNames,
  dimensionNames,
  eventRows,
  othersName,
  shortSteps,
  shownName,
  stepNames,
  tooFew,
} from "../words.ts";

type Rows = string[][];

const groupsShown = 8;
const daysShown = 14;
const cohortsShown = 16;

export const funnelTable = ({ funnel }: FunnelCounts): Rows => [
  ["Step", "Browsers", "of landing", "of step before"],
  ...funnelRows(funnel).map((row) => [
    stepNames[row.step],
    count(row.count),
    percent(row.ofLanding),
    percent(row.ofBefore),
  ]),
];

export function groupTable(counts: FunnelCounts, touch: Touch, dimension: Dimension): Rows {
  const groups = folded(counts.by[touch][dimension], groupsShown);
  const cells = (reach: Reach) => [
    ...funnelSteps.map((step) => count(reach.all[step])),
    percent(funnelRow(reach, "complete").ofLanding),
  ];
  return [
    [dimensionNames[dimension], ...funnelSteps.map((step) => shortSteps[step]), "Complete %"],
    ...namedRows(groups, dimension, cells),
  ];
}

function namedRows({ shown, others }: Folded, dimension: Dimension, cells: (reach: Reach) => string[]): Rows {
  const rows = shown.map(({ name, reach }) => [shownName(name, dimension), ...cells(reach)]);
  return others ? [...rows, [othersName(others), ...cells(others.reach)]] : rows;
}

export const landerTable = (counts: FunnelCounts): Rows => [
  [dimensionNames.lander, "Landings", "Completed", "95 % interval", "First save", "95 % interval"],
  ...namedRows(landersOf(counts), "lander", (reach) => [
    count(reach.all.landing),
    ...rateSteps.flatMap((step) => rateCells(rateOf({ reach }, step))),
  ]),
];

const rateCells = ({ interval, isTelling }: Rate): string[] =>
  interval && isTelling ? [percent(interval.share), between(interval)] : ["", tooFew];

export const retentionTable = ({ cohorts }: FunnelCounts): Rows => [
  ["First seen", "Browsers", ...Array.from({ length: weeksShown }, (_, week) => `w${week}`)],
  ...cohorts.slice(-cohortsShown).map(cohortRow),
];

const cohortRow = ({ since, browsers, cells }: Cohort): string[] => [since, count(browsers), ...cells.map(cellText)];

/** A week that is open shows its share so far with a mark, or the mark alone. */
function cellText({ state, share }: Cell): string {
  if (state === "ahead") return ".";
  const text = wholePercent(share).replace("\u00a0%", "");
  return state === "open" ? `${text}*` : text;
}

export const dayTable = ({ daily }: FunnelCounts): Rows => [
  ["Day", ...dailyKinds.map((kind) => dailyNames[kind])],
  ...daily.slice(-daysShown).map((day) => [day.day, ...dailyKinds.map((kind) => count(day[kind]))]),
];

export const nameTable = (counts: FunnelCounts): Rows => [
  ["Event", "Count"],
  ...eventRows(counts).map(({ name, count: times }) => [name, count(times)]),
];
