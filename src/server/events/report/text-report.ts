import { dailyKinds } from "#domain/funnel/daily.ts";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { type Dimension, dimensions, funnelSteps, type Touch, touches } from "#domain/funnel/funnel-event.ts";
import { type Cell, type Cohort, weeksShown } from "#domain/funnel/period.ts";
import { type Folded, folded, funnelRow, funnelRows, type Reach } from "#domain/funnel/reach.ts";
import {
  between,
  count,
  factsOf,
  headingOf,
  landersOf,
  percent,
  type Rate,
  rateOf,
  rateSteps,
  wholePercent,
} from "./figures.ts";
import {
  columnsOf,
  cutColumns,
  dailyNames,
  dimensionNames,
  emptyWords,
  eventRows,
  groupTitle,
  noWeekWords,
  othersName,
  ripeNote,
  shortSteps,
  shownName,
  stepNames,
  steppingNote,
  tooFew,
} from "./words.ts";

const maxNameWidth = 30;
const gap = "  ";

/** A table for a terminal: the first column is left-aligned, numbers are right-aligned. The first row is the header. */
function textTable(rows: readonly (readonly string[])[]): string[] {
  const cut = rows.map(([name = "", ...numbers]) => [cutColumns(name, maxNameWidth), ...numbers]);
  const widths = (cut[0] ?? []).map((_, column) => Math.max(...cut.map((row) => columnsOf(row[column] ?? ""))));
  const [head = "", ...lines] = cut.map((row) => lineOf(row, widths));
  return [head, "-".repeat(columnsOf(head)), ...lines];
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) => {
    const space = " ".repeat(widths[column]! - columnsOf(cell));
    return column === 0 ? cell + space : space + cell;
  });
  return cells.join(gap).trimEnd();
}

/** Breaks a paragraph into lines. */
function wrapped(text: string, width = 96): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Rows = string[][];

const groupsShown = 8;
const daysShown = 14;
const cohortsShown = 16;

const funnelTable = ({ funnel }: FunnelCounts): Rows => [
  ["Step", "Browsers", "of landing", "of step before"],
  ...funnelRows(funnel).map((row) => [
    stepNames[row.step],
    count(row.count),
    percent(row.ofLanding),
    percent(row.ofBefore),
  ]),
];

function groupTable(counts: FunnelCounts, touch: Touch, dimension: Dimension): Rows {
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

const landerTable = (counts: FunnelCounts): Rows => [
  [dimensionNames.lander, "Landings", "Completed", "95 % interval", "First save", "95 % interval"],
  ...namedRows(landersOf(counts), "lander", (reach) => [
    count(reach.all.landing),
    ...rateSteps.flatMap((step) => rateCells(rateOf({ reach }, step))),
  ]),
];

const rateCells = ({ interval, isSignificant }: Rate): string[] =>
  interval && isSignificant ? [percent(interval.share), between(interval)] : ["", tooFew];

const retentionTable = ({ cohorts }: FunnelCounts): Rows => [
  ["First seen", "Browsers", ...Array.from({ length: weeksShown }, (_, week) => `w${week}`)],
  ...cohorts.slice(-cohortsShown).map(cohortRow),
];

const cohortRow = ({ since, browsers, cells }: Cohort): string[] => [since, count(browsers), ...cells.map(cellText)];

/** An open week shows its share so far with a mark; a future week shows a dot. */
function cellText({ state, share }: Cell): string {
  if (state === "ahead") return ".";
  const text = wholePercent(share).replace("\u00a0%", "");
  return state === "open" ? `${text}*` : text;
}

const dayTable = ({ daily }: FunnelCounts): Rows => [
  ["Day", ...dailyKinds.map((kind) => dailyNames[kind])],
  ...daily.slice(-daysShown).map((day) => [day.day, ...dailyKinds.map((kind) => count(day[kind]))]),
];

const nameTable = (counts: FunnelCounts): Rows => [
  ["Event", "Count"],
  ...eventRows(counts).map(({ name, count: times }) => [name, count(times)]),
];

/** A summary of the report as lines for a terminal; the page and the CSV files have all of it. */
export function textReport(counts: FunnelCounts): string[] {
  const empty = emptyWords(counts);
  const head = ["Weekfold: the funnel", ...factsOf(headingOf(counts))];
  return empty ? [...head, "", empty] : [...head, ...browserParts(counts), ...eventParts(counts)];
}

function browserParts(counts: FunnelCounts): string[] {
  if (!counts.weeks) return ["", ...wrapped(noWeekWords)];
  const ripe = counts.funnel.ripe.landing;
  return [
    ...part("Funnel", funnelTable(counts), `${steppingNote} ${ripeNote(ripe)}`),
    ...touches.flatMap((touch) =>
      dimensions.flatMap((dimension) => part(groupTitle(touch, dimension), groupTable(counts, touch, dimension))),
    ),
    ...part("Landers", landerTable(counts)),
    ...part(
      "Retention, percent of browsers by week since the first",
      retentionTable(counts),
      "* still open, so far   . not begun",
    ),
  ];
}

const eventParts = (counts: FunnelCounts): string[] => [
  ...part("Latest days", dayTable(counts)),
  ...part(`Events (${count(counts.events)})`, nameTable(counts)),
];

function part(title: string, rows: string[][], note?: string): string[] {
  return ["", title.toUpperCase(), ...textTable(rows), ...(note ? wrapped(note) : [])];
}
