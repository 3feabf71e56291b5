import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "#domain/household/records.ts";
import { card, checking, couple, savings } from "#domain/ledger/ledger.fixture.ts";
import { minor } from "#domain/money/money.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import type { Day } from "#domain/time/day.ts";
import { blankDraft, type Draft, draftOf } from "./draft.ts";
import { changedFields } from "./entry-commands.ts";
import { readDraft } from "./read-draft.ts";

const household = sampleHousehold();
const today = "2026-11-13" as Day;
const resolved = { categoryId: "", personId: "maya", account: "", toAccount: "" };
const read = (part: Partial<Draft>) =>
  readDraft({ ...blankDraft(today), amount: "5", ...part }, resolved, household, today);
const problemsOf = (part: Partial<Draft>) => {
  const found = read(part);
  return found.ok ? [] : Object.keys(found.problems);
};

describe("a typed entry", () => {
  it("has an amount that is not zero, a day within a year, and names that fit", () => {
    for (const amount of ["", "abc", "0", "1,2,3", "99999999999"]) expect(problemsOf({ amount })).toEqual(["amount"]);
    for (const day of ["", "2026-02-30", "1969-12-31", "2027-11-14"]) expect(problemsOf({ day })).toEqual(["day"]);
    for (const day of ["2019-01-01", "2027-11-13"]) expect(problemsOf({ day })).toEqual([]);
    expect(problemsOf({ note: "n".repeat(2_001), payee: "p".repeat(81) })).toEqual(["payee", "note"]);
    expect(problemsOf({ quickLabel: " ", ruleContains: "r".repeat(81) })).toEqual(["quickLabel", "ruleContains"]);
    expect(problemsOf({ cadence: "weekly", until: "2026-11-13" })).toEqual(["until"]);
    expect(problemsOf({ cadence: "", until: "soon" })).toEqual([]);
  });

  it("with a minus is a refund; a refund is negative however it was typed", () => {
    const amountOf = (part: Partial<Draft>) => {
      const found = read(part);
      return found.ok && [found.value.entry.kind, found.value.entry.amount];
    };
    expect(amountOf({ amount: "−24.90" })).toEqual(["spending", -2_490]);
    for (const amount of ["24.90", "-24.90"])
      expect(amountOf({ amount, type: "refund" })).toEqual(["spending", -2_490]);
    expect(problemsOf({ amount: "-5", type: "transfer", toPersonId: "tom" })).toEqual(["amount"]);
  });

  it("has parts that add up; lines without an amount are skipped, a single part is not a split", () => {
    const splits = (...amounts: readonly string[]) =>
      amounts.map((amount, key) => ({ key, categoryId: `c${key}`, amount }));
    expect(problemsOf({ splits: splits("3", "1") })).toEqual(["splits"]);
    expect(problemsOf({ splits: splits("3", "x") })).toEqual(["split-1"]);
    expect(problemsOf({ splits: splits("", "") })).toEqual(["splits"]);
    const one = read({ splits: splits("", "5") });
    expect(one.ok && [one.value.entry.categoryId, one.value.entry.splits]).toEqual(["c1", undefined]);
  });

  it("round-trips through a draft without changes", () => {
    const parts = fc.array(
      fc.integer({ min: -9_999, max: 9_999 }).filter((n) => n !== 0),
      { minLength: 2, maxLength: 4 },
    );
    const anyEntry = fc
      .record({
        kind: fc.constantFrom("spending", "income", "transfer"),
        parts: parts.filter((some) => some.reduce((sum, part) => sum + part, 0) !== 0),
        shape: fc.constantFrom("splits", "one", "none"),
        at: fc.option(fc.constantFrom(checking, card), { nil: undefined }),
        goalId: fc.option(fc.constant("trip"), { nil: undefined }),
        person: fc.option(fc.constantFrom("tom", "ida"), { nil: undefined }),
      })
      .map(({ kind, parts: some, shape, person, at, goalId }) => {
        const total = some.reduce((sum, part) => sum + part, 0);
        const amount = minor(kind === "transfer" ? Math.abs(total) : total);
        return {
          id: "a",
          day: today,
          amount,
          payee: "P",
          personId: "maya",
          kind,
          note: "",
          ...(kind === "spending" && shape === "one" && { categoryId: "c" }),
          ...(kind === "spending" &&
            shape === "splits" && {
              splits: some.map((part, key) => ({ categoryId: `c${key}`, amount: minor(part) })),
            }),
          ...(kind === "spending" && person && { forPersonId: person }),
          ...(kind === "spending" && goalId && { goalId }),
          ...(kind === "transfer" && person && { toPersonId: person }),
          ...(at && { account: at }),
          ...(kind === "transfer" && at && { toAccount: savings }),
        } as Transaction;
      });
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(checkTransaction(entry, household.currency).ok).toBe(true);
        const draft = draftOf(entry, household);
        const { categoryId = "", account = "", toAccount = "" } = draft;
        const again = readDraft(draft, { categoryId, personId: "maya", account, toAccount }, household, today);
        expect(again.ok && { ...again.value.entry, id: "a" }).toEqual(entry);
        if (again.ok) expect(changedFields(entry, again.value.entry)).toEqual({});
      }),
    );
  });

  describe("in an account", () => {
    const closedOn = "2026-11-10" as Day;
    const closed = {
      ...couple,
      accounts: couple.accounts.map((one) => (one.id === "checking" ? { ...one, closedOn } : one)),
    };
    const readIn = (part: Partial<Draft>, places: Partial<typeof resolved>) =>
      readDraft({ ...blankDraft(today), amount: "5", ...part }, { ...resolved, ...places }, closed, today);
    const problemsIn = (...given: Parameters<typeof readIn>) => {
      const found = readIn(...given);
      return found.ok ? {} : found.problems;
    };

    it("[EA3] that is closed is refused from that day on, at the field, in plain words", () => {
      const words = "Checking was closed on 10 November 2026. Choose another account, or an earlier day.";
      expect(problemsIn({}, { account: "account:checking" })).toEqual({ account: words });
      expect(problemsIn({ type: "transfer" }, { account: "debt:card", toAccount: "account:checking" })).toEqual({
        toAccount: words,
      });
      expect(problemsIn({ day: "2026-11-09" }, { account: "account:checking" })).toEqual({});
    });

    it("[EA3] cannot be moved to the same one", () => {
      const same = { account: "account:savings", toAccount: "account:savings" };
      expect(Object.keys(problemsIn({ type: "transfer" }, same))).toEqual(["toAccount"]);
    });

    it("has a destination only as a transfer, and a goal only as spending", () => {
      const places = { account: "account:savings", toAccount: "debt:card" };
      const entryOf = (part: Partial<Draft>) => {
        const found = readIn({ goalId: "trip", ...part }, places);
        return found.ok ? found.value.entry : undefined;
      };
      expect(entryOf({ type: "transfer" })).toMatchObject({ account: savings, toAccount: card });
      expect(entryOf({ type: "transfer" })).not.toHaveProperty("goalId");
      expect(entryOf({ type: "refund" })).toMatchObject({ account: savings, goalId: "trip", amount: -500 });
      expect(entryOf({ type: "refund" })).not.toHaveProperty("toAccount");
    });
  });
});
