import { useCallback, useMemo, useState } from "react";
import { choicesOf, payoffPlanOf } from "#domain/debts/payoff-choice.ts";
import { type OutlookInput, ownOrderOf, type TriedParts, triedChoice } from "#domain/debts/payoff-outlook.ts";
import type { PayoffChoice } from "#domain/household/household.ts";
import type { AheadStart } from "#domain/projections/ahead.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import type { Command } from "#web/store/command.ts";

/** What is tried beside what the household chose. None of it is written. */
export interface Trying extends OutlookInput {
  adopted: PayoffChoice;
  choice: PayoffChoice;
  parts: TriedParts;
  isTried: boolean;
  /** Nothing is tried, and what shows was adopted once. */
  isAdopted: boolean;
  /** The partner, or another tab, adopted something since the trying began. */
  isOvertaken: boolean;
  /** New with each fresh beginning, so that half-typed amounts go too. */
  round: number;
  attempt: (parts: TriedParts) => void;
  discard: () => void;
}

interface Attempt {
  parts: TriedParts;
  /** What the household had chosen when it began. */
  over: PayoffChoice | undefined;
  round: number;
}

export function useTried({ household: { debts, payoff }, today }: AheadStart): Trying {
  const [{ parts, over, round }, setAttempt] = useState<Attempt>({ parts: {}, over: undefined, round: 0 });
  const isBegun = Object.keys(parts).length > 0;
  const attempt = useCallback(
    (more: TriedParts) =>
      setAttempt((now) => ({
        ...now,
        parts: { ...now.parts, ...more },
        over: Object.keys(now.parts).length > 0 ? now.over : payoff,
      })),
    [payoff],
  );
  const discard = useCallback(() => setAttempt((now) => ({ parts: {}, over: undefined, round: now.round + 1 })), []);
  const plans = useMemo(() => {
    const adopted = choicesOf(payoff, debts);
    const choice = triedChoice(adopted, parts, debts, today);
    return {
      ...{ adopted, choice, own: ownOrderOf(adopted, parts, debts) },
      asIs: payoffPlanOf(debts, adopted, today),
      tried: payoffPlanOf(debts, choice, today),
      isTried: !isSame(choice, triedChoice(adopted, {}, debts, today)),
    };
  }, [payoff, debts, parts, today]);
  const input = useMemo(() => ({ ...plans, parts }), [plans, parts]);
  const isAdopted = payoff !== undefined && !plans.isTried;
  return { ...input, isAdopted, isOvertaken: isBegun && !isSame(over, payoff), round, attempt, discard };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The one choice of how debts are paid off: its parts were weighed together, so they are written together. */
export const adoptingPayoff = (payoff: PayoffChoice): Command => changingHousehold("change-payoff", { payoff });
