import type { OnPause } from "#domain/cooperative-task.ts";
import type { Transaction } from "#domain/household/records.ts";
import { err, ok } from "#domain/result.ts";
import { readRecord } from "#sync/read-record.ts";
import { type AnyRecord, withFields } from "#sync/record.ts";
import { type Command, type Edit, type HouseholdState, together } from "#web/store/index.ts";

/** How many entries are changed between two pauses. */
const sliceSize = 256;

interface Recategorizing {
  name: string;
  entries: readonly Transaction[];
  /** The new category, or categories of the parts; undefined leaves the entry as it is. */
  categoryOf: (entry: Transaction) => Pick<Transaction, "categoryId" | "splits"> | undefined;
  /** Changes of other records, saved with one undo. */
  extras: readonly Command[];
}

/** Changes the categories of entries. There may be 100 000, so it pauses, and the store writes them in bulk. */
export async function recategorizing(
  { name, entries, categoryOf, extras }: Recategorizing,
  state: HouseholdState,
  pause: OnPause,
): Promise<Command> {
  const edits: Edit[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % sliceSize === 0) await pause(index / entries.length);
    const before = state.of.transaction.record(entry.id);
    const fields = before && categoryOf(before.fields as unknown as Transaction);
    const after = fields && withFields(before, fields);
    if (after && readRecord(after).ok) edits.push({ before, after: after as AnyRecord });
  }
  return {
    name,
    edits(now, newId) {
      const others = together(name, extras).edits(now, newId);
      if (!others.ok) return others;
      // Skips entries that were changed or deleted meanwhile.
      const unchanged = edits.filter(({ before, after }) => now.of.transaction.record(after.id) === before);
      const all = [...others.value, ...unchanged];
      return all.length > 0 ? ok(all) : err("gone");
    },
  };
}
