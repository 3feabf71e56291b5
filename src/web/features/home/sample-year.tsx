import { sampleYear } from "#content/sample-year.ts";
import { formatMoney, minor, sum } from "#domain/money.ts";
import { defaultFormat } from "#web/browser/reader-format.ts";
import { WeekStrip } from "#web/ui/week-strip.tsx";

const amount = (cents: number) => formatMoney(minor(cents), defaultFormat);
const total = (weeks: readonly { cents: number }[]) => amount(sum(weeks.map(({ cents }) => minor(cents))));

const stateWords = {
  zero: "decided on nothing",
  skipped: "skipped",
  paused: "paused",
  now: "this week",
  next: "to come",
} as const;

const quarters = sampleYear.map(({ caption, weeks }) => ({
  caption,
  sum: total(weeks),
  weeks: weeks.map(({ week, state, cents, savedBy, folded }) => ({
    id: `2026-W${String(week).padStart(2, "0")}`,
    state,
    folded,
    marks: [...savedBy],
    name: `Week ${week}, ${state === "saved" ? `saved ${amount(cents)}` : stateWords[state]}${folded ? ", folded" : ""}`,
  })),
}));

export function SampleYear() {
  return (
    <figure className="home-year">
      <WeekStrip label="A sample year in weeks" quarters={quarters} />
      <figcaption className="home-year-caption">
        <span className="small quiet">
          A sample year. Each cell is a week; marigold means saved, a folded corner means you talked about it.
        </span>
        <span>
          <strong>{total(sampleYear.flatMap(({ weeks }) => weeks))}</strong> set aside
        </span>
      </figcaption>
    </figure>
  );
}
