import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Part, parts } from "./answers.ts";
import { answersOf } from "./answers-of.ts";
import { anyAsked, anyEntry } from "./any-entry.fixture.ts";
import { asked, askedIn, rowOf } from "./asked.fixture.ts";
import { isBlank, readRow } from "./read-row.ts";

describe("a finished entry as answers", () => {
  it.each(parts)("[IA15] of %s reads back as the same entry, wherever the household lives", (part: Part) => {
    fc.assert(
      fc.property(anyEntry[part] as fc.Arbitrary<{ id: string }>, anyAsked, (entry, as) => {
        const row = rowOf(part, answersOf(part, entry as never, as.format), entry.id);
        expect(readRow(row, as)).toEqual({ ok: true, value: entry });
        expect(isBlank(row)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("[IA15] is written as its owner would type it", () => {
    const { format } = askedIn("de-DE", "EUR");
    const debt = { id: "d", label: "Auto", kind: "car", listedAsBill: true } as const;
    const money = { balance: minor(1_234_50), apr: 4_250 as Rate, minimum: minor(9_900) };
    expect(answersOf("debts", { ...debt, ...money }, format)).toEqual({
      label: "Auto",
      kind: "car",
      balance: "1.234,50",
      apr: "4,25",
      minimum: "99,00",
      listedAsBill: "yes",
    });
  });

  it("[IA15] gives everyday spending by the week, whatever it was typed by", () => {
    const read = readRow(rowOf("categories", { label: "Fun", amount: "100", cadence: "monthly" }), asked);
    if (!read.ok) throw new Error("unread");
    expect(answersOf("categories", read.value, asked.format)).toMatchObject({ amount: "23.08", cadence: "weekly" });
  });
});
