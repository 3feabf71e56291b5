import { dollars, sampleBills, sampleSplit, sampleYear, totalCents } from "#content/sample-household.ts";
import { Icon } from "#web/ui/icon.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import "./sample-week.css";

/** An invented household's Thursday, built from the components of real weeks. */
export function SampleWeek() {
  return (
    <section className="home-section" id="sample">
      <h2>What a Thursday looks like</h2>
      <p className="lede">Maya and Tom are invented. Their figures add up all the same.</p>
      <div className="sample">
        <SampleSave />
        <SampleBills />
      </div>
    </section>
  );
}

function SampleSave() {
  const whole = totalCents(sampleSplit);
  return (
    <div className="card sample-save">
      <h3>This week’s save</h3>
      <p className="small quiet">9 – 15 November. $1,630 in − $638 bills and debts − $622 everyday</p>
      <p className="sample-done">
        <Icon name="check" /> Buffer, debts above 8 % and emergency fund are full
      </p>
      <ol className="rows sample-split">
        {sampleSplit.map((item, index) => (
          <li key={item.label}>
            <span>{item.label}</span>
            <WaterfallBar before={totalCents(sampleSplit.slice(0, index))} part={item.cents} whole={whole} />
            <span className="number">{dollars(item.cents)}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>To set aside</span>
        <span className="sample-total">{dollars(whole)}</span>
      </p>
    </div>
  );
}

function SampleBills() {
  return (
    <div className="section sample-bills">
      <h3>Coming up</h3>
      <ol className="rows">
        {sampleBills.map(({ day, label, cents }) => (
          <li key={label}>
            <span className="small quiet sample-day">{day}</span>
            <span className="sample-bill">{label}</span>
            <span className="number">{dollars(cents)}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>Next 14 days</span>
        <span>{dollars(totalCents(sampleBills))}</span>
      </p>
      <p className="small quiet">Covered. Maya’s pay lands on Friday.</p>
    </div>
  );
}

interface WaterfallBarProps {
  before: number;
  part: number;
  whole: number;
}

/** One step of the split: starts where the previous step ended. Planned money is hollow. */
function WaterfallBar({ before, part, whole }: WaterfallBarProps) {
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  return (
    <svg className="waterfall-bar" height="14" aria-hidden="true">
      <rect x={percent(before)} y="0.5" width={percent(part)} height="13" rx="2" />
    </svg>
  );
}

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
