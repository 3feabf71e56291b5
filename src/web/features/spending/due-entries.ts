import { useEffect, useMemo, useState } from "react";
import type { Transaction } from "#domain/household/records.ts";
import { accountsFor } from "#domain/ledger/account-choices.ts";
import { err, ok } from "#domain/result.ts";
import { type RecurringTemplate, repeatsBetween, templateIdOf } from "#domain/spending/recurring.ts";
import type { Day } from "#domain/time/day.ts";
import { newRecord } from "#sync/kinds/kinds.ts";
import { withFields } from "#sync/record.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import { madeAt } from "#web/platform/new-id.ts";
import { type Command, type DeviceStore, type HouseholdState, together, useStore } from "#web/store/index.ts";

/** Marks a deleted entry whose recording was undone, so that it is due again. Without the mark it counts as dismissed. */
const reopenedMark = "isOpen";

/** Records due entries. Undo makes them due again. */
export const enteringDue = (entries: readonly Transaction[]): Command => forEachDue("enter-due", entries, false);

/** Dismisses a due entry: stored as a deleted entry, so that it is not offered again. */
export const dismissingDue = (entry: Transaction): Command => forEachDue("dismiss-due", [entry], true);

/** Records the entry that pays a bill. Undoing or deleting it makes the bill due again. */
export const enteringPaid = (entry: Transaction): Command => forEachDue("pay-bill", [entry], false);

const forEachDue = (name: string, entries: readonly Transaction[], deleted: boolean): Command =>
  together(
    name,
    entries.map((entry) => ({
      name,
      edits(state, newId) {
        // The partner may have recorded it first, or deleted the repeat.
        if (state.of.transaction.get(entry.id)) return ok([]);
        if (!stillRepeats(entry, state)) return err("gone");
        const recordedAt = madeAt(newId());
        const fields = withAccounts(entry, state);
        const record = newRecord("transaction", recordedAt === null ? fields : { ...fields, recordedAt });
        const open = { ...withFields(record, { [reopenedMark]: true }), deleted: true };
        return ok([{ before: open, after: { ...record, deleted } }]);
      },
    })),
  );

/** Repeats that were saved without an account happen in that of their payer. Payments of bills have theirs already. */
function withAccounts(entry: Transaction, state: HouseholdState): Transaction {
  const household = householdOf(state);
  if (entry.bill || !household) return entry;
  const { account: _, toAccount: __, ...rest } = entry;
  return { ...rest, ...accountsFor(household, entry, entry.day) };
}

const stillRepeats = (entry: Transaction, { of }: HouseholdState): boolean => {
  const id = templateIdOf(entry) ?? "";
  return of.recurring.get(id) !== undefined || of.bill.get(id) !== undefined;
};

export type IsKnown = (id: string) => boolean;

/**
 * Tells whether a repeated entry up to that day was entered or dismissed. The loaded state has no deleted records, so the few
 * missing ones are read from the device's database. Undefined until they are read.
 */
export function useKnownRepeats(
  state: HouseholdState,
  templates: readonly RecurringTemplate[],
  until: Day,
): IsKnown | undefined {
  const store = useStore();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>();
  const hasTemplates = templates.length > 0;
  useEffect(() => {
    if (!hasTemplates) return;
    let isCurrent = true;
    void dismissedAmong(store, state, missingIds(state, templates, until)).then((ids) => {
      if (isCurrent) setDismissed((before) => (before && isSameSet(before, ids) ? before : ids));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, state, templates, until, hasTemplates]);
  const { transaction } = state.of;
  const { unread } = state;
  return useMemo(() => {
    if (hasTemplates && !dismissed) return undefined;
    return (id) => transaction.get(id) !== undefined || unread.has(id) || dismissed?.has(id) === true;
  }, [transaction, unread, dismissed, hasTemplates]);
}

const missingIds = ({ of }: HouseholdState, templates: readonly RecurringTemplate[], until: Day): string[] =>
  templates
    .flatMap((template) => repeatsBetween(template, template.schedule.on, until))
    .flatMap(({ id }) => (of.transaction.get(id) ? [] : id));

/** A failed read is reported elsewhere. Dismissed entries are then offered again, and no data is lost. */
async function dismissedAmong(
  store: DeviceStore,
  { id }: HouseholdState,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.database.read(({ records }) => records.get(ids.map((one) => [id, one]))).catch(() => []);
  return new Set(rows.flatMap((row) => (row?.record.deleted && !row.record.fields[reopenedMark] ? row.id : [])));
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
