import { WeekFace, type WeekQuarter } from "./week-cell.tsx";
import { QuarterCaption, quarterClass } from "./week-strip-caption.tsx";
import { WeekGrid } from "./week-strip-grid.tsx";
import "./week-strip.css";

export type WeekStripProps = {
  label: string;
  quarters: WeekQuarter[];
  /** Without it the strip is a picture of the year: readable, with no tab stop. */
  onOpenWeek?: ((id: string) => void) | undefined;
};

/** The year as weekly cells: two quarters a row, one on narrow screens, a further column for a 53rd week. */
export function WeekStrip({ label, quarters, onOpenWeek }: WeekStripProps) {
  const long = quarters.some((quarter) => quarter.weeks.length > 13);
  const names = long ? "week-strip week-strip--long" : "week-strip";
  if (onOpenWeek) return <WeekGrid label={label} quarters={quarters} names={names} onOpenWeek={onOpenWeek} />;
  return (
    <section className={names} aria-label={label}>
      <div className="week-strip-body">
        {quarters.map((quarter) => (
          <WeekList key={quarter.caption} quarter={quarter} />
        ))}
      </div>
    </section>
  );
}

function WeekList({ quarter }: { quarter: WeekQuarter }) {
  return (
    <div className={quarterClass(quarter)}>
      <p className="week-strip-caption">
        <QuarterCaption quarter={quarter} />
      </p>
      <ol className="week-strip-list" aria-label={quarter.caption}>
        {quarter.weeks.map((week) => (
          <li key={week.id} className="week-strip-week">
            <WeekFace {...week} />
            <span className="visually-hidden">{week.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
