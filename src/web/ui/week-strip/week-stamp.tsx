import { faceNames, type WeekMark, WeekMarks, type WeekState } from "./week-cell.tsx";
import "./week-cell.css";

type StampProps = { number: number; state: WeekState; folded?: boolean | undefined; marks?: WeekMark[] | undefined };

/** One large week cell; its number is the only text. */
export function WeekStamp({ number, state, folded = false, marks = [] }: StampProps) {
  return (
    <div className={`${faceNames(state, folded)} week-stamp`}>
      <span className="week-stamp-number">{number}</span>
      {marks.length > 0 && <WeekMarks marks={marks} />}
    </div>
  );
}
