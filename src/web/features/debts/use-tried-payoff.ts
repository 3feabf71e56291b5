import { useCallback, useMemo, useState } from "react";
import { type OutlookInput, ownOrderOf, type TriedParts, triedChoice } from "#domain/debts/payoff-outlook.ts";
import { choicesOf, payoffPlanOf } from "#domain/debts/payoff-plan.ts";
import type { PayoffChoice } from "#domain/household/household.ts";
import type { AheadStart } from "#domain/projections/ahead.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import type { Command } from "#web/store/index.ts";

/** The adopted plan and a local variation of it. Nothing is written until it is adopted. */
export interface TriedPayoff extends OutlookInput {
  adopted: PayoffChoice;
  choice: PayoffChoice;
  parts: TriedParts;
  isTried: boolean;
  /** Nothing differs from a plan that was adopted explicitly. */
  isAdopted: boolean;
  /** The partner or another tab adopted another plan meanwhile. */
  isStale: boolean;
  /** Increases with each discard. Used as a key, so that half-typed amounts are reset too. */
  round: number;
  attempt: (parts: TriedParts) => void;
  discard: () => void;
}

interface Attempt {
  parts: TriedParts;
  /** The adopted plan when the first change was made. */
  basis: PayoffChoice | undefined;
  round: number;
}

export function useTriedPayoff({ household: { debts, payoff }, today }: AheadStart): TriedPayoff {
  const [{ parts, basis, round }, setAttempt] = useState<Attempt>({ parts: {}, basis: undefined, round: 0 });
  const hasChanges = Object.keys(parts).length > 0;
  const attempt = useCallback(
    (more: TriedParts) =>
      setAttempt((now) => ({
        ...now,
        parts: { ...now.parts, ...more },
        basis: Object.keys(now.parts).length > 0 ? now.basis : payoff,
      })),
    [payoff],
  );
  const discard = useCallback(() => setAttempt((now) => ({ parts: {}, basis: undefined, round: now.round + 1 })), []);
  const plans = useMemo(() => {
    const adopted = choicesOf(payoff, debts);
    const choice = triedChoice(adopted, parts, debts, today);
    return {
      adopted,
      choice,
      own: ownOrderOf(adopted, parts, debts),
      asIs: payoffPlanOf(debts, adopted, today),
      tried: payoffPlanOf(debts, choice, today),
      isTried: !isSame(choice, triedChoice(adopted, {}, debts, today)),
    };
  }, [payoff, debts, parts, today]);
  const input = useMemo(() => ({ ...plans, parts }), [plans, parts]);
  const isAdopted = payoff !== undefined && !plans.isTried;
  return { ...input, isAdopted, isStale: hasChanges && !isSame(basis, payoff), round, attempt, discard };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Writes the whole choice at once: its parts were compared together. */
export const adoptingPayoff = (payoff: PayoffChoice): Command => changingHousehold("change-payoff", { payoff });
