import { dailyKinds } from "#domain/funnel/daily.ts";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { dimensions, funnelSteps, touches } from "#domain/funnel/funnel-event.ts";
import { funnelRows, type Reach, ranked } from "#domain/funnel/reach.ts";
import { byteOrderMark, type Cell, csvLine, numberCell, textCell } from "#sync/files/csv-table.ts";
import { rateOf, rateSteps } from "./figures.ts";
import { plain } from "./words.ts";

const visitorCell = (text: string): Cell => textCell(plain(text));
const shareCell = (share: number | null | undefined): Cell =>
  numberCell(share === null || share === undefined ? undefined : Number(share.toFixed(6)));

/** All figures of the report, unrounded and unfolded, each file with a header row. */
export const csvFiles = (counts: FunnelCounts): Record<string, string> => ({
  "funnel.csv": funnelCsv(counts),
  "funnel-by.csv": groupsCsv(counts),
  "landers.csv": landersCsv(counts),
  "retention.csv": retentionCsv(counts),
  "days.csv": daysCsv(counts),
  "events.csv": eventsCsv(counts),
});

const csvFile = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + [head.map(textCell), ...rows].map(csvLine).join("");

const funnelCsv = ({ funnel }: FunnelCounts): string =>
  csvFile(
    ["step", "browsers", "share_of_landing", "share_of_step_before"],
    funnelRows(funnel).map((row) => [
      textCell(row.step),
      numberCell(row.count),
      shareCell(row.ofLanding),
      shareCell(row.ofBefore),
    ]),
  );

const stepCells = (reach: Reach): Cell[] => funnelSteps.map((step) => numberCell(reach.all[step]));

const unnamedGroup = "(beyond the names that were told apart)";

function groupsCsv({ by }: FunnelCounts): string {
  const rows = touches.flatMap((touch) =>
    dimensions.flatMap((dimension) => {
      const groups = by[touch][dimension];
      const rest = groups.isFull ? [{ name: unnamedGroup, reach: groups.unnamed }] : [];
      return [...ranked(groups), ...rest].map(({ name, reach }) => [
        textCell(touch),
        textCell(dimension),
        visitorCell(name),
        ...stepCells(reach),
      ]);
    }),
  );
  return csvFile(["touch", "dimension", "name", ...funnelSteps], rows);
}

function landersCsv({ by }: FunnelCounts): string {
  const head = rateSteps.flatMap((step) => [
    step,
    `${step}_share`,
    `${step}_low`,
    `${step}_high`,
    `${step}_can_be_told`,
  ]);
  const rows = ranked(by.first.lander).map((group) => [
    visitorCell(group.name),
    numberCell(group.reach.all.landing),
    ...rateSteps.flatMap((step) => {
      const { hits, interval, isSignificant } = rateOf(group, step);
      const shares = [interval?.share, interval?.low, interval?.high].map(shareCell);
      return [numberCell(hits), ...shares, textCell(isSignificant ? "yes" : "no")];
    }),
  ]);
  return csvFile(["lander", "landing", ...head], rows);
}

const retentionCsv = ({ cohorts }: FunnelCounts): string =>
  csvFile(
    ["first_seen", "browsers", "week", "state", "active", "share"],
    cohorts.flatMap(({ since, browsers, cells }) =>
      cells.map((cell) => [
        textCell(since),
        numberCell(browsers),
        numberCell(cell.week),
        textCell(cell.state),
        // Not known yet, which is not zero.
        numberCell(cell.state === "ahead" ? undefined : cell.browsers),
        shareCell(cell.state === "ahead" ? undefined : cell.share),
      ]),
    ),
  );

const daysCsv = ({ daily }: FunnelCounts): string =>
  csvFile(
    ["day", ...dailyKinds],
    daily.map((day) => [textCell(day.day), ...dailyKinds.map((kind) => numberCell(day[kind]))]),
  );

const eventsCsv = ({ names, unnamed }: FunnelCounts): string => {
  const rest = unnamed > 0 ? [{ name: unnamedGroup, count: unnamed }] : [];
  return csvFile(
    ["event", "count"],
    [...names, ...rest].map(({ name, count }) => [textCell(name), numberCell(count)]),
  );
};
