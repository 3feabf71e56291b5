import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SpendingBook, spentIn } from "#domain/spending/spending-book.ts";
import { recordOf, recordWith, samples } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { withRecords } from "#web/store/household-state.ts";
import { expense } from "#web/store/store.fixture.ts";
import { coupleRecords, figuresFrom, friday, stateOf } from "./figures.fixture.ts";
import { createFigures } from "./figures.ts";

const week = "2026-W46" as never;
const put = (...records: readonly AnyRecord[]) => new Map(records.map((record) => [record.id, record]));
const saved = recordOf("save", {
  id: "s",
  week: "2026-W46",
  personId: "maya",
  amount: 5_000,
  target: { kind: "buffer" },
  note: "",
  recordedAt: friday,
});

describe("a household in figures", () => {
  it("is null before the household's own record has arrived", () => {
    expect(createFigures()(stateOf([]), friday)).toBeNull();
  });

  it("reuses every part that a change does not touch", () => {
    const read = createFigures();
    const state = stateOf(coupleRecords(expense("a", { day: "2026-11-10" })));
    const before = read(state, friday)!;
    const stateSaved = withRecords(state, put(saved));
    const withSave = read(stateSaved, friday)!;
    for (const part of ["household", "book", "spending"] as const) expect(withSave[part]).toBe(before[part]);
    const later = read(withRecords(stateSaved, put(expense("b", { day: "2026-11-11" }))), friday + 60_000)!;
    for (const part of ["household", "strip", "streak", "goals", "plan"] as const)
      expect(later[part]).toBe(withSave[part]);
    expect(spentIn(later.book, week)).toBe(200);
  });

  it("gives the same figures incrementally as from scratch, whatever is entered, moved and deleted", () => {
    const entry = fc.record({
      id: fc.constantFrom("a", "b", "c", "d"),
      day: fc.constantFrom("2019-05-01", "2025-12-31", "2026-11-09", "2026-11-13", "2027-02-01"),
      amount: fc.integer({ min: 1, max: 999 }),
      categoryId: fc.constantFrom("food", "fun", undefined),
      deleted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 3 }), { maxLength: 6 }), (batches) => {
        const read = createFigures();
        let state = stateOf(coupleRecords());
        for (const batch of batches) {
          state = withRecords(state, put(...batch.map(({ id, ...fields }) => expense(id, fields))));
          read(state, friday);
        }
        const all = state.of.transaction.list();
        expect(read(state, friday)!.spending).toEqual(
          figuresFrom([...coupleRecords(), ...state.of.transaction.records()]).spending,
        );
        const spent = read(state, friday)!.book.spent.reduce((sum, amount) => sum + amount, 0);
        expect(spent).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  it("uses the book that was computed before very many entries show, and notifies its readers first", async () => {
    const read = createFigures();
    const state = stateOf(coupleRecords(expense("a", { day: "2026-11-10" })));
    const before = read(state, friday)!;
    const received: SpendingBook[] = [];
    read.readers.add(function* (book) {
      received.push(book);
      yield 1;
    });
    const many = Array.from({ length: 5_000 }, (_, index) => expense(`e${index}`, { day: "2026-11-09" }));
    const next = withRecords(state, put(...many));
    await read.ahead(next, () => {});
    expect(read(state, friday)!.book).toBe(before.book);
    expect(read(next, friday)!.book).toBe(received[0]);
    expect([received.length, spentIn(received[0]!, week)]).toEqual([1, 500_100]);
    const gone = withRecords(next, new Map(many.map(({ id }) => [id, undefined])));
    await read.ahead(gone, () => {});
    expect([read(gone, friday)!.book === received[1], spentIn(received[1]!, week)]).toEqual([true, 100]);
  });

  it("computes no book ahead before there is a first one", async () => {
    const read = createFigures();
    const state = stateOf(coupleRecords(expense("a", { day: "2026-11-10" })));
    await read.ahead(state, () => {});
    expect(spentIn(read(state, friday)!.book, week)).toBe(100);
  });

  it("has every entry with all fields of its record, including for whom it was and where it was imported from", () => {
    const entries = samples.transaction.map((fields, index) => recordOf("transaction", { ...fields, id: `t${index}` }));
    const { book, state } = figuresFrom(coupleRecords(...entries));
    const all = book.weeks.flat().sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(all).toEqual(state.of.transaction.list());
  });

  it("treats a deleted person, account or category as absent, and says how costs are settled", () => {
    const settling = { since: "2026-10-01", by: "equal" };
    const [own, ...people] = coupleRecords();
    const house = recordOf("account", { ...samples.account[1], id: "house", ownerIds: ["maya", "gone"] });
    const loans = ["house", "sold"].map((accountId) =>
      recordOf("debt", { ...samples.debt[1], id: `on-${accountId}`, accountId, ownerIds: ["gone"] }),
    );
    const spent = expense("a", { day: "2026-11-10", categoryId: "gone", personId: "gone", forPersonId: "gone" });
    const figures = figuresFrom([recordWith(own!, { settling }), ...people, house, ...loans, spent]);
    const { accounts, debts } = figures.household;
    expect(figures.household.settling).toEqual(settling);
    expect(accounts.map(({ ownerIds }) => ownerIds)).toEqual([["maya"]]);
    expect(debts.map(({ ownerIds, accountId }) => [ownerIds, accountId])).toEqual([
      [[], "house"],
      [[], undefined],
    ]);
    expect(spentIn(figures.book, week)).toBe(100);
  });

  it("reuses the lists that a change does not touch, even with an owner who is gone", () => {
    const read = createFigures();
    const house = recordOf("account", { ...samples.account[1], id: "house", ownerIds: ["gone"] });
    const state = stateOf(coupleRecords(house));
    const before = read(state, friday)!;
    const habit = recordOf("habit", samples.habit[0]!);
    const after = read(withRecords(state, put(habit)), friday)!;
    expect(after.household).not.toBe(before.household);
    expect([after.household.accounts, after.household.debts]).toEqual([before.household.accounts, []]);
    expect(after.household.accounts).toBe(before.household.accounts);
  });

  it("changes to the new week when it begins in the household's time zone", () => {
    const read = createFigures();
    const state = stateOf(coupleRecords());
    expect(read(state, Date.parse("2026-11-15T23:59:00Z"))!.week).toBe("2026-W46");
    expect(read(state, Date.parse("2026-11-16T00:00:00Z"))!.week).toBe("2026-W47");
  });

  it("has no spending figures before the entries are loaded", () => {
    const state = stateOf(coupleRecords(expense("a", { day: "2026-11-10" })));
    const read = createFigures();
    expect(read({ ...state, hasEntries: false }, friday)!.spending).toEqual({ ok: false, problem: "not-read" });
    expect(read(state, friday)!.spending.ok).toBe(true);
  });
});
