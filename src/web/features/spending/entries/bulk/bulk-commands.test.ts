import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "#domain/household/records.ts";
import { card, checking, couple } from "#domain/ledger/ledger.fixture.ts";
import { minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { coupleRecords, stateOf } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { changeOf, changingEntries, deletingEntries } from "./bulk-commands.ts";

const newId = () => "made";
const kind = fc.constantFrom("spending", "income", "transfer");
const person = fc.constantFrom("maya", "tom");
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined });

describe("a change of many entries", () => {
  it("is always valid, and changes nothing the second time", () => {
    const change = fc.record({
      categoryId: maybe(fc.constantFrom("", "fun", "food")),
      personId: maybe(person),
      forPersonId: maybe(fc.constantFrom("", "maya", "tom")),
      day: maybe(fc.constantFrom("2026-01-01" as Day, "2026-10-01" as Day)),
    });
    fc.assert(
      fc.property(kind, person, fc.boolean(), fc.boolean(), change, (type, personId, isSplit, isHanded, wanted) => {
        const toPersonId = type === "transfer" && isHanded ? (personId === "maya" ? "tom" : "maya") : undefined;
        const splits = isSplit ? [{ categoryId: "fun", amount: 100 }] : undefined;
        const record = expense("a", { kind: type, personId, toPersonId, splits });
        const changed = changeOf(record.fields as unknown as Transaction, wanted, couple);
        if (!changed) return;
        const edits = changingEntries(new Map([["a", changed]])).edits(stateOf(coupleRecords(record)), newId);
        expect(edits.ok).toBe(true);
        if (!edits.ok) return;
        const after = edits.value[0]!.after;
        expect(changeOf(after.fields as unknown as Transaction, wanted, couple)).toBeUndefined();
      }),
    );
  });

  it("skips entries deleted meanwhile, and is refused if none are left", () => {
    const state = stateOf(coupleRecords(expense("a"), expense("b", { deleted: true })));
    const both = deletingEntries(["a", "b"]).edits(state, newId);
    expect(both.ok && both.value.map(({ after }) => after.id)).toEqual(["a"]);
    expect(deletingEntries(["b"]).edits(state, newId)).toEqual({ ok: false, problem: "gone" });
    expect(changingEntries(new Map([["b", { amount: minor(5) }]])).edits(state, newId).ok).toBe(false);
  });

  it("[EA3] moves entries to another account where they fit: not to a closed one, and no transfer to itself", () => {
    const closedOn = "2026-11-10" as Day;
    const household = { ...couple, accounts: couple.accounts.map((one) => ({ ...one, closedOn })) };
    const of = (fields: object) => expense("a", { day: "2026-11-12", ...fields }).fields as unknown as Transaction;
    const transfer = of({ kind: "transfer", account: checking, toAccount: card });
    expect(changeOf(of({}), { account: "debt:card" }, household)).toEqual({ account: card });
    expect(changeOf(of({ account: card }), { account: "" }, household)).toEqual({ account: undefined });
    expect(changeOf(transfer, { account: "debt:card" }, household)).toBeUndefined();
    expect(changeOf(of({}), { account: "account:checking" }, household)).toBeUndefined();
    expect(changeOf(of({ day: "2026-11-09", account: checking }), { day: closedOn }, household)).toBeUndefined();
  });
});
