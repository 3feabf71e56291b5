import { type RecordKind, recordKinds } from "#sync/record.ts";
import { kindTitle } from "#web/household/kind-names.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { madeAt } from "#web/store/new-id.ts";
import { dayWords } from "../sharing/when-words.ts";

const counted = ["bill", "debt", "goal", "save", "transaction"] as const satisfies readonly RecordKind[];

const nothing = "–";

/** What tells one household from another at a glance: who is in it, how much is in it, and how new that is. */
export function glanceOf(household: HouseholdState): readonly (readonly [title: string, words: string])[] {
  const people = household.of.person.list().map(({ name }) => name);
  return [
    ["People", people.join(", ") || nothing],
    ...counted.map((kind) => [kindTitle(kind), countWords(household.of[kind].size)] as const),
    ["Newest entry", newestOf(household)],
  ];
}

const countWords = (count: number): string => (count === 0 ? nothing : count.toLocaleString("en"));

/** Ids sort by the time they were made, so the last of each kind is the newest of it. */
function newestOf({ of }: HouseholdState): string {
  const moments = recordKinds.map((kind) => madeAt(of[kind].list().at(-1)?.id ?? "") ?? 0);
  const newest = Math.max(...moments);
  return newest === 0 ? nothing : dayWords(newest);
}
