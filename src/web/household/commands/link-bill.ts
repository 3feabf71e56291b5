import { err, ok } from "#domain/result.ts";
import { type Command, changing, together } from "#web/store/index.ts";

type Change = { debtId?: string; isSeparate?: boolean };

/** Undefined removes the field; the types of stored records have no undefined. */
const answering = (name: string, billId: string, debtId: string | undefined, isSeparate: true | undefined): Command =>
  changing(name, "bill", billId, () => ({ debtId, isSeparate }) as unknown as Change);

/** A bill and a debt are one payment from now on. */
export const linkingBill = (billId: string, debtId: string): Command => ({
  name: "link-bill",
  edits(household, newId) {
    if (!household.of.debt.get(debtId)) return err("gone");
    return answering("link-bill", billId, debtId, undefined).edits(household, newId);
  },
});

/** The bill pays none of the debts. Stored, so that nobody is asked again. */
export const separatingBill = (billId: string): Command => answering("separate-bill", billId, undefined, true);

/** Makes one bill, or none, the one that pays a debt. */
export const choosingBill = (debtId: string, billId: string): Command => ({
  name: "choose-bill",
  edits(household, newId) {
    const paying = household.of.bill.list().filter((bill) => bill.debtId === debtId);
    if (billId === "" ? paying.length === 0 : paying.length === 1 && paying[0]!.id === billId) return ok([]);
    const others = paying.filter(({ id }) => id !== billId).map(({ id }) => separatingBill(id));
    const chosen = billId === "" ? [] : [answering("choose-bill", billId, debtId, undefined)];
    return together("choose-bill", [...others, ...chosen]).edits(household, newId);
  },
});
