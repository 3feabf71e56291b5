import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { weeklySheet } from "./weekly-sheet.ts";

const start = "2026-11-16" as Day;

describe("the weekly sheet", () => {
  it("has seven days and what is left to set aside", () => {
    const envelopes = [
      { label: "Food", amount: minor(14_000) },
      { label: "Out", amount: minor(6_000) },
    ];
    const sheet = weeklySheet({ start, income: minor(96_923), bills: minor(42_704), envelopes });
    // 969.23 − 427.04 − 200 = 342.19
    expect(sheet).toMatchObject({ ok: true, value: { everyday: { amount: 20_000 }, left: { amount: 34_219 } } });
    expect(sheet.ok && [sheet.value.days[0], sheet.value.days[6]]).toEqual(["2026-11-16", "2026-11-22"]);
  });

  it("says by how much a week is short", () => {
    const sheet = weeklySheet({ start, income: minor(100), bills: minor(300), envelopes: [] });
    expect(sheet.ok && sheet.value.left.amount).toBe(-200);
  });

  it("always adds up, or reports that it cannot", () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(minor);
    fc.assert(
      fc.property(amount, amount, fc.array(amount, { maxLength: 6 }), (income, bills, amounts) => {
        const sheet = weeklySheet({
          start,
          income,
          bills,
          envelopes: amounts.map((one) => ({ label: "", amount: one })),
        });
        const total = amounts.reduce((sum, one) => sum + one, income + bills);
        expect(sheet.ok).toBe(Number.isSafeInteger(total));
        if (sheet.ok) expect(sheet.value.left.amount + sheet.value.everyday.amount + bills).toBe(income);
      }),
    );
  });
});
