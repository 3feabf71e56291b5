import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { dimensions, touches } from "#domain/funnel/funnel-event.ts";
import { count, factsOf, headingOf } from "../figures.ts";
import { emptyWords, groupTitle, noWeekWords, ripeNote, steppingNote } from "../words.ts";
import { textTable, wrapped } from "./text-table.ts";
import * as tables from "./text-ts";

/** The report as lines for a terminal; the page and the other files have all of it. */
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
      dimensions.flatMap((dimension) =>
        part(groupTitle(touch, dimension), groupTable(counts, touch, dimension)),
      ),
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
