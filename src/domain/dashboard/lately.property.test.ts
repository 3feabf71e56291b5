import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spendingBook } from "../spending/spending-book.ts";
import { clock, entry, inputOf, madeAt, save, today, week } from "./lately.fixture.ts";
import { lately, type MadeAt } from "./lately.ts";
import { longHousehold } from "./long-household.ts";

describe("what was done lately, of any household", () => {
  it("[BT8] looks at the ids of the last weeks alone, however long the household goes on", () => {
    const { transactions, span, saves, reviews } = longHousehold(20, 20_000);
    const asked: string[] = [];
    const ask: MadeAt = (id) => {
      asked.push(id);
      return null;
    };
    expect(lately({ saves, reviews, book: spendingBook(transactions, span), today, week }, ask, 5)).toHaveLength(5);
    expect(asked.length).toBeLessThan(150);
  });

  it("[BT1] any few of them are the first of more, and none is newer than the one before", () => {
    const time = fc.integer({ min: clock("2026-10-01T00:00"), max: clock("2026-11-14T00:00") });
    const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, "0")}`);
    const anySave = fc.record({ recordedAt: time, personId: fc.constantFrom("maya", "tom") });
    const anyEntry = fc.record({ day, isTimed: fc.boolean(), at: time });
    fc.assert(
      fc.property(fc.array(anySave), fc.array(anyEntry), fc.nat(6), (saved, entered, most) => {
        const saves = saved.map((parts, at) => save(`s${at}`, "2026-11-01T00:00", at, parts));
        const entries = entered.map((one, index) => {
          const made = new Date(one.at).toISOString().slice(0, -1);
          return entry(one.isTimed ? `made ${made}` : `e${index}`, one.day, { note: `${index}` });
        });
        const all = lately(inputOf({ saves, entries }), madeAt, 1_000);
        expect(lately(inputOf({ saves, entries }), madeAt, most)).toEqual(all.slice(0, most));
        const instants = all.map(({ at, day: on }) => at ?? clock(`${on}T00:00`));
        expect(instants).toEqual(instants.toSorted((a, b) => b - a));
      }),
    );
  });
});
