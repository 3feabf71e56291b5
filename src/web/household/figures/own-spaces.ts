import { useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { withKnownReferences } from "#domain/household/known-references.ts";
import type { Ledger } from "#domain/ledger/ledger.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Collections, HouseholdState } from "#web/store/index.ts";
import { usePrivateSpaces } from "../commands/own-space.ts";
import type { Figures } from "./figures.ts";
import { ledgerOf } from "./household-ledger.ts";

/** A private space as its owner sees it. Its balances follow from its own records alone. */
export interface OwnSpace {
  state: HouseholdState;
  /** The private accounts, debts and goals, in the currency and calendar of the household. It has no people, bills or categories. */
  household: Household;
  ledger: Ledger;
}

type Of<Name extends keyof Collections> = Collections[Name];

const createHousehold = () =>
  memoizeLast((shared: Household, accounts: Of<"account">, debts: Of<"debt">, goals: Of<"goal">): Household => {
    const { defaultAccount: _, ...rest } = shared;
    const none = { people: [], incomes: [], bills: [], categories: [], habits: [] };
    const listed = withKnownReferences({ people: [], accounts: accounts.list(), debts: debts.list() });
    return { ...rest, ...none, ...listed, goals: goals.list() };
  });

const households = new Map<string, ReturnType<typeof createHousehold>>();

export function ownSpaceOf(state: HouseholdState, shared: Household, began: WeekId, today: Day): OwnSpace {
  const householdOf = households.get(state.id) ?? createHousehold();
  households.set(state.id, householdOf);
  const { account, debt, goal } = state.of;
  const household = householdOf(shared, account, debt, goal);
  return { state, household, ledger: ledgerOf(state, household, began, today) };
}

/** The private spaces of this user. Usually one. */
export function useOwnSpaces({ household, began, today }: Pick<Figures, "household" | "began" | "today">) {
  const spaces = usePrivateSpaces();
  return useMemo(
    (): readonly OwnSpace[] => spaces.map((state) => ownSpaceOf(state, household, began, today)),
    [spaces, household, began, today],
  );
}
