import type { Goal } from "#domain/household/household.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { fieldsApart } from "../goal-commands.ts";

const names: Readonly<Record<string, string>> = {
  ...{ label: "name", type: "kind", target: "target", by: "date", alreadySaved: "amount already saved" },
  ...{ state: "state", ownerIds: "owners", funding: "funding", billId: "bill", sweepTo: "sweep" },
};

/** What someone else did to a goal while its form was open, and what becomes of what was typed. */
export function meanwhileWords(opened: Goal, now: Goal | undefined): string {
  if (!now) return "Someone deleted this goal meanwhile. What you typed is still here.";
  const changed = Object.keys(fieldsApart(opened, now)).flatMap((field) => names[field] ?? []);
  if (changed.length === 0) return "";
  return `Someone changed its ${listWords(changed)} meanwhile. Saving writes only what you change here.`;
}
