import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../cooperative-task.ts";
import type { Transaction } from "../household/records.ts";
import { card, checking } from "../ledger/ledger.fixture.ts";
import { minor } from "../money/money.ts";
import { sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { createEntryFinder, dayBreaks, type EntryFilter, entryAt, type FoundEntries, sumsOf } from "./find-entries.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { type SpendingBook, spendingBook, withChanges, withEntry, withoutEntry } from "./spending-book.ts";

/** A household whose entries are looked for. */
const household = sampleHousehold({
  categories: [
    { ...category("food", 0), label: "Eating out" },
    { ...category("fun", 0), label: "Fun & hobbies" },
  ],
  people: [
    { id: "maya", name: "Maya", kind: "adult" },
    { id: "tom", name: "Tom", kind: "adult" },
  ],
});

const idsOf = (found: FoundEntries) => [...found.positions].map((_, at) => entryAt(found, at).id);

const searching = (entries: readonly Transaction[]) => createEntryFinder().in(spendingBook(entries, autumn), household);

const entries = [
  entry("2026-11-12", 1_240, { id: "canteen", payee: "Canteen", categoryId: "food", personId: "tom" }),
  entry("2026-11-12", 1_800, { id: "moon", payee: "Paper Moon", note: "Ana, birthday", forPersonId: "tom" }),
  entry("2026-11-11", -2_490, { id: "refund", payee: "Marlow Clothing", categoryId: "fun" }),
  entry("2026-10-02", 3_160, { id: "pho", payee: "Phở  Lan", note: "with Ana", categoryId: "food" }),
  entry("2026-10-01", 124_050, { id: "pay", payee: "Northgate", kind: "income" }),
  entry("2026-10-01", 5_000, { id: "hand", payee: "", kind: "transfer", toPersonId: "tom", categoryId: "food" }),
  entry("2026-10-05", 8_000, {
    id: "pocket@2026-10-05",
    payee: "Pocket money",
    imported: { sourceId: "bank", key: "x" },
    splits: [
      { categoryId: "food", amount: minor(5_000) },
      { categoryId: "gone", amount: minor(3_000) },
    ],
  }),
];

describe("finding entries", () => {
  const find = (filter: EntryFilter) => idsOf(searching(entries).find(filter));

  it("finds what happened or arrived in an account, or in none", () => {
    const at = [
      entry("2026-11-12", 1, { id: "bought", account: card }),
      entry("2026-11-11", 2, { id: "paid", kind: "transfer", account: checking, toAccount: card }),
      entry("2026-11-10", 3, { id: "none" }),
    ];
    const found = (account: string) => idsOf(searching(at).find({ account }));
    expect(found("debt:card")).toEqual(["bought", "paid"]);
    expect(found("account:checking")).toEqual(["paid"]);
    expect(found("")).toEqual(["none"]);
  });

  it("lists all entries without a filter, latest day first and newest id first", () => {
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
  ])("finds “%s” in payees, notes, names of categories and amounts", (text, expected) => {
    expect(find({ text })).toEqual(expected);
  });

  it("finds what a narrower look would miss: a comma that turns out to part thousands", () => {
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
  ])("filters by %o", (filter, expected) => {
    expect(find(filter)).toEqual(expected);
  });

  it("copies no entry, and finds where days start and what was spent and earned", () => {
    const search = searching(entries);
    expect(search.find({})).toMatchObject({ entries: search.entries });
    const found = search.find({});
    expect([...dayBreaks(found)]).toEqual([0, 2, 3, 4, 5]);
    expect(sumsOf(found)).toEqual({ ok: true, value: { spent: 11_710, apart: 0, income: 124_050 } });
    expect(sumsOf(found, 0, 2)).toEqual({ ok: true, value: { spent: 3_040, apart: 0, income: 0 } });
    const huge = searching([entry("2026-11-10", 2 ** 52), entry("2026-11-10", 2 ** 52)]);
    expect(sumsOf(huge.find({}))).toEqual({ ok: false, problem: "too-large" });
    expect([...dayBreaks(searching([]).find({}))]).toEqual([]);
  });

  it("prepares once, and again only when there is another book or household", () => {
    const finder = createEntryFinder().in;
    const book = spendingBook(entries, autumn);
    expect(finder(book, household)).toBe(finder(book, household));
    const renamed = { ...household, categories: [{ ...category("food", 0), label: "Lunch" }] };
    expect(idsOf(finder(book, renamed).find({ text: "lunch" }))).toHaveLength(3);
    const wider = withEntry(book, entry("2027-03-01", 1, { id: "late" }));
    expect(idsOf(finder(wider, household).find({}))[0]).toBe("late");
  });
});

const some = fc.record({
  id: fc.constantFrom(..."abcdefgh", "r@2026-10-01"),
  amount: fc.constantFrom(1_240, 124, 124_000, -1_240, 1),
  day: fc.constantFrom("2026-10-01", "2026-10-02", "2026-11-10", "2026-12-30"),
  payee: fc.constantFrom("Market 12", "market ", "Métro", "", "Food"),
  note: fc.constantFrom("", "for Ana", "12.4"),
  kind: fc.constantFrom<Transaction["kind"]>("spending", "income", "transfer"),
  categoryId: fc.constantFrom("food", "fun", "gone"),
});
const text = fc.constantFrom(
  ..."m|ma|mar|market|market 1|1|12|12.|12.4|12.40|1,2|1,24|1,240|eat|a|e|é|12 m|1 24|1 240".split("|"),
);
const filter: fc.Arbitrary<EntryFilter> = fc.record(
  {
    text,
    categoryId: fc.constantFrom("food", "", "fun"),
    personId: fc.constantFrom("maya", "tom"),
    type: fc.constantFrom("spending", "refund", "income", "transfer"),
    from: fc.constantFrom("2026-10-02" as Day, "2026-11-01" as Day),
    to: fc.constantFrom("2026-11-10" as Day, "2026-10-01" as Day),
    least: fc.constant(minor(125)),
    most: fc.constant(minor(1_240)),
    isRepeated: fc.boolean(),
  },
  { requiredKeys: [] },
);

const plain = (written: string) => written.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function hasWord(one: Transaction, word: string): boolean {
  const labels = household.categories.filter(({ id }) => one.kind === "spending" && id === one.categoryId);
  const words = [one.payee, one.note, ...labels.map(({ label }) => label)].map(plain);
  const amount = (Math.abs(one.amount) / 100).toFixed(2);
  const typed = /^\d,\d{3}$/.test(word) ? word.replace(",", "") : word.replace(",", ".");
  return words.some((each) => each.includes(plain(word))) || (/^\d/.test(word) && amount.startsWith(typed));
}

/** Every word, or all of it as one amount with a space in it. */
const hasText = (one: Transaction, typed: string): boolean =>
  (typed === "1 240" && Math.abs(one.amount) === 124_000) ||
  typed.split(" ").every((word) => word === "" || hasWord(one, word));

/** As plainly as it can be said. */
const naively = (book: SpendingBook, asked: EntryFilter): string[] =>
  book.weeks
    .flat()
    .filter((one) => hasText(one, asked.text ?? ""))
    .filter((one) => asked.categoryId === undefined || one.kind === "spending")
    .filter(
      ({ categoryId }) =>
        asked.categoryId === undefined ||
        ([undefined, "gone"].includes(categoryId) ? "" : categoryId) === asked.categoryId,
    )
    .filter(({ personId }) => asked.personId === undefined || personId === asked.personId)
    .filter(({ kind, amount }) => [undefined, kind === "spending" && amount < 0 ? "refund" : kind].includes(asked.type))
    .filter(({ day }) => day >= (asked.from ?? "") && day <= (asked.to ?? "9"))
    .filter(({ amount }) => Math.abs(amount) >= (asked.least ?? 0) && Math.abs(amount) <= (asked.most ?? 1e9))
    .filter(({ id }) => asked.isRepeated === undefined || id.includes("@") === asked.isRepeated)
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1))
    .map(({ id }) => id);

