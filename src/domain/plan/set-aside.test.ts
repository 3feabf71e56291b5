import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { account, goal, sampleHousehold } from "./sample-household.ts";
import { emergencyMoney, knowsSetAside } from "./set-aside.ts";

const money = (parts: Partial<Household>, savings: [string, number][] = []) =>
  emergencyMoney(sampleHousehold(parts), new Map(savings.map(([id, amount]) => [id, minor(amount)])));

const found = (amount: number) => ({ ok: true, value: { amount } });

describe("emergency money", () => {
  it("[PL12] is cash and savings, and no other account", () => {
    const kinds = ["cash", "savings", "checking", "investment", "property"] as const;
    expect(money({ accounts: kinds.map((kind) => account(1_000, { kind })) })).toMatchObject(found(2_000));
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

  it("[PL13] is what emergency goals hold when no cash or savings account is listed", () => {
    const goals = [goal(9_000, { kind: "emergency", alreadySaved: minor(2_000) }), goal(1, { id: "car" })];
    expect(money({ accounts: [account(500, { kind: "checking" })], goals })).toMatchObject(found(2_000));
    expect(money({ goals }, [["trip", 2_500]])).toMatchObject(found(2_500));
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
      { label: "Trip (set aside for it)", amount: -300 },
    ]);
  });

  it("[PL8] reports sums that are too large to be exact", () => {
    const tooLarge = { ok: false, problem: "too-large" };
    expect(money({ accounts: [account(9e15), account(9e15)] })).toEqual(tooLarge);
    const goals = [goal(1), goal(1, { id: "car" })];
    const held: [string, number][] = [
      ["trip", 9e15],
      ["car", 9e15],
    ];
    expect(money({ accounts: [account(1)], goals }, held)).toEqual(tooLarge);
  });
});
