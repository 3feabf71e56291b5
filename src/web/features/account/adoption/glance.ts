import { type RecordKind, recordKinds } from "#sync/record.ts";
import { kindTitle } from "#web/household/kind-names.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { madeAt } from "#web/store/new-id.ts";
import { dayWords } from "../sharing/when-words.ts";
import type { Pair, Side } from "./pair.ts";

const counted = ["bill", "debt", "goal", "save", "transaction"] as const satisfies readonly RecordKind[];

const nothing = "–";

type Glance = { title: string } & Readonly<Record<Side, string>>;

/** What tells one household from another: who is in it, how much is in it, and how new that is. What neither has is left out. */
export function glancesOf(pair: Pair): Glance[] {
  const row = (title: string, words: (household: HouseholdState) => string): Glance => ({
    title,
    brought: words(pair.brought),
    other: words(pair.other),
  });
  const rows = [
    row("People", peopleWords),
    ...counted.map((kind) => row(kindTitle(kind), ({ of }) => countWords(of[kind].size))),
    row("Newest entry", newestWords),
  ];
  return rows.filter(({ brought, other }) => brought !== nothing || other !== nothing);
}

const peopleWords = ({ of }: HouseholdState): string =>
  of.person
    .list()
    .map(({ name }) => name)
    .join(", ") || nothing;

const countWords = (count: number): string => (count === 0 ? nothing : count.toLocaleString("en"));

/** Ids sort by the time they were made, so the last of each kind is the newest of it. */
function newestWords({ of }: HouseholdState): string {
  const moments = recordKinds.map((kind) => madeAt(of[kind].list().at(-1)?.id ?? "") ?? 0);
  const newest = Math.max(...moments);
  return newest === 0 ? nothing : dayWords(newest);
}
