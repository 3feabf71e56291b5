import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";
import { sumsOf } from "#domain/spending/found-entries.ts";
import { mostCounted } from "#domain/spending/spending-book.ts";
import { partsOf } from "#domain/spending/transaction.ts";

export type Sums = Result<{ spent: Minor; income: Minor }, "too-large">;

/** What was found from one place to before another; where a category is asked for, only what counts in it. */
export type SumFound = (start?: number, end?: number) => Sums;

export function sumFound(
  found: FoundEntries,
  categoryId: string | undefined,
  { categories }: Pick<Household, "categories">,
): SumFound {
  if (categoryId === undefined) return (start, end) => sumsOf(found, start, end);
  const known = new Set(categories.map(({ id }) => id));
  const counts = (id: string) => (categoryId === "" ? !known.has(id) : id === categoryId);
  return (start = 0, end = found.positions.length) => {
    let [spent, size] = [0, 0];
    for (let at = start; at < end; at++)
      for (const part of partsOf(entryAt(found, at)))
        if (counts(part.categoryId)) {
          spent += part.amount;
          size += Math.abs(part.amount);
        }
    return size > mostCounted ? err("too-large") : ok({ spent: minor(spent), income: minor(0) });
  };
}

/** Whether an entry counts with a part only, so that the sum is not what the rows come to. */
export const isSplit = ({ kind, splits }: Transaction): boolean => kind === "spending" && splits !== undefined;
