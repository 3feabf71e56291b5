import { allocate } from "#domain/money/allocate.ts";
import { type Minor, minor, subtract } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";

/** Which of the week's figures are answered: unanswered is not the same as zero. */
export interface Answered {
  income: boolean;
  committed: boolean;
  everyday: boolean;
}

/** The figure at the bottom of the week. */
export interface WeekSoFar {
  label: "Left so far" | "Left to save" | "Short each week";
  /** Null until the income is known. */
  amount: Minor | null;
  /** What is still missing from the figure; empty if nothing is. */
  note: string;
  isShort: boolean;
}

export function weekSoFar(budget: WeeklyBudget | null, answered: Answered): WeekSoFar {
  const isWhole = answered.committed && answered.everyday;
  if (!budget || !answered.income) {
    return { label: "Left so far", amount: null, note: "as soon as money in is known", isShort: false };
  }
  const { amount } = budget.left;
  const isShort = amount < 0;
  const label = isShort ? "Short each week" : isWhole ? "Left to save" : "Left so far";
  return { label, amount, note: missingWords(answered), isShort };
}

function missingWords({ committed, everyday }: Answered): string {
  const missing = [...(committed ? [] : ["bills"]), ...(everyday ? [] : ["everyday"])];
  return missing.length > 0 ? `before ${missing.join(" and ")}` : "";
}

export type ShareKind = "committed" | "everyday" | "left" | "open" | "covered" | "short";

/** A segment of the week's bar, starting at `from`, `part` long. */
export interface Segment {
  kind: ShareKind;
  from: number;
  part: number;
}

export interface WeekShares {
  whole: number;
  segments: Segment[];
  /** The bar's legend. The percentages are whole numbers that add up to 100. */
  captions: { kind: ShareKind; percent: number | null }[];
}

const allOpen: WeekShares = { whole: 1, segments: [], captions: [{ kind: "open", percent: null }] };

/** The week as a bar. Its whole is the income, or the expenses if they are higher. */
export function weekShares(budget: WeeklyBudget | null, answered: Answered): WeekShares {
  if (!budget || !answered.income) return allOpen;
  const [income, committed, everyday] = [budget.income.amount, budget.committed.amount, budget.everyday.amount];
  const out = segmentsOf([
    ["committed", committed],
    ["everyday", everyday],
  ]);
  if (budget.left.amount < 0) return shortWeek(income, committed + everyday, out);
  if (income === 0) return allOpen;
  const rest = answered.committed && answered.everyday ? "left" : "open";
  const parts: [ShareKind, number][] = [
    ...(answered.committed ? [["committed", committed] as [ShareKind, number]] : []),
    ...(answered.everyday ? [["everyday", everyday] as [ShareKind, number]] : []),
    [rest, budget.left.amount],
  ];
  return { whole: income, segments: out, captions: captionsOf(parts) };
}

/** The expenses are the whole; the segment beyond the income is the shortfall. */
function shortWeek(income: number, goesOut: number, out: Segment[]): WeekShares {
  const short = subtract(minor(goesOut), minor(income));
  return {
    whole: goesOut,
    segments: [...out, { kind: "short", from: income, part: short }],
    captions: captionsOf([
      ["covered", income],
      ["short", short],
    ]),
  };
}

function segmentsOf(parts: readonly [ShareKind, number][]): Segment[] {
  let from = 0;
  const segments = parts.map(([kind, part]) => {
    const segment = { kind, from, part };
    from += part;
    return segment;
  });
  return segments.filter(({ part }) => part > 0);
}

function captionsOf(parts: readonly [ShareKind, number][]): WeekShares["captions"] {
  const percents = allocate(
    minor(100),
    parts.map(([, part]) => part),
  );
  return parts.map(([kind], at) => ({ kind, percent: percents.ok ? percents.value[at]! : null }));
}
