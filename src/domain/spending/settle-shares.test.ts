import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { asked, by, couple, owedIn, person, settled } from "./settle-shares.fixture.ts";

describe("settling shared costs", () => {
  it("[SN17] counts what each paid for the household together since the day, refunds off, up to today", () => {
    const { total, people, owed } = settled(couple(), [
      ...[by("maya", 10_000), by("maya", -2_000), by("tom", 3_001), by("maya", 9_999, { kind: "income" })],
      ...[
        by("maya", 5_000, {}, "2026-10-04"),
        by("maya", 5_000, {}, "2026-11-13"),
        by("tom", 7_000, { kind: "transfer" }),
      ],
    ]);
    expect(total.amount).toBe(11_001);
    expect(people.map(({ paid, share, balance }) => [paid.amount, share.amount, balance.amount])).toEqual([
      [8_000, 5_501, 2_499],
      [3_001, 5_500, -2_499],
    ]);
    expect(owed[0]).toMatchObject({ from: { id: "tom" }, to: { id: "maya" }, amount: 2_499 });
  });

  it("[SN17] shares by income, and equally where nobody's income is known", () => {
    const entries = [by("maya", 126_000)];
    const shares = (of: Household) => settled(of, entries).people.map(({ share }) => share.amount);
    expect(shares(couple("income"))).toEqual([72_000, 54_000]);
    expect([settled(couple("income"), []).by, shares(couple("income", { incomes: [] }))]).toEqual([
      "income",
      [63_000, 63_000],
    ]);
    expect(settled(couple("income", { incomes: [] }), entries).by).toBe("equal");
  });

  it("[SN18] counts what was for one adult alone as theirs, and what was for a child or someone gone as shared", () => {
    const { total, people, owed } = settled(couple(), [
      ...[by("maya", 4_000, { forPersonId: "tom" }), by("maya", 900, { forPersonId: "maya" })],
      ...[by("tom", 600, { forPersonId: "ana" }), by("tom", 400, { forPersonId: "gone" })],
    ]);
    expect(total.amount).toBe(1_000);
    expect(people.map(({ forOthers }) => forOthers.amount)).toEqual([4_000, -4_000]);
    expect(owed.map(({ from, amount }) => [from.id, amount])).toEqual([["tom", 3_500]]);
  });

  it("[SN18] takes off what was handed over, and leaves out what someone else paid, saying how often", () => {
    const handed = { kind: "transfer", toPersonId: "maya" } as const;
    const found = settled(couple(), [
      ...[by("maya", 10_000), by("tom", 2_000, handed), by("gone", 500), by("ana", 500)],
      ...[by("tom", 700, { kind: "transfer", toPersonId: "gone" }), by("gone", 700, handed)],
    ]);
    expect([found.total.amount, found.leftOut, owedIn(found)]).toEqual([10_000, 2, [["tom", "maya", 3_000]]]);
    expect(found.people[1]!.handedOver.amount).toBe(2_000);
    expect(owedIn(settled(couple(), [by("maya", 1_000), by("tom", 800, handed)]))).toEqual([["maya", "tom", 300]]);
  });

  it("[SN19] takes the fewest transfers between more than two", () => {
    const three = couple("equal", { people: [person("a"), person("b"), person("c")] });
    expect(owedIn(settled(three, [by("a", 9_000)]))).toEqual([
      ["b", "a", 3_000],
      ["c", "a", 3_000],
    ]);
    expect(owedIn(settled(three, [by("a", 100), by("b", 100), by("c", 100)]))).toEqual([]);
  });

  it("[SN20] says why", () => {
    const { total, people, owed } = settled(couple("income"), [
      by("maya", 1_000),
      by("tom", 10, { forPersonId: "maya" }),
    ]);
    expect(total.why.inputs).toEqual([
      { label: "maya", amount: 1_000 },
      { label: "tom", amount: 0 },
    ]);
    expect(people[0]!.share.why.inputs[1]).toEqual({ label: "Own income a week", amount: 92_000 });
    const adds = owed[0]!.why.inputs.map((input) => ("amount" in input ? input.amount : 0));
    expect(adds.reduce<number>((sum, amount) => sum + amount, 0)).toBe(-owed[0]!.amount);
    expect(people[0]!.forOthers.why.inputs[1]).toEqual({ label: "Paid by others", amount: 10 });
    expect(people[0]!.handedOver.why.inputs).toHaveLength(2);
    expect(people[0]!.paid.why.formula).toContain("refunds");
    expect(settled(couple(), []).people[0]!.share.why.formula).toBe("paid together ÷ adults");
  });

  it("[SN20] names what can't be settled", () => {
    const { settling: _, ...apart } = couple();
    expect(asked(apart, [])).toEqual({ ok: false, problem: "not-settling" });
    expect(asked(couple("equal", { people: [person("maya"), person("ana", "child")] }), [])).toMatchObject({
      problem: "too-few-adults",
    });
    expect(asked(couple(), [by("maya", 2 ** 52)])).toMatchObject({ problem: "too-large" });
  });
});
