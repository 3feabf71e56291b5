import type { WeekQuarter } from "./week-cell.tsx";

export function QuarterCaption({ quarter }: { quarter: WeekQuarter }) {
  return (
    <>
      <span>{quarter.caption}</span> <span className="week-strip-sum">{quarter.sum}</span>
    </>
  );
}
