import type { AccountRef, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey, closedAccount } from "#domain/ledger/account-choices.ts";
import { accountKey, isSameAccount } from "#domain/ledger/accounts.ts";
import { err, ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { type Command, changing, deleting, type Edit } from "#web/store/index.ts";

/** What to set on many entries. Undefined leaves a field as it is; "" means no category, everyone together, or no account. */
export interface BulkChange {
  categoryId?: string | undefined;
  personId?: string | undefined;
  forPersonId?: string | undefined;
  day?: Day | undefined;
  /** From `accountKey`; "" is no account. */
  account?: string | undefined;
}

type Changed = { [Name in keyof Fields<"transaction">]?: Fields<"transaction">[Name] | undefined };

/**
 * The changes to one entry; undefined if nothing changes or the change does not apply. Only spending has a category and is
 * for someone, nobody hands money to themselves, no transfer arrives where it came from, and nothing happens in an account
 * from the day it was closed.
 */
export function changeOf(
  entry: Transaction,
  change: BulkChange,
  household: Pick<Household, "accounts" | "debts">,
): Changed | undefined {
  const { categoryId, personId, forPersonId, day, account } = change;
  const isSpending = entry.kind === "spending";
  const changed: Changed = {};
  if (isSpending && categoryId !== undefined && (entry.splits || (entry.categoryId ?? "") !== categoryId))
    Object.assign(changed, { categoryId: categoryId || undefined, splits: undefined });
  if (personId !== undefined && personId !== entry.personId && personId !== entry.toPersonId)
    changed.personId = personId;
  if (isSpending && forPersonId !== undefined && (entry.forPersonId ?? "") !== forPersonId)
    changed.forPersonId = forPersonId || undefined;
  const isClosed = (ref: AccountRef | undefined, on: Day) => closedAccount(household, ref, on) !== undefined;
  const wanted = account === undefined ? undefined : accountOfKey(account);
  if (account !== undefined && (entry.account ? accountKey(entry.account) : "") !== account) {
    const cannot = isSameAccount(wanted, entry.toAccount) || isClosed(wanted, day ?? entry.day);
    if (!cannot) changed.account = wanted;
  }
  const place = "account" in changed ? changed.account : entry.account;
  const isClosedThen = day !== undefined && (isClosed(place, day) || isClosed(entry.toAccount, day));
  if (day !== undefined && day !== entry.day && !isClosedThen) changed.day = day;
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** Changes all entries with one undo. Skips entries that were deleted meanwhile. */
export const changingEntries = (changes: ReadonlyMap<string, Changed>): Command =>
  forEach("change-entries", [...changes.keys()], (id) =>
    changing("change-entries", "transaction", id, () => changes.get(id) as Partial<Fields<"transaction">>),
  );

export const deletingEntries = (ids: Iterable<string>): Command =>
  forEach("remove-entries", [...ids], (id) => deleting("remove-entries", id));

/** Unlike `together`, the commands do not see each other's edits. That keeps the time linear for 100 000 entries. */
const forEach = (name: string, ids: readonly string[], commandOf: (id: string) => Command): Command => ({
  name,
  edits(household, newId) {
    const edits: Edit[] = [];
    for (const id of ids) {
      const some = household.of.transaction.get(id) ? commandOf(id).edits(household, newId) : ok([]);
      if (!some.ok) return some;
      edits.push(...some.value);
    }
    return edits.length > 0 ? ok(edits) : err("gone");
  },
});
