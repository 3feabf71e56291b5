import type { Transaction } from "#domain/household/records.ts";
import { err, ok } from "#domain/result.ts";
import { templateIdOf } from "#domain/spending/repeat-of.ts";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Command, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** On what is left of an entry: it was neither entered nor dismissed, but taken back. */
export const openMark = "isOpen";

/** Enters what a repeated entry brought. Taking that back leaves it due, as it was. */
export const enteringDue = (entries: readonly Transaction[]): Command => eachDue("enter-due", entries, false);

/** Not this time: it is as if it had been entered and deleted, so nobody is asked again. */
export const dismissingDue = (entry: Transaction): Command => eachDue("dismiss-due", [entry], true);

/** The entry that pays a bill. Taking it back leaves the bill due, and so does deleting it later. */
export const enteringPaid = (entry: Transaction): Command => eachDue("pay-bill", [entry], false);

const eachDue = (name: string, entries: readonly Transaction[], deleted: boolean): Command =>
  together(
    name,
    entries.map((entry) => ({
      name,
      edits(state) {
        // The partner may have been quicker, or taken away what brings it.
        if (state.of.transaction.get(entry.id)) return ok([]);
        if (!isStillRepeated(entry, state)) return err("gone");
        const record = recordFor(entry);
        const open = { ...record, deleted: true, [openMark]: true };
        return ok([{ before: open, after: { ...record, deleted } }]);
      },
    })),
  );

const isStillRepeated = (entry: Transaction, { of }: HouseholdState): boolean => {
  const id = templateIdOf(entry) ?? "";
  return of.recurring.get(id) !== undefined || of.bill.get(id) !== undefined;
};

const recordFor = (entry: Transaction): AnyRecord => ({
  ...(fieldsOfDomain(entry) as object),
  ...{ id: entry.id, kind: "transaction", schema: kinds.transaction.edition, version: 0, deleted: false },
});
