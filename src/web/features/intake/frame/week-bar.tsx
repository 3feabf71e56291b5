import type { ShareKind, Stretch, WeekShares } from "./week-shares.ts";
import "./week-bar.css";

const words: Record<ShareKind, string> = {
  committed: "committed",
  everyday: "everyday",
  left: "left",
  open: "still open",
  covered: "money in covers",
  short: "short",
};

/** Where a week's money goes, at a glance. Hatched is still open. */
export function WeekBar({ shares }: { shares: WeekShares }) {
  const isOpen = shares.captions.some(({ kind }) => kind === "open");
  return (
    <div className="week-bar">
      <div className={isOpen ? "week-bar-track week-bar-track--open" : "week-bar-track"}>
        <svg className="week-bar-drawing" aria-hidden="true">
          {shares.stretches.map((stretch) => (
            <Part key={stretch.kind} stretch={stretch} whole={shares.whole} />
          ))}
        </svg>
      </div>
      <ul className="week-bar-captions">
        {shares.captions.map(({ kind, percent }) => (
          <li key={kind} className={`week-bar-caption week-bar-caption--${kind}`}>
            {percent === null ? words[kind] : `${words[kind]} ${percent}\u00a0%`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ stretch: { kind, from, part }, whole }: { stretch: Stretch; whole: number }) {
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  return (
    <rect className={`week-bar-part week-bar-part--${kind}`} x={percent(from)} width={percent(part)} height="100%" />
  );
}
