import type { WeekQuarter } from "./week-cell.tsx";

/** The one of fourteen weeks, in a year that has 53. */
export const quarterClass = ({ weeks }: WeekQuarter): string =>
  weeks.length > 13 ? "week-strip-quarter week-strip-quarter--further" : "week-strip-quarter";

export function QuarterCaption({ quarter }: { quarter: WeekQuarter }) {
  return (
    <>
      <span>{quarter.caption}</span> <span className="week-strip-sum">{quarter.sum}</span>
    </>
  );
}
