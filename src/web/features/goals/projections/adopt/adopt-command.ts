import { err } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { type AdoptedEdit, adopt } from "#domain/what-if/adopt.ts";
import type { TriedChange, TriedProblem } from "#domain/what-if/change.ts";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { changingHousehold } from "#web/household/household-command.ts";
import { householdInDomain } from "#web/household/household-in-domain.ts";
import { adding, type Command, type CommandProblem, changing, deleting, together } from "#web/store/command.ts";

/** What a what-if had no use for and a plan has: when a new bill is due, and whose a new pay is. By the thing's id. */
export type Details = Readonly<Record<string, { nextDue: Day } | { personId: string }>>;

export interface Adopting {
  changes: readonly TriedChange[];
  details: Details;
  today: Day;
  week: WeekId;
  began: WeekId;
}

const name = "adopt-what-if";
const kindOf = { incomes: "income", bills: "bill", categories: "category", goals: "goal", debts: "debt" } as const;

/** All of it or nothing, on the household as it is at that moment, with one undo. */
export const adopting = ({ details, ...input }: Adopting): Command => ({
  name,
  edits(state, newId) {
    const household = householdInDomain(state);
    if (!household) return err("gone");
    const adopted = adopt({ household, ...input });
    if (!adopted.ok) return err(problemOf(adopted.problem));
    const commands = adopted.value.edits.map((edit) => commandOf(edit, details));
    return together(name, commands).edits(state, newId);
  },
});

const problemOf = (problem: TriedProblem): CommandProblem =>
  problem === "gone" || problem === "too-large" || problem === "negative-amount" ? problem : "bad-fields";

function commandOf(edit: AdoptedEdit, details: Details): Command {
  if (edit.list === "household") return changingHousehold(name, edit.change);
  const kind = kindOf[edit.list];
  if ("added" in edit) return adding(name, kind, fieldsOfDomain({ ...edit.added, ...details[edit.added.id] }) as never);
  if ("isGone" in edit) return deleting(name, edit.id);
  return changing(name, kind, edit.id, () => edit.change as never);
}
