interface WaterfallBarProps {
  before: number;
  part: number;
  whole: number;
}

/** One step of the split: where the money above it ended, and how far this part reaches. Planned money is hollow. */
export function WaterfallBar({ before, part, whole }: WaterfallBarProps) {
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  return (
    <svg className="waterfall-bar" height="14" aria-hidden="true">
      <rect x={percent(before)} y="0.5" width={percent(part)} height="13" rx="2" />
    </svg>
  );
}
