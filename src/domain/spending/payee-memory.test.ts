import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { createPayeeMemory, payeeKey } from "./payee-memory.ts";
import { spendingBook } from "./spending-book.ts";
import { withEntry, withoutEntry } from "./spending-book-changes.ts";
import { autumn, entry } from "./spending-fixture.ts";

const remembering = (...entries: readonly Transaction[]) => createPayeeMemory()(spendingBook(entries, autumn));

describe("those whom a household pays", () => {
  it("[QE1] are the same whatever the case and the spaces of their names, and their latest entry comes first", () => {
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

  it("[QE1] are those of payments alone, not of income or transfers", () => {
    const memory = remembering(
      ...[entry("2026-10-01", 100, { kind: "income" }), entry("2026-10-01", 100, { kind: "transfer" })],
      entry("2026-10-01", 100, { payee: "" }),
    );
    expect(memory.entriesOf("Market")).toEqual([]);
    expect(memory.beginningWith("m", 6)).toEqual([]);
  });

  it("[QE2] are suggested by how their names begin, the most used first, as last written, and not more than asked for", () => {
    const memory = remembering(
      ...[entry("2026-10-01", 1, { payee: "Marlow" }), entry("2026-10-02", 1, { payee: "Metro" })],
      ...[entry("2026-10-01", 1, { payee: "METRO" }), entry("2026-10-09", 1, { payee: "Bus" })],
      ...[entry("2026-10-09", 1, { payee: "Mint" }), entry("2026-10-10", 1, { payee: "Mint " })],
    );
    expect(memory.beginningWith(" M", 6)).toEqual(["Metro", "Mint", "Marlow"]);
    expect(memory.beginningWith("m", 2)).toEqual(["Metro", "Mint"]);
    expect(memory.beginningWith("me", 6)).toEqual(["Metro"]);
    expect(memory.beginningWith("", 6)).toEqual([]);
  });

  it("[QE3] are known the same by changes as from the beginning, and what was known before stays as it was", () => {
    const day = fc.constantFrom("2026-10-01", "2026-11-10", "2026-12-30");
    const change = fc.record({
      ...{ id: fc.constantFrom("a", "b", "c"), day, isGone: fc.boolean() },
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
          expect(followed.beginningWith("m", 6)).toEqual(anew.beginningWith("m", 6));
        }
        expect(early.entriesOf("Market")).toHaveLength(1);
      }),
    );
  });

  it("[QE3] reads the book once, and again only when there is another one", () => {
    const follow = createPayeeMemory();
    const book = spendingBook([entry("2026-11-11", 1)], autumn);
    expect(follow(book)).toBe(follow(book));
    const wider = withEntry(book, entry("2027-03-01", 1));
    expect(follow(wider).entriesOf("Market")).toHaveLength(2);
  });
});