describe("finding entries as one types and as they change", () => {
  it("finds the same as a full scan, whatever was searched before", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(some, { selector: ({ id }) => id }),
        fc.array(filter),
        fc.array(text),
        (list, all, typed) => {
          const book = spendingBook(
            list.map(({ day, amount, ...more }) => entry(day, amount, more)),
            autumn,
          );
          const search = createEntryFinder().in(book, household);
          for (const asked of [
            ...all,
            ...typed.map((one) => ({ text: one })),
            ...typed.sort().map((one) => ({ text: one })),
          ])
            expect(idsOf(search.find(asked))).toEqual(naively(book, asked));
        },
      ),
    );
  });

  it("finds the same by changes as from the beginning, and what was found before stays", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.boolean()), { maxLength: 15 }), filter, (changes, asked) => {
        const finder = createEntryFinder().in;
        let book = spendingBook([entry("2026-11-11", 1_240, { id: "old" })], autumn);
        const early = finder(book, household).find({});
        for (const [{ day, amount, ...more }, isGone] of changes) {
          book = book.weeks.flat().reduce((kept, one) => (one.id === more.id ? withoutEntry(kept, one) : kept), book);
          if (!isGone) book = withEntry(book, entry(day, amount, more));
          expect(idsOf(finder(book, household).find(asked))).toEqual(naively(book, asked));
        }
        expect(idsOf(early)).toEqual(["old"]);
      }),
    );
  });

  it("finds the same in a book that was read before it showed, whatever was looked for meanwhile", () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 15 }), filter, fc.boolean(), (more, asked, isLeft) => {
        const finder = createEntryFinder();
        const book = spendingBook([entry("2026-11-11", 1_240, { id: "old" })], autumn);
        finder.in(book, household);
        const come = [...new Map(more.map(({ day, amount, ...rest }) => [rest.id, entry(day, amount, rest)])).values()];
        const next = withChanges(book, [], come);
        runToEnd(finder.ahead(next));
        expect(idsOf(finder.in(book, household).find({}))).toEqual(["old"]);
        const shown = isLeft ? withoutEntry(next, come[0] ?? { id: "old", day: "2026-11-11" as Day }) : next;
        expect(idsOf(finder.in(shown, household).find(asked))).toEqual(naively(shown, asked));
      }),
    );
  });
});
