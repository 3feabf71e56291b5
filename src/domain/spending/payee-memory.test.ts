import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { createPayeeMemory, guessCategory, type PayeeRule, payeeKey } from "./payee-memory.ts";
import { autumn, category, entry } from "./spending.fixture.ts";
import { spendingBook, withEntry, withoutEntry } from "./spending-book.ts";

const remembering = (...entries: readonly Transaction[]) => createPayeeMemory()(spendingBook(entries, autumn));

describe("the payees of a household", () => {
  it("ignore case and spaces in names, and list their latest entry first", () => {
    const [first, second, third] = [
      entry("2026-10-01", 100, { payee: "Harvest Lane" }),
      entry("2026-11-10", 200, { payee: " harvest  lane" }),
      entry("2026-10-20", 300, { payee: "HARVEST LANE" }),
    ];
    const memory = remembering(first, second, third, entry("2026-11-11", 400));
    expect(memory.entriesOf("Harvest lane ")).toEqual([second, third, first]);
    expect(memory.entriesOf("Harvest")).toEqual([]);
    expect(memory.entriesOf(" ")).toEqual([]);
    expect(payeeKey("Cafe\u0301  Noir")).toBe(payeeKey("CAFÉ NOIR"));
  });

  it("are those of payments alone, not of income or transfers", () => {
    const memory = remembering(
      ...[entry("2026-10-01", 100, { kind: "income" }), entry("2026-10-01", 100, { kind: "transfer" })],
      entry("2026-10-01", 100, { payee: "" }),
    );
    expect(memory.entriesOf("Market")).toEqual([]);
    expect(memory.startingWith("m", 6)).toEqual([]);
  });

  it("are suggested by prefix, most used first, in their latest spelling, up to the limit", () => {
    const memory = remembering(
      ...[entry("2026-10-01", 1, { payee: "Marlow" }), entry("2026-10-02", 1, { payee: "Metro" })],
      ...[entry("2026-10-01", 1, { payee: "METRO" }), entry("2026-10-09", 1, { payee: "Bus" })],
      ...[entry("2026-10-09", 1, { payee: "Mint" }), entry("2026-10-10", 1, { payee: "Mint " })],
    );
    expect(memory.startingWith(" M", 6)).toEqual(["Metro", "Mint", "Marlow"]);
    expect(memory.startingWith("m", 2)).toEqual(["Metro", "Mint"]);
    expect(memory.startingWith("me", 6)).toEqual(["Metro"]);
    expect(memory.startingWith("", 6)).toEqual([]);
  });

  it("are known the same by changes as from the beginning, and what was known before stays as it was", () => {
    const day = fc.constantFrom("2026-10-01", "2026-11-10", "2026-12-30");
    const change = fc.record({
      id: fc.constantFrom("a", "b", "c"),
      day,
      isGone: fc.boolean(),
      payee: fc.constantFrom("Market", "market ", "Metro", ""),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const follow = createPayeeMemory();
        let book = spendingBook([entry("2026-11-11", 1)], autumn);
        const early = follow(book);
        for (const { isGone, day, ...fields } of changes) {
          book = isGone ? withoutEntry(book, entry(day, 1, fields)) : withEntry(book, entry(day, 1, fields));
          const [followed, anew] = [follow(book), createPayeeMemory()(book)];
          for (const payee of ["market", "METRO"]) expect(followed.entriesOf(payee)).toEqual(anew.entriesOf(payee));
          expect(followed.startingWith("m", 6)).toEqual(anew.startingWith("m", 6));
        }
        expect(early.entriesOf("Market")).toHaveLength(1);
      }),
    );
  });

  it("reads the book once, and again only when there is another one", () => {
    const follow = createPayeeMemory();
    const book = spendingBook([entry("2026-11-11", 1)], autumn);
    expect(follow(book)).toBe(follow(book));
    const wider = withEntry(book, entry("2027-03-01", 1));
    expect(follow(wider).entriesOf("Market")).toHaveLength(2);
  });
});

const categories = [category("food", 0), category("fun", 0)];
const rule = (contains: string, categoryId: string, order: number): PayeeRule => ({
  id: `r${order}`,
  contains,
  categoryId,
  order,
});

