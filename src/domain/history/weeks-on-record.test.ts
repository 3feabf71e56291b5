import { describe, expect, it } from "vitest";
import { longHousehold } from "../dashboard/long-household.ts";
import { minor } from "../money/money.ts";
import { spendingBook } from "../spending/spending-book.ts";
import { bookOf, input, recordOf, save, week, weeksOf } from "./history.fixture.ts";
import { narrowed, weeksOnRecord } from "./weeks-on-record.ts";

const told = (more: Parameters<typeof weeksOf>[0]) => weeksOf(more).map((one) => `${one.week} ${one.state}`);

describe("the weeks on record", () => {
  it("are all since the household began, with what was set aside, spent and came in", () => {
    const saves = [save("2026-W44", 5_000), save("2026-W44", 2_500, { personId: "tom" }), save("2026-W46", 0)];
    const book = bookOf([
      ["2026-10-26", 900],
      ["2026-11-01", -100],
      ["2026-11-13", 80_000, "income"],
    ]);
    const weeks = weeksOf({ saves, book });
    expect(weeks.map(({ saved, spent, income }) => [saved, spent, income])).toEqual([
      [7_500, 800, 0],
      [0, 0, 0],
      [0, 0, 80_000],
    ]);
    expect(weeks.map(({ state }) => state)).toEqual(["saved", "skipped", "zero"]);
    expect(weeks[0]!.saves).toEqual(saves.slice(0, 2));
  });

  it("say which were paused and which were folded", () => {
    const pauses = [{ from: week("2026-W45"), to: week("2026-W45") }];
    const reviews = [{ week: week("2026-W44"), decision: "nothing", isFolded: true } as const];
    const weeks = weeksOf({ pauses, reviews });
    expect(weeks.map(({ state, isFolded }) => [state, isFolded])).toEqual([
      ...[
        ["zero", true],
        ["paused", false],
        ["now", false],
      ],
    ]);
  });

  it("count a save once, by its latest version", () => {
    const moved = save("2026-W45", 700, { id: "twice", recordedAt: 2 });
    const saves = [save("2026-W44", 500, { id: "twice", recordedAt: 1 }), moved];
    expect(weeksOf({ saves }).map(({ saved }) => saved)).toEqual([0, 700, 0]);
  });

  it("before the household began include only weeks with records", () => {
    const saves = [save("2026-W40", 100)];
    const reviews = [{ week: week("2026-W41"), decision: "nothing", isFolded: false } as const];
    const ignored = { week: week("2026-W39"), decision: "skipped", isFolded: false } as const;
    const book = bookOf([["2025-01-06", 100]]);
    expect(told({ saves, reviews: [ignored, ...reviews], book }).slice(0, 4)).toEqual([
      ...["2025-W02 next", "2026-W40 saved", "2026-W41 zero", "2026-W44 skipped"],
    ]);
  });

  it("in the future include only weeks with a save", () => {
    expect(told({ saves: [save("2100-W01", 100)], book: bookOf([["2027-01-05", 100]]) }).slice(-2)).toEqual([
      ...["2026-W46 now", "2100-W01 saved"],
    ]);
  });

  it("are only the first week at first, and none with a wrong clock", () => {
    expect(told({ began: week("2026-W46") })).toEqual(["2026-W46 now"]);
    expect(told({ began: week("2026-W50") })).toEqual([]);
  });

  it("are read from a book that ends before them or begins after them", () => {
    const book = bookOf([["2026-11-03", 300]], ["2026-W45", "2026-W45"]);
    expect(weeksOf({ book }).map(({ spent }) => spent)).toEqual([0, 300, 0]);
  });

  it("report sums that would not be exact", () => {
    const saves = Array.from({ length: 5 }, () => save("2026-W44", 2 ** 50));
    expect(weeksOnRecord(input({ saves }))).toEqual({ ok: false, problem: "too-large" });
    expect(weeksOnRecord(input({ saves: saves.slice(0, 4) })).ok).toBe(true);
  });

  it("can be narrowed to one person or one purpose, and then hold nothing else", () => {
    const saves = [save("2026-W44", 100), save("2026-W44", 30, { personId: "tom" }), save("2026-W45", 0)];
    const weeks = weeksOf({ saves, book: bookOf([["2026-10-26", 900]]) });
    const ofTom = narrowed(weeks, ({ personId }) => personId === "tom");
    expect(ofTom).toMatchObject([{ week: "2026-W44", state: "saved", saved: minor(30), spent: 0, saves: [saves[1]] }]);
    expect(narrowed(weeks, ({ personId }) => personId === "maya").map(({ state }) => state)).toEqual(["saved", "zero"]);
    expect(narrowed(weeks, () => false)).toEqual([]);
  });

  it("answer for every cell of a strip", () => {
    const { read } = recordOf({ saves: [save("2026-W45", 100)] });
    expect(["2026-W01", "2026-W45", "2026-W53"].map((one) => read(week(one)).state)).toEqual(["next", "saved", "next"]);
  });

  it("of twenty years with a hundred thousand entries are all there", () => {
    const { began, saves, reviews, pauses, transactions, span } = longHousehold(20, 100_000);
    const book = spendingBook(transactions, span);
    const weeks = weeksOf({ began, now: week("2026-W46"), saves, reviews, pauses, book });
    expect([weeks.length, weeks.at(-1)!.saves.length]).toEqual([1_037, 2]);
  });
});
