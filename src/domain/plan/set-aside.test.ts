import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { account, goal, sampleHousehold } from "./sample-household.ts";
import { emergencyMoney, knowsSetAside } from "./set-aside.ts";

/** What goals hold in the savings account, by goal. */
const money = (parts: Partial<Household>, held: [string, number][] = []) => {
  const goals = new Map(held.map(([id, amount]) => [id, new Map([["savings", minor(amount)]])]));
  return emergencyMoney(sampleHousehold(parts), { goals, unheld: minor(0) });
};

const found = (amount: number) => ({ ok: true, value: { amount } });

describe("emergency money", () => {
  it("[PL12] is in savings accounts, and in no other account", () => {
    const kinds = ["cash", "savings", "checking", "investment", "property"] as const;
    const accounts = kinds.map((kind) => account(1_000, { id: kind, kind }));
    expect(money({ accounts })).toMatchObject(found(1_000));
  });

  it("[PL12] excludes what active goals hold, but not what other goals hold", () => {
    const goals = [goal(9_000, { alreadySaved: minor(300) }), goal(9_000, { id: "car", state: "finished" })];
    const accounts = [account(5_000)];
    expect(money({ accounts, goals })).toMatchObject(found(4_700));
    expect(money({ accounts, goals }, [["trip", 2_000]])).toMatchObject(found(3_000));
    expect(money({ accounts, goals }, [["car", 2_000]])).toMatchObject(found(4_700));
  });

  it("[PL12] is never below zero", () => {
    const goals = [goal(9_000, { alreadySaved: minor(8_000) })];
    expect(money({ accounts: [account(5_000)], goals })).toMatchObject(found(0));
    expect(money({ accounts: [account(-5_000)] })).toMatchObject(found(0));
  });

  it("[PL12] includes what an emergency goal holds: it is the same money", () => {
    const goals = [goal(9_000, { kind: "emergency", alreadySaved: minor(2_000) })];
    expect(money({ accounts: [account(5_000)], goals })).toMatchObject(found(5_000));
  });

  it.each(["paused", "finished"] as const)("[PL12] includes what a %s emergency goal holds", (state) => {
    const goals = [goal(9_000, { kind: "emergency", alreadySaved: minor(2_000), state })];
    expect(money({ accounts: [account(5_000)], goals })).toMatchObject(found(5_000));
    expect(money({ goals })).toMatchObject(found(2_000));
  });

  it("[PL12] excludes what a paused goal holds", () => {
    const goals = [goal(9_000, { alreadySaved: minor(2_000), state: "paused" })];
    expect(money({ accounts: [account(5_000)], goals })).toMatchObject(found(3_000));
  });

  it("[PL13] is what emergency goals hold and what was saved when no savings account is listed", () => {
    const goals = [goal(9_000, { kind: "emergency", alreadySaved: minor(2_000) }), goal(1, { id: "car" })];
    expect(money({ accounts: [account(500, { kind: "checking" })], goals })).toMatchObject(found(2_000));
    expect(money({ goals }, [["trip", 2_500]])).toMatchObject(found(2_500));
    const saved = { goals: new Map(), unheld: minor(700) };
    expect(emergencyMoney(sampleHousehold({ goals }), saved)).toMatchObject(found(2_700));
    expect(money({})).toMatchObject(found(0));
  });

  it("[PL13] excludes what an archived emergency goal held", () => {
    const goals = [goal(9_000, { kind: "emergency", alreadySaved: minor(2_000), state: "archived" })];
    expect(money({ goals })).toMatchObject(found(0));
    expect(knowsSetAside(sampleHousehold({ goals }))).toBe(false);
  });

  it("[PL13] is known only with such an account or goal", () => {
    expect(knowsSetAside(sampleHousehold())).toBe(false);
    expect(knowsSetAside(sampleHousehold({ accounts: [account(0)] }))).toBe(true);
    expect(knowsSetAside(sampleHousehold({ goals: [goal(1, { kind: "emergency" })] }))).toBe(true);
  });

  it("[PL30] explains itself by accounts and goals", () => {
    const result = money({ accounts: [account(5_000)], goals: [goal(9_000, { alreadySaved: minor(300) })] });
    expect(result.ok && result.value.why.inputs).toEqual([
      { label: "Savings", amount: 5_000 },
      { label: "Trip (held in Savings)", amount: -300 },
    ]);
  });

  it("[PL8] reports sums that are too large to be exact", () => {
    const tooLarge = { ok: false, problem: "too-large" };
    expect(money({ accounts: [account(9e15), account(9e15)] })).toEqual(tooLarge);
    const saved = { goals: new Map(), unheld: minor(9e15) };
    expect(emergencyMoney(sampleHousehold({ accounts: [account(9e14)] }), saved)).toEqual(tooLarge);
  });
});
