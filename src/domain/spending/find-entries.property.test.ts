import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { finish } from "../steps.ts";
import type { Day } from "../time/day.ts";
import type { EntryFilter } from "./entry-filter.ts";
import { household, idsOf } from "./find-entries.fixture.ts";
import { createEntryFinder } from "./find-entries.ts";
import { type SpendingBook, spendingBook } from "./spending-book.ts";
import { withChanges, withEntry, withoutEntry } from "./spending-book-changes.ts";
import { autumn, entry } from "./spending-fixture.ts";

const some = fc.record({
  ...{ id: fc.constantFrom(..."abcdefgh", "r@2026-10-01"), amount: fc.constantFrom(1_240, 124, 124_000, -1_240, 1) },
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
    ...{ text, categoryId: fc.constantFrom("food", "", "fun"), personId: fc.constantFrom("maya", "tom") },
    type: fc.constantFrom("spending", "refund", "income", "transfer"),
    from: fc.constantFrom("2026-10-02" as Day, "2026-11-01" as Day),
    to: fc.constantFrom("2026-11-10" as Day, "2026-10-01" as Day),
    ...{ least: fc.constant(minor(125)), most: fc.constant(minor(1_240)), isRepeated: fc.boolean() },
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
  it("[SN13] finds the same as looking at each entry anew, whatever was asked before", () => {
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

  it("[SN16] finds the same by changes as from the beginning, and what was found before stays", () => {
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

  it("[IU14] finds the same in a book that was read before it showed, whatever was looked for meanwhile", () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 15 }), filter, fc.boolean(), (more, asked, isLeft) => {
        const finder = createEntryFinder();
        const book = spendingBook([entry("2026-11-11", 1_240, { id: "old" })], autumn);
        finder.in(book, household);
        const come = [...new Map(more.map(({ day, amount, ...rest }) => [rest.id, entry(day, amount, rest)])).values()];
        const next = withChanges(book, [], come);
        finish(finder.ahead(next));
        expect(idsOf(finder.in(book, household).find({}))).toEqual(["old"]);
        const shown = isLeft ? withoutEntry(next, come[0] ?? { id: "old", day: "2026-11-11" as Day }) : next;
        expect(idsOf(finder.in(shown, household).find(asked))).toEqual(naively(shown, asked));
      }),
    );
  });
});
