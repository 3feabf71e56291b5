import { shareOf } from "./progress-share.ts";
import "./progress.css";

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** The amounts in words, for example "$1,265 of $3,800". */
  valueText?: string | undefined;
  tone?: "saved" | "plain" | undefined;
};

/** The native element speaks; the drawing beside it looks the same in every browser. */
export function Progress({ label, value, max, valueText, tone = "saved" }: ProgressProps) {
  const share = shareOf(value, max);
  return (
    <span className={`progress progress--${tone}`}>
      <progress className="visually-hidden" aria-label={label} aria-valuetext={valueText} value={share} max={100} />
      <svg className="progress-bar" aria-hidden="true">
        <rect className="progress-fill" width={`${share}%`} height="100%" />
        {share > 0 && <rect className="progress-edge" x={`${share}%`} width="1" height="100%" />}
      </svg>
    </span>
  );
}