/** A payee whose entries, from the latest back, were of these categories. */
function history(...ids: readonly (string | undefined)[]) {
  const entries = ids.map((categoryId, index) => {
    const day = `2026-${index < 30 ? 12 : 11}-${String(30 - (index % 30)).padStart(2, "0")}` as Day;
    return entry(day, 100, categoryId === undefined ? {} : { categoryId });
  });
  return () => createPayeeMemory()(spendingBook(entries, autumn));
}

const times = (count: number, id: string) => Array.from({ length: count }, () => id);
const guess = (ids: readonly (string | undefined)[], rules: readonly PayeeRule[] = [], known = categories) =>
  guessCategory("market", rules, known, history(...ids));

describe("what a payment is for", () => {
  it("is as most of the payee's last twenty entries were", () => {
    expect(guess(["fun", "food", "food"])).toEqual({ by: "history", categoryId: "food", times: 2, of: 3 });
    expect(guess([...times(11, "food"), ...times(40, "fun")])).toMatchObject({ categoryId: "food", times: 11, of: 20 });
    expect(guess(["food"])).toEqual({ by: "history", categoryId: "food", times: 1, of: 1 });
  });

  it("includes the whole run when the last twenty were the same", () => {
    expect(guess([...times(31, "food"), "fun"])).toEqual({ by: "history", categoryId: "food", times: 31, of: 31 });
    expect(guess(times(33, "food"))).toMatchObject({ times: 33, of: 33 });
  });

  it("is the latest of those that are as frequent", () => {
    expect(guess(["fun", "food", "food", "fun"])).toMatchObject({ categoryId: "fun", times: 2, of: 4 });
  });

  it("is never a deleted category, no category, or one part of a split", () => {
    expect(guess(["gone", undefined, "food"])).toEqual({ by: "history", categoryId: "food", times: 1, of: 1 });
    expect(guess(["gone"])).toBeUndefined();
    expect(guess(["food"], [], [])).toBeUndefined();
    const split = entry("2026-11-10", 100, { categoryId: "food", splits: [] });
    const memory = createPayeeMemory()(spendingBook([split], autumn));
    expect(guessCategory("Market", [], categories, () => memory)).toBeUndefined();
  });

  it("is first what the household's rules say, the lowest order deciding, without looking at any entry", () => {
    const rules = [rule("ARK", "fun", 2), rule("mar", "food", 1), rule("market", "gone", 0)];
    const none = () => {
      throw new Error("looked");
    };
    const expected = { by: "rule", categoryId: "food", contains: "mar" };
    expect(guessCategory("The  Market", rules, categories, none)).toEqual(expected);
    expect(guess(["fun"], [rule("bus", "food", 1)])).toMatchObject({ by: "history", categoryId: "fun" });
    expect(guessCategory(" ", rules, categories, none)).toBeUndefined();
  });

  it("[MG4] is by the list of merchants only without a rule and without an entry of the payee", () => {
    const ofMerchant = () => "fun";
    const of = (ids: readonly (string | undefined)[], rules: readonly PayeeRule[] = []) =>
      guessCategory("market", rules, categories, history(...ids), ofMerchant)?.by;
    expect(of([])).toBe("merchant");
    expect(of(["food"])).toBe("history");
    expect(of([undefined])).toBeUndefined();
    expect(of([], [rule("mar", "food", 1)])).toBe("rule");
    expect(guessCategory("market", [], [], history(), ofMerchant)).toBeUndefined();
  });

  it("is one that the household has, and was the payee's at least as often as any other of the last twenty", () => {
    const id = fc.constantFrom("food", "fun", "gone", undefined);
    fc.assert(
      fc.property(fc.array(id, { maxLength: 50 }), (ids) => {
        const found = guess(ids);
        const known = ids.filter((one) => one === "food" || one === "fun");
        expect(found === undefined).toBe(known.length === 0);
        if (!found) return;
        const last = known.slice(0, 20);
        const count = (wanted: string) => last.filter((one) => one === wanted).length;
        expect(count(found.categoryId)).toBe(Math.max(count("food"), count("fun")));
      }),
    );
  });
});
