import { type RecordKind, recordKinds } from "#sync/record.ts";
import { householdName } from "#web/household/household-record.ts";
import { kindTitle } from "#web/household/words/kind-names.ts";
import { madeAt } from "#web/platform/new-id.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { dayWords } from "../../sharing/when-words.ts";

/** The two that have met: the one that was here without an account, and one that the account had already. */
export interface Pair {
  brought: HouseholdState;
  other: HouseholdState;
}

export type Side = keyof Pair;

export const sides = ["brought", "other"] as const satisfies readonly Side[];

const sideWords: Readonly<Record<Side, string>> = {
  brought: "From this device",
  other: "In your account",
};

export const otherSide = (side: Side): Side => (side === "brought" ? "other" : "brought");

/** What each is called; two of one name are told apart by where they come from. */
export function namesOf(pair: Pair): Readonly<Record<Side, string>> {
  const [brought, other] = [householdName(pair.brought), householdName(pair.other)];
  if (brought !== other) return { brought, other };
  return { brought: `${brought} (from this device)`, other: `${other} (in your account)` };
}

/** Both at a glance, line by line: side by side on a phone too. */
export function SideBySide({ pair }: { pair: Pair }) {
  const names = namesOf(pair);
  const rows = glancesOf(pair);
  return (
    <table className="adoption-table">
      <caption className="visually-hidden">Both households at a glance</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              <span className="small quiet">{sideWords[side]}</span>
              <span className="adoption-name">{names[side]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, brought, other }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{brought}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
