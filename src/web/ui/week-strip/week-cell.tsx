import { MemberMark } from "../icon.tsx";
import "./week-cell.css";

export type WeekState = "saved" | "zero" | "skipped" | "paused" | "now" | "next";
export type WeekMark = "disc" | "diamond";

export type WeekCell = {
  /** For example "2026-W46". */
  id: string;
  state: WeekState;
  folded?: boolean | undefined;
  marks?: WeekMark[] | undefined;
  /** For screen readers, and the row's text in the sheet on phones. */
  name: string;
};

export type WeekQuarter = { caption: string; sum: string; weeks: WeekCell[] };

type FaceProps = {
  state: WeekState;
  folded?: boolean | undefined;
  marks?: WeekMark[] | undefined;
  stamped?: boolean | undefined;
};

/** The drawn cell only, hidden from screen readers; its parent provides the text. */
export function WeekFace({ state, folded = false, marks = [], stamped = false }: FaceProps) {
  const names = faceNames(state, folded);
  return (
    <span className={stamped ? `${names} week-face--stamped` : names} aria-hidden="true">
      {state === "zero" && "0"}
      {state === "paused" && <PauseBars />}
      {marks.length > 0 && <WeekMarks marks={marks} />}
    </span>
  );
}

export function faceNames(state: WeekState, folded: boolean): string {
  return `week-face week-face--${state}${folded ? " week-face--folded" : ""}`;
}

export function WeekMarks({ marks }: { marks: WeekMark[] }) {
  return (
    <span className="week-marks">
      {marks.map((mark) => (
        <MemberMark key={mark} shape={mark} size={8} />
      ))}
    </span>
  );
}

function PauseBars() {
  return (
    <svg className="week-pause" viewBox="0 0 8 12" aria-hidden="true">
      <rect width="2.5" height="12" rx="1" fill="currentColor" />
      <rect x="5.5" width="2.5" height="12" rx="1" fill="currentColor" />
    </svg>
  );
}
