import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GoalHolding } from "../household/household.ts";
import { initialHoldings } from "../ledger/goal-holdings.ts";
import { type Currency, minor } from "../money/money.ts";
import { account, goal, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { heldInAsTyped, readHeldIn, withListedAccounts, withoutRow } from "./held-in.ts";

const format = { locale: "en-US", currency: "USD" as Currency };
const options = { format, today: "2026-11-13" as Day };
const read = (answers: Record<string, string>, saved = 100_000) => readHeldIn(answers, minor(saved), options);
const holding = (accountId: string, amount: number): GoalHolding => ({ accountId, amount: minor(amount) });

it("is the first savings account when nothing is chosen", () => {
  expect(read({})).toEqual({ ok: true, value: undefined });
});

it("[GH1] has what the other accounts leave in the first one", () => {
  const answers = { heldIn: "savings", alsoIn1: "broker", alsoAmount1: "300", alsoIn2: "cash", alsoAmount2: "50.5" };
  const value = [holding("savings", 64_950), holding("broker", 30_000), holding("cash", 5_050)];
  expect(read(answers)).toEqual({ ok: true, value });
});

it("refuses parts that are missing, unreadable or more than what is saved", () => {
  const also = (alsoAmount1: string) => read({ heldIn: "savings", alsoIn1: "broker", alsoAmount1 });
  expect(also("")).toEqual({ ok: false, problems: { alsoAmount1: "empty" } });
  expect(also("some")).toEqual({ ok: false, problems: { alsoAmount1: "unreadable" } });
  expect(also("1000.01")).toEqual({ ok: false, problems: { alsoAmount1: "too-large" } });
});

it("reads back as it was stored", () => {
  const heldIn = [holding("savings", 64_950), holding("broker", 30_000), holding("cash", 5_050)];
  expect(read(heldInAsTyped(heldIn, format))).toEqual({ ok: true, value: heldIn });
});

it("does not count an account that is no id, so that a damaged answer blocks nothing", () => {
  expect(read({ heldIn: "<b>" })).toEqual({ ok: true, value: undefined });
});

describe("accounts that are no longer listed", () => {
  const answers = {
    ...{ label: "Trip", heldIn: "savings" },
    ...{ alsoIn1: "broker", alsoAmount1: "300", alsoIn2: "cash", alsoAmount2: "50.5" },
  };
  const listed = (...ids: string[]) => withListedAccounts(answers, new Set(ids));

  it("leave the answers as they are while all are listed", () => {
    expect(listed("savings", "broker", "cash")).toBe(answers);
    expect(withListedAccounts({ label: "Trip" }, new Set())).toEqual({ label: "Trip" });
  });

  it("[GH5] are left out, the rows behind them move up, and the next one is the first", () => {
    expect(read(listed("savings", "cash"))).toEqual({
      ok: true,
      value: [holding("savings", 94_950), holding("cash", 5_050)],
    });
    expect(read(listed("broker", "cash"))).toEqual({
      ok: true,
      value: [holding("broker", 94_950), holding("cash", 5_050)],
    });
    expect(read(listed())).toEqual({ ok: true, value: undefined });
    expect(listed().label).toBe("Trip");
  });

  it("leave no problem behind in a field that is not shown", () => {
    const open = { heldIn: "savings", alsoIn1: "broker", alsoAmount1: "" };
    expect(read(withListedAccounts(open, new Set(["savings"])))).toMatchObject({ ok: true });
  });

  it("count once if two people chose the same one", () => {
    const twice = { heldIn: "savings", alsoIn1: "savings", alsoAmount1: "300" };
    expect(read(withListedAccounts(twice, new Set(["savings"])))).toEqual({
      ok: true,
      value: [holding("savings", 100_000)],
    });
  });

  it("[GH5] give the same holdings as the ledger gives without them, whichever were removed", () => {
    const all = ["savings", "broker", "cash", "joint"];
    const parts = fc
      .subarray(all, { minLength: 1 })
      .chain((ids) =>
        fc.tuple(
          fc.constant(ids),
          fc.array(fc.integer({ min: 1, max: 25_000 }), { minLength: ids.length, maxLength: ids.length }),
        ),
      );
    fc.assert(
      fc.property(parts, fc.subarray(all), ([ids, amounts], left) => {
        const rest = 100_000 - amounts.slice(1).reduce((total, amount) => total + amount, 0);
        const heldIn = ids.map((id, index) => holding(id, index === 0 ? rest : amounts[index]!));
        const household = sampleHousehold({ accounts: left.map((id) => account(0, { id, kind: "checking" })) });
        const typed = heldInAsTyped(heldIn, format);
        const after = read(withListedAccounts(typed, new Set(left)));
        if (!after.ok) throw new Error("unread");
        const saved = { alreadySaved: minor(100_000) };
        const [before, now] = [
          goal(200_000, { ...saved, heldIn }),
          goal(200_000, { ...saved, ...(after.value && { heldIn: after.value }) }),
        ];
        expect(initialHoldings(now, household)).toEqual(initialHoldings(before, household));
      }),
    );
  });

  it("close a gap when one row is removed", () => {
    expect(withoutRow(answers, 1)).toEqual({ alsoIn1: "cash", alsoAmount1: "50.5", alsoIn2: "", alsoAmount2: "" });
  });
});
