import type { Transaction } from "#domain/household/records.ts";
import { arePairable, type Partners, pairedFields, pairOf, unpairedFields } from "#domain/ledger/pairs.ts";
import { err } from "#domain/result.ts";
import { type Command, changing, type HouseholdState, together } from "#web/store/index.ts";

export const partnersIn = ({ of }: Pick<HouseholdState, "of">): Partners => ({
  entry: of.transaction.get,
  save: of.save.get,
});

/** Makes two entries the halves of one transfer. Refused if either was changed or paired meanwhile. */
export const pairingTransfer = (id: string, otherId: string): Command => ({
  name: "pair-transfer",
  edits(state, newId) {
    const [one, other] = [state.of.transaction.get(id), state.of.transaction.get(otherId)];
    const partners = partnersIn(state);
    if (!one || !other || !arePairable(one, other)) return err("gone");
    if (pairOf(one, partners) || pairOf(other, partners)) return err("gone");
    const half = (entry: Transaction, to: Transaction) =>
      changing("pair-transfer", "transaction", entry.id, () =>
        pairedFields(entry, { kind: "transaction", id: to.id }, to.account),
      );
    return together("pair-transfer", [half(one, other), half(other, one)]).edits(state, newId);
  },
});

/** Turns a transfer, and the other half if it has one, back into spending, a refund or income. */
export const unpairingTransfer = (id: string): Command => ({
  name: "unpair-transfer",
  edits(state, newId) {
    const entry = state.of.transaction.get(id);
    if (entry?.kind !== "transfer") return err("gone");
    const pair = pairOf(entry, partnersIn(state));
    const halves = pair?.kind === "transaction" ? [entry, pair.entry] : [entry];
    const restored = halves.map((half) =>
      changing("unpair-transfer", "transaction", half.id, () => unpairedFields(half)),
    );
    return together("unpair-transfer", restored).edits(state, newId);
  },
});
