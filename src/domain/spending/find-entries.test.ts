import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { EntryFilter } from "./entry-filter.ts";
import { household, idsOf } from "./find-entries.fixture.ts";
import { createEntryFinder } from "./find-entries.ts";
import { dayBreaks, sumsOf } from "./found-entries.ts";
import { spendingBook } from "./spending-book.ts";
import { withEntry } from "./spending-book-changes.ts";
import { autumn, category, entry } from "./spending-fixture.ts";

const searching = (entries: readonly Transaction[]) => createEntryFinder().in(spendingBook(entries, autumn), household);

const entries = [
  entry("2026-11-12", 1_240, { id: "canteen", payee: "Canteen", categoryId: "food", personId: "tom" }),
  entry("2026-11-12", 1_800, { id: "moon", payee: "Paper Moon", note: "Ana, birthday", forPersonId: "tom" }),
  entry("2026-11-11", -2_490, { id: "refund", payee: "Marlow Clothing", categoryId: "fun" }),
  entry("2026-10-02", 3_160, { id: "pho", payee: "Phở  Lan", note: "with Ana", categoryId: "food" }),
  entry("2026-10-01", 124_050, { id: "pay", payee: "Northgate", kind: "income" }),
  entry("2026-10-01", 5_000, { id: "hand", payee: "", kind: "transfer", toPersonId: "tom", categoryId: "food" }),
  entry("2026-10-05", 8_000, {
    ...{ id: "pocket@2026-10-05", payee: "Pocket money", imported: { sourceId: "bank", key: "x" } },
    splits: [
      { categoryId: "food", amount: minor(5_000) },
      { categoryId: "gone", amount: minor(3_000) },
    ],
  }),
];

describe("finding entries", () => {
  const find = (filter: EntryFilter) => idsOf(searching(entries).find(filter));

  it("[SN11] lists all where nothing is asked, the latest day first and the newest id first", () => {
    const all = ["moon", "canteen", "refund", "pocket@2026-10-05", "pho", "pay", "hand"];
    expect(find({})).toEqual(all);
    expect(find({ text: "  " })).toEqual(all);
    expect(idsOf(searching([]).find({ text: "x" }))).toEqual([]);
  });

  it.each([
    ["canteen", ["canteen"]],
    ["MOON", ["moon"]],
    ["pho lan", ["pho"]],
    ["ana", ["moon", "pho"]],
    ["ana moon", ["moon"]],
    ["eating", ["canteen", "pocket@2026-10-05", "pho"]],
    ["eating ana", ["pho"]],
    ["24.90", ["refund"]],
    ["24,9", ["refund"]],
    ["12", ["canteen", "pay"]],
    ["1,240.50", ["pay"]],
    ["1 240,50", ["pay"]],
    ["$18", ["moon"]],
    ["pho 31.6", ["pho"]],
    ["nobody", []],
  ])("[SN12] finds “%s” in payees, notes, names of categories and amounts", (text, expected) => {
    expect(find({ text })).toEqual(expected);
  });

  it("[SN13] finds what a narrower look would miss: a comma that turns out to part thousands", () => {
    const search = searching(entries);
    for (const [text, expected] of [
      ...[["1,24", []] as const, ["1,240", ["pay"]] as const],
      ...[["1 24", []] as const, ["1 240", ["pay"]] as const, ["1 240,5", ["pay"]] as const],
    ])
      expect(idsOf(search.find({ text }))).toEqual(expected);
  });

  it.each<[EntryFilter, string[]]>([
    [{ categoryId: "food" }, ["canteen", "pocket@2026-10-05", "pho"]],
    [{ categoryId: "" }, ["moon", "pocket@2026-10-05"]],
    [{ personId: "tom" }, ["canteen"]],
    [{ forPersonId: "tom" }, ["moon"]],
    [{ forPersonId: "", type: "spending" }, ["canteen", "pocket@2026-10-05", "pho"]],
    [{ type: "refund" }, ["refund"]],
    [{ type: "income" }, ["pay"]],
    [{ type: "transfer" }, ["hand"]],
    [{ from: "2026-10-02" as Day, to: "2026-11-11" as Day }, ["refund", "pocket@2026-10-05", "pho"]],
    [{ from: "2026-11-12" as Day, to: "2026-11-11" as Day }, []],
    [{ least: minor(1_800), most: minor(2_490) }, ["moon", "refund"]],
    [{ isRepeated: true }, ["pocket@2026-10-05"]],
    [{ isImported: true }, ["pocket@2026-10-05"]],
    [{ isImported: false, isRepeated: false, text: "an", type: "spending" }, ["moon", "canteen", "pho"]],
  ])("[SN14] filters by %o", (filter, expected) => {
    expect(find(filter)).toEqual(expected);
  });

  it("[SN15] copies no entry, and says where days begin and what was spent and came in", () => {
    const search = searching(entries);
    expect(search.find({})).toMatchObject({ entries: search.entries });
    const found = search.find({});
    expect([...dayBreaks(found)]).toEqual([0, 2, 3, 4, 5]);
    expect(sumsOf(found)).toEqual({ ok: true, value: { spent: 11_710, income: 124_050 } });
    expect(sumsOf(found, 0, 2)).toEqual({ ok: true, value: { spent: 3_040, income: 0 } });
    const huge = searching([entry("2026-11-10", 2 ** 52), entry("2026-11-10", 2 ** 52)]);
    expect(sumsOf(huge.find({}))).toEqual({ ok: false, problem: "too-large" });
    expect([...dayBreaks(searching([]).find({}))]).toEqual([]);
  });

  it("[SN16] prepares once, and again only when there is another book or household", () => {
    const finder = createEntryFinder().in;
    const book = spendingBook(entries, autumn);
    expect(finder(book, household)).toBe(finder(book, household));
    const renamed = { ...household, categories: [{ ...category("food", 0), label: "Lunch" }] };
    expect(idsOf(finder(book, renamed).find({ text: "lunch" }))).toHaveLength(3);
    const wider = withEntry(book, entry("2027-03-01", 1, { id: "late" }));
    expect(idsOf(finder(wider, household).find({}))[0]).toBe("late");
  });
});
