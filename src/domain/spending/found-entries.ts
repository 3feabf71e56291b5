import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { entryAt, type FoundEntries } from "./find-entries.ts";
import { mostCounted } from "./spending-book.ts";

/** Where in what was found another day begins: the first entry of each day. */
export function dayBreaks(found: FoundEntries): Int32Array {
  const { entries, positions } = found;
  const breaks = new Int32Array(positions.length);
  let count = 0;
  for (let at = 0; at < positions.length; at++) {
    if (at === 0 || entries[positions[at]!]!.day !== entries[positions[at - 1]!]!.day) breaks[count++] = at;
  }
  return breaks.slice(0, count);
}

/** What the entries from one place to before another took and brought, refunds off; without places all of them. */
export function sumsOf(
  found: FoundEntries,
  start = 0,
  end = found.positions.length,
): Result<{ spent: Minor; income: Minor }, "too-large"> {
  const sums: Record<Transaction["kind"], number> = { spending: 0, income: 0, transfer: 0 };
  let size = 0;
  for (let at = start; at < end; at++) {
    const { kind, amount } = entryAt(found, at);
    sums[kind] += amount;
    size += Math.abs(amount);
  }
  return size > mostCounted ? err("too-large") : ok({ spent: minor(sums.spending), income: minor(sums.income) });
}
