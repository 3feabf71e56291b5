import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import { coupleRecords, stateOf } from "#web/household/figures/figures.fixture.ts";
import { addingExpense, type ExpenseDraft, isMoneyBack, readExpense, withOtherSign } from "./expense-draft.ts";

const household = sampleHousehold();
const today = "2026-11-13" as Day;
const read = (typed: Partial<ExpenseDraft>) =>
  readExpense({ amount: "5", payee: "", ...typed }, { categoryId: "", personId: "maya" }, household, today);
const fieldOf = (typed: Partial<ExpenseDraft>) => {
  const found = read(typed);
  return "problem" in found ? found.problem.field : undefined;
};

describe("an expense draft", () => {
  it("is rejected at the field that is too long, and never truncated", () => {
    expect(fieldOf({ payee: "p".repeat(80), note: "n".repeat(2_000) })).toBeUndefined();
    expect(fieldOf({ payee: "p".repeat(81) })).toBe("payee");
    expect(fieldOf({ note: "n".repeat(2_001) })).toBe("note");
  });

  it("has a day that exists, up to today", () => {
    for (const day of ["", "2026-02-30", "1969-12-31", "2026-11-14", "soon"]) expect(fieldOf({ day })).toBe("day");
    for (const day of ["2026-11-13", "2019-01-01"]) expect(fieldOf({ day })).toBeUndefined();
  });

  it("has the original amount after flipping the sign twice", () => {
    expect(withOtherSign("", household)).toBe("−");
    expect(isMoneyBack("−", household)).toBe(true);
    expect(withOtherSign("−", household)).toBe("");
    expect(withOtherSign("-abc", household)).toBe("abc");
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        const [once, amount] = [withOtherSign(text, household), parseAmount(text, household)];
        if (cents !== 0) expect(isMoneyBack(once, household)).toBe(cents > 0);
        expect(parseAmount(withOtherSign(once, household), household)).toEqual(amount);
      }),
    );
  });
});

const entry = { amount: minor(500), payee: "Market", note: "", day: "2026-11-13" as Day, kind: "spending" } as const;
const newId = () => "made";

describe("adding an expense", () => {
  it("fails if the category or person was deleted meanwhile", () => {
    const state = stateOf(coupleRecords());
    const gone = { ok: false, problem: "gone" };
    expect(addingExpense({ ...entry, personId: "left" }).edits(state, newId)).toEqual(gone);
    expect(addingExpense({ ...entry, personId: "maya", categoryId: "fun" }).edits(state, newId)).toEqual(gone);
    expect(addingExpense({ ...entry, personId: "maya" }).edits(state, newId).ok).toBe(true);
  });
});
