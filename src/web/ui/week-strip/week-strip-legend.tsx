import { memo, type ReactNode } from "react";
import { WeekFace, type WeekMark, WeekMarks, type WeekState } from "./week-cell.tsx";
import "./week-strip.css";

/** A member's mark or a cell's state, and what it means. */
export type LegendItem = { text: ReactNode } & (
  | { mark: WeekMark }
  | { state: WeekState; folded?: boolean | undefined }
);

export const WeekStripLegend = memo(function WeekStripLegend({ items }: { items: LegendItem[] }) {
  return (
    <ul className="week-legend">
      {items.map((item) => (
        <li key={"mark" in item ? item.mark : item.state + item.folded} className="week-legend-item">
          {"mark" in item ? (
            <WeekMarks marks={[item.mark]} />
          ) : (
            <WeekFace state={item.state} folded={item.folded ?? false} />
          )}
          {item.text}
        </li>
      ))}
    </ul>
  );
});
