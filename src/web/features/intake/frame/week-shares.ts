import { allocate } from "#domain/money/allocate.ts";
import { minor, subtract } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { Answered } from "./week-so-far.ts";

export type ShareKind = "committed" | "everyday" | "left" | "open" | "covered" | "short";

/** One stretch of the week's bar, from `from` for `part` of `whole`. */
export interface Stretch {
  kind: ShareKind;
  from: number;
  part: number;
}

export interface WeekShares {
  whole: number;
  stretches: Stretch[];
  /** What the bar says in words. Percent are whole and add up to 100. */
  captions: { kind: ShareKind; percent: number | null }[];
}

const allOpen: WeekShares = { whole: 1, stretches: [], captions: [{ kind: "open", percent: null }] };

/** The week as a bar: of what comes in, or of what goes out where that is more. */
export function weekShares(budget: WeeklyBudget | null, answered: Answered): WeekShares {
  if (!budget || !answered.income) return allOpen;
  const [income, committed, everyday] = [budget.income.amount, budget.committed.amount, budget.everyday.amount];
  const out = stretchesOf([
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
  return { whole: income, stretches: out, captions: captionsOf(parts) };
}

/** What goes out is the whole; the stretch past what comes in is what is short. */
function shortWeek(income: number, goesOut: number, out: Stretch[]): WeekShares {
  const short = subtract(minor(goesOut), minor(income));
  return {
    whole: goesOut,
    stretches: [...out, { kind: "short", from: income, part: short }],
    captions: captionsOf([
      ["covered", income],
      ["short", short],
    ]),
  };
}

function stretchesOf(parts: readonly [ShareKind, number][]): Stretch[] {
  let from = 0;
  const stretches = parts.map(([kind, part]) => {
    const stretch = { kind, from, part };
    from += part;
    return stretch;
  });
  return stretches.filter(({ part }) => part > 0);
}

function captionsOf(parts: readonly [ShareKind, number][]): WeekShares["captions"] {
  const percents = allocate(
    minor(100),
    parts.map(([, part]) => part),
  );
  return parts.map(([kind], at) => ({ kind, percent: percents.ok ? percents.value[at]! : null }));
}
