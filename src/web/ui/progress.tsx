import "./progress.css";

type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** The amounts in words, for example "$1,265 of $3,800". */
  valueText?: string | undefined;
  tone?: "saved" | "plain" | undefined;
};

/** The native element serves screen readers; the drawing looks the same in every browser. */
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

type MeterProps = {
  label: string;
  value: number;
  max: number;
  valueText?: string | undefined;
  /** The value expected by now, in the same unit. */
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

/** The share in percent, always between 0 and 100. */
export function shareOf(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(100, Math.round((value / max) * 10_000) / 100);
}
