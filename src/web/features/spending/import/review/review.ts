import type { Transaction } from "#domain/household/records.ts";
import { createDuplicates } from "#domain/import/duplicates.ts";
import type { ReadEntry } from "#domain/import/entry-of-row.ts";
import type { ReadSummary } from "#domain/import/read-rows.ts";
import type { Pause } from "#domain/steps.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { Collection } from "#web/store/collection.ts";
import { inSlices } from "../in-slices.ts";
import type { Sorting } from "./category-guess.ts";

/** An entry of a file with what it is for, where that is known. */
export interface Sorted {
  entry: ReadEntry;
  sorting: Sorting | undefined;
}

/** One that may be there already, and the one that it may be. */
export interface Maybe extends Sorted {
  like: Pick<Transaction, "day" | "payee" | "amount" | "kind" | "note">;
}

type Entries = Collection<LiveRecord<"transaction">>;

/** What a file holds, beside what is there already. */
export interface Review {
  summary: ReadSummary;
  /** All entries of the file, to be judged again where others came meanwhile. */
  entries: readonly ReadEntry[];
  judgedOn: Entries;
  fresh: readonly Sorted[];
  maybes: readonly Maybe[];
  brought: number;
}

export interface Judging {
  sourceId: string | undefined;
  there: Entries;
  sortingOf: (payee: string) => Sorting | undefined;
  pause: Pause;
}

/** Tells what is new in a file. */
export async function judge(
  entries: readonly ReadEntry[],
  summary: ReadSummary,
  { sourceId, there, sortingOf, pause }: Judging,
): Promise<Review> {
  const duplicates = createDuplicates(sourceId);
  const half =
    (from: number): Pause =>
    (done) =>
      pause(from + done / 2);
  await inSlices(there.list(), half(0), (record) => duplicates.know({ ...record, kind: record.type }));
  const [fresh, maybes] = [[] as Sorted[], [] as Maybe[]];
  let brought = 0;
  await inSlices(entries, half(0.5), (entry) => {
    const verdict = duplicates.judge(entry);
    if (verdict.is === "brought") brought += 1;
    if (verdict.is === "brought") return;
    const sorted = { entry, sorting: entry.kind === "spending" ? sortingOf(entry.payee) : undefined };
    const like = verdict.is === "maybe" ? there.get(verdict.entryId) : undefined;
    if (like) maybes.push({ ...sorted, like: { ...like, kind: like.type } });
    else fresh.push(sorted);
  });
  return { summary, entries, judgedOn: there, fresh, maybes, brought };
}

/** Whether the one who looked at the first was told the same by the second. */
export const saysTheSame = (one: Review, other: Review): boolean =>
  one.fresh.length === other.fresh.length && one.brought === other.brought && one.maybes.length === other.maybes.length;

/** Those to be brought, in the order of the file. `kept` are places among those that may be there already. */
export const chosenOf = ({ fresh, maybes }: Review, kept: ReadonlySet<number>): readonly Sorted[] =>
  kept.size === 0
    ? fresh
    : [...fresh, ...maybes.filter((_, at) => kept.has(at))].sort((a, b) => a.entry.line - b.entry.line);
