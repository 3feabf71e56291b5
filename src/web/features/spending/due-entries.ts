import { useEffect, useMemo, useState } from "react";
import type { Transaction } from "#domain/household/records.ts";
import { err, ok } from "#domain/result.ts";
import { type RecurringTemplate, repeatsBetween, templateIdOf } from "#domain/spending/recurring.ts";
import type { Day } from "#domain/time/day.ts";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Command, together } from "#web/store/command.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { useStore } from "#web/store/use-device.ts";

/** On what is left of an entry: it was neither entered nor dismissed, but taken back. */
const reopenedMark = "isOpen";

/** Enters what a repeated entry brought. Taking that back leaves it due, as it was. */
export const enteringDue = (entries: readonly Transaction[]): Command => forEachDue("enter-due", entries, false);

/** Not this time: it is as if it had been entered and deleted, so nobody is asked again. */
export const dismissingDue = (entry: Transaction): Command => forEachDue("dismiss-due", [entry], true);

/** The entry that pays a bill. Taking it back leaves the bill due, and so does deleting it later. */
export const enteringPaid = (entry: Transaction): Command => forEachDue("pay-bill", [entry], false);

const forEachDue = (name: string, entries: readonly Transaction[], deleted: boolean): Command =>
  together(
    name,
    entries.map((entry) => ({
      name,
      edits(state) {
        // The partner may have been quicker, or taken away what brings it.
        if (state.of.transaction.get(entry.id)) return ok([]);
        if (!stillRepeats(entry, state)) return err("gone");
        const record = recordFor(entry);
        const open = { ...record, deleted: true, [reopenedMark]: true };
        return ok([{ before: open, after: { ...record, deleted } }]);
      },
    })),
  );

const stillRepeats = (entry: Transaction, { of }: HouseholdState): boolean => {
  const id = templateIdOf(entry) ?? "";
  return of.recurring.get(id) !== undefined || of.bill.get(id) !== undefined;
};

const recordFor = (entry: Transaction): AnyRecord => ({
  ...(fieldsOfDomain(entry) as object),
  ...{ id: entry.id, kind: "transaction", schema: kinds.transaction.edition, version: 0, deleted: false },
});

export type IsKnown = (id: string) => boolean;

/**
 * Whether a repeated entry of up to that day was entered or dismissed. Screens do not have what was deleted, so the device
 * is asked for the few that are missing; nothing until it answered.
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

/** A device that can't be read says so elsewhere; then what is due is shown once too often, and nothing is lost. */
async function dismissedAmong(
  store: DeviceStore,
  { id }: HouseholdState,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.database.read(({ records }) => records.get(ids.map((one) => [id, one]))).catch(() => []);
  return new Set(rows.flatMap((row) => (row?.record.deleted && !row.record[reopenedMark] ? row.id : [])));
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
