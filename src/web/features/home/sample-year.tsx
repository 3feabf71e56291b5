import { dollars, totalCents } from "#content/sample-money.ts";
import { sampleYear } from "#content/sample-year.ts";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import "./sample-year.css";

const stateWords = {
  zero: "decided on nothing",
  skipped: "skipped",
  paused: "paused",
  now: "this week",
  next: "to come",
} as const;

const quarters = sampleYear.map(({ caption, weeks }) => ({
  caption,
  sum: dollars(totalCents(weeks)),
  weeks: weeks.map(({ week, state, cents, savedBy, folded }) => ({
    id: `2026-W${String(week).padStart(2, "0")}`,
    state,
    folded,
    marks: [...savedBy],
    name: `Week ${week}, ${state === "saved" ? `saved ${dollars(cents)}` : stateWords[state]}${folded ? ", folded" : ""}`,
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
          <strong>{dollars(totalCents(sampleYear.flatMap(({ weeks }) => weeks)))}</strong> set aside
        </span>
      </figcaption>
    </figure>
  );
}
