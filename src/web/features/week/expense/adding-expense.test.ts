import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { coupleRecords, stateOf } from "#web/household/figures/figures.fixture.ts";
import { addingExpense } from "./adding-expense.ts";

const entry = { amount: minor(500), payee: "Market", note: "", day: "2026-11-13" as Day, type: "spending" } as const;
const newId = () => "made";

describe("adding an expense", () => {
  it("[QE13] is refused whole where its category or its person is gone by then", () => {
    const state = stateOf(coupleRecords());
    const gone = { ok: false, problem: "gone" };
    expect(addingExpense({ ...entry, personId: "left" }).edits(state, newId)).toEqual(gone);
    expect(addingExpense({ ...entry, personId: "maya", categoryId: "fun" }).edits(state, newId)).toEqual(gone);
    expect(addingExpense({ ...entry, personId: "maya" }).edits(state, newId).ok).toBe(true);
  });
});
