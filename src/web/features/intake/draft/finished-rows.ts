import { standingOf } from "#domain/dashboard/standing.ts";
import type { Household } from "#domain/household/household.ts";
import { type Asked, type Part, parts } from "#domain/intake/answers.ts";
import { answersOf } from "#domain/intake/answers-of.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import { householdInDomain } from "#web/household/household-in-domain.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import type { DraftRow } from "./draft-rows.ts";

/** The household as it is, with what was last said of its accounts and debts. */
export function householdNow(state: HouseholdState, { today }: Asked): Household | null {
  const household = householdInDomain(state);
  return household && standingOf(household, state.of.balance.list().map(toDomain), today).household;
}

/** The household's records as rows, written as their owners would type them. */
export function finishedRows(state: HouseholdState, asked: Asked): DraftRow[] {
  const household = householdNow(state, asked);
  return household ? parts.flatMap((part) => rowsOf(household, part, asked)) : [];
}

function rowsOf(household: Household, part: Part, { format }: Asked): DraftRow[] {
  return listOf(household, part).map((entry, order) => ({
    ...{ id: entry.id, part, order, isFinished: true, isRemoved: false, isTouched: false, drafts: [] },
    answers: answersOf(part, entry as never, format),
  }));
}

const listOf = (household: Household, part: Part): readonly { id: string }[] =>
  part === "goals" ? [...household.goals].sort((one, other) => one.priority - other.priority) : household[part];
