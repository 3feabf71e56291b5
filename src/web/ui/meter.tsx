import { shareOf } from "./progress-share.ts";
import "./meter.css";

type MeterProps = {
  label: string;
  value: number;
  max: number;
  valueText?: string | undefined;
  /** Where the value would stand by now, in the same unit. */
  tick?: number | undefined;
  over?: boolean | undefined;
};

export function Meter({ label, value, max, valueText, tick, over = false }: MeterProps) {
  const share = shareOf(value, max);
  return (
    <span className={over ? "meter meter--over" : "meter"}>
      <meter className="visually-hidden" aria-label={label} aria-valuetext={valueText} value={share} max={100} />
      <svg className="meter-bar" aria-hidden="true">
        <rect className="meter-track" y="4" width="100%" height="6" rx="3" />
        {share > 0 && <rect className="meter-fill" y="4" width={`${share}%`} height="6" rx="3" />}
        {tick !== undefined && (
          <rect className="meter-tick" x={`${shareOf(tick, max)}%`} width="2" height="14" rx="1" />
        )}
      </svg>
    </span>
  );
}
