import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { guessCategory, type PayeeRule } from "./payee-memory.ts";
import { changesByRules, payeeStem, ruleReader, suggestRule } from "./payee-rules.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

const categories = [category("food", 0), category("fun", 0)];
const rule = (contains: string, categoryId: string, order: number): PayeeRule => ({
  id: `r${order}`,
  contains,
  categoryId,
  order,
});
const paid = (id: string, payee: string, more: Partial<Transaction> = {}, day = "2026-11-10") =>
  entry(day, 100, { id, payee, ...more });

describe("rules on past entries", () => {
  const entries = [
    ...[paid("a", "Corner Grocer"), paid("b", "CORNER  GROCER 12", { categoryId: "fun" }, "2026-11-11")],
    ...[paid("c", "Corner Grocer", { categoryId: "food" }), paid("d", "Corner Cinema", { categoryId: "gone" })],
    ...[paid("e", "Corner Grocer", { kind: "income" }), paid("f", "Bus"), paid("g", "corner grocer", {}, "2026-11-12")],
    paid("h", "Corner Grocer", { splits: [{ categoryId: "fun", amount: minor(100) }] }),
  ];
  const rules = [rule("corner", "fun", 2), rule("Grocer", "food", 1), rule("bus", "gone", 0), rule(" ", "food", 0)];
  const changed = (only?: string) => {
    const { open, chosen } = changesByRules(spendingBook(entries, autumn), rules, categories, only);
    return [open, chosen].map((list) => list.map(({ entry: one, rule: by }) => `${one.id} ${by.categoryId}`));
  };

  it("change uncategorized entries, and list entries with another category separately; the lowest order wins", () => {
    expect(changed()).toEqual([["g food", "d fun", "a food"], ["b food"]]);
  });

  it("can be limited to one rule where it wins", () => {
    expect(changed("r2")).toEqual([["d fun"], []]);
    expect(changed("r1")).toEqual([["g food", "a food"], ["b food"]]);
    expect(changed("unheard-of")).toEqual([[], []]);
  });

  it("decide as for a typed entry, and change nothing more once applied", () => {
    const payee = fc.constantFrom("Corner Grocer", "corner cinema", "Bus 12", "", " ");
    const made = fc.record({
      contains: fc.constantFrom("corner", "GROCER", "bus", "12"),
      categoryId: fc.constantFrom("food", "fun", "gone"),
      order: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(payee), fc.array(made, { maxLength: 5 }), (payees, some) => {
        const all = some.map((each, index) => ({ ...each, id: `r${index}` }));
        const ruleFor = ruleReader(all, categories);
        for (const each of payees) {
          const guess = guessCategory(each, all, categories, () => ({ entriesOf: () => [], startingWith: () => [] }));
          expect(ruleFor(each)?.categoryId).toBe(guess?.categoryId);
        }
        const list = payees.map((each, index) => paid(`e${index}`, each));
        const { open } = changesByRules(spendingBook(list, autumn), all, categories);
        const to = new Map(open.map(({ entry: { id }, rule: { categoryId } }) => [id, categoryId]));
        const after = list.map((one) => (to.has(one.id) ? { ...one, categoryId: to.get(one.id)! } : one));
        expect(changesByRules(spendingBook(after, autumn), all, categories)).toEqual({ open: [], chosen: [] });
      }),
    );
  });
});

describe("a rule made of an entry", () => {
  it.each([
    ["Corner Grocer", "Corner Grocer"],
    ["CORNER GROCER 4512", "CORNER GROCER"],
    ["Corner Grocer #12 ", "Corner Grocer"],
    ["Corner Grocer 12.11.2026", "Corner Grocer"],
    ["Corner Grocer 2026-11-12 14:05", "Corner Grocer"],
    ["Corner Grocer 12/11", "Corner Grocer"],
    ["Corner Grocer 12 Nov 26", "Corner Grocer"],
    ["Corner Grocer Nov 12, 2026", "Corner Grocer"],
    ["CORNER GROCER XXXX1234", "CORNER GROCER"],
    ["Corner Grocer **** **** 1234", "Corner Grocer"],
    ["Corner Grocer, card 1234", "Corner Grocer"],
    ["Corner Grocer ending in 1234", "Corner Grocer"],
    ["AMZN Mktp*2K4XY7", "AMZN Mktp"],
    ["Corner Grocer 1234 5678 9012 3456 11/28", "Corner Grocer"],
    ["7-Eleven", "7-Eleven"],
    ["7-Eleven 33012", "7-Eleven"],
    ["Studio54", "Studio54"],
    ["Market May", "Market May"],
    ["24/7", "24/7"],
    ["12345", "12345"],
    ["O2 4411", "O2 4411"],
    ["Bäckerei Übel 7", "Bäckerei Übel"],
    ["Discard", "Discard"],
    ["", ""],
  ])("goes by %s without digits, dates and card numbers at its end", (payee, expected) => {
    expect(payeeStem(payee)).toBe(expected);
  });

  it("needs a payee and one category of a payment", () => {
    expect(suggestRule(paid("a", "Bus 12", { categoryId: "fun" }))).toEqual({ contains: "Bus", categoryId: "fun" });
    expect(suggestRule(paid("a", "Bus"))).toBeUndefined();
    expect(suggestRule(paid("a", "  ", { categoryId: "fun" }))).toBeUndefined();
    expect(suggestRule(paid("a", "Bus", { categoryId: "fun", kind: "income" }))).toBeUndefined();
    expect(suggestRule(paid("a", "Bus", { categoryId: "fun", splits: [] }))).toBeUndefined();
  });

  it("always fits the entry it was made of, and is its own stem", () => {
    const piece = fc.constantFrom("Bus", " ", "12", "*", "XX", "/", "Nov", "card", "-", ".", "1234", "é", ":");
    const text = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.array(piece, { maxLength: 40 }).map((some) => some.join("")),
    );
    fc.assert(
      fc.property(text, (payee) => {
        const one = paid("a", payee, { categoryId: "food" });
        const suggested = suggestRule(one);
        expect(suggested === undefined).toBe(payee.trim() === "");
        if (!suggested) return;
        expect(ruleReader([{ ...suggested, id: "r", order: 1 }], categories)(payee)?.id).toBe("r");
        expect(payeeStem(suggested.contains)).toBe(suggested.contains);
      }),
    );
  });
});
