import { type RecordKind, recordKinds } from "#sync/record.ts";
import { householdName } from "#web/household/household-record.ts";
import { kindTitle } from "#web/household/words/kind-names.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { madeAt } from "#web/platform/new-id.ts";
import type { HouseholdState } from "#web/store/index.ts";

/** The household that was here before signing in, and one that the account had already. */
export interface Pair {
  adopted: HouseholdState;
  other: HouseholdState;
}

export type Side = keyof Pair;

export const sides = ["adopted", "other"] as const satisfies readonly Side[];

const sideWords: Readonly<Record<Side, string>> = {
  adopted: "From this device",
  other: "In your account",
};

export const otherSide = (side: Side): Side => (side === "adopted" ? "other" : "adopted");

/** Display names. Households with the same name get a suffix that says where they come from. */
export function namesOf(pair: Pair): Readonly<Record<Side, string>> {
  const [adopted, other] = [householdName(pair.adopted), householdName(pair.other)];
  if (adopted !== other) return { adopted, other };
  return { adopted: `${adopted} (from this device)`, other: `${other} (in your account)` };
}

/** Compares both, row by row; side by side on phones too. */
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
        {rows.map(({ title, adopted, other }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{adopted}</td>
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

/**
 * Rows that tell the households apart: people, counts, and the newest entry. Rows that are empty for both are left out.
 */
export function glancesOf(pair: Pair): Glance[] {
  const row = (title: string, words: (household: HouseholdState) => string): Glance => ({
    title,
    adopted: words(pair.adopted),
    other: words(pair.other),
  });
  const rows = [
    row("People", peopleWords),
    ...counted.map((kind) => row(kindTitle(kind), ({ of }) => countWords(of[kind].size))),
    row("Newest entry", newestWords),
  ];
  return rows.filter(({ adopted, other }) => adopted !== nothing || other !== nothing);
}

const peopleWords = ({ of }: HouseholdState): string =>
  of.person
    .list()
    .map(({ name }) => name)
    .join(", ") || nothing;

const countWords = (count: number): string => (count === 0 ? nothing : count.toLocaleString("en"));

/** Ids sort by creation time, so the last record of each kind is its newest. */
function newestWords({ of }: HouseholdState): string {
  const moments = recordKinds.map((kind) => madeAt(of[kind].list().at(-1)?.id ?? "") ?? 0);
  const newest = Math.max(...moments);
  return newest === 0 ? nothing : dayWords(newest);
}
