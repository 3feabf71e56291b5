import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household, Person } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { fewestTransfers, type PersonBalance, type Settlement, settleShares } from "./settle-shares.ts";
import { autumn, entry } from "./spending.fixture.ts";
import { spendingBook } from "./spending-book.ts";

/** Two adults and a child who settle since October, on a Thursday in November. */
const person = (id: string, kind: Person["kind"] = "adult"): Person => ({ id, name: id, kind });
const since = "2026-10-05" as Day;
const today = "2026-11-12" as Day;
const couple = (by: "equal" | "income" = "equal", more: Partial<Household> = {}): Household =>
  sampleHousehold({
    people: [person("maya"), person("tom"), person("ana", "child")],
    settling: { since, by },
    incomes: [income(92_000, { personId: "maya" }), income(69_000, { id: "school", personId: "tom" })],
    ...more,
  });
const asked = (household: Household, entries: readonly Transaction[]) =>
  settleShares(household, spendingBook(entries, autumn), today);
function settled(household: Household, entries: readonly Transaction[]): Settlement {
  const found = asked(household, entries);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}
const by = (personId: string, amount: number, more: Partial<Transaction> = {}, day = "2026-11-02") =>
  entry(day, amount, { personId, ...more });
const owedIn = ({ owed }: Settlement) => owed.map(({ from, to, amount }) => [from.id, to.id, amount]);

describe("settling shared costs", () => {
  it("counts what each paid for the household together since the day, refunds off, up to today", () => {
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

  it("shares by income, and equally when no income is known", () => {
    const entries = [by("maya", 126_000)];
    const shares = (of: Household) => settled(of, entries).people.map(({ share }) => share.amount);
    expect(shares(couple("income"))).toEqual([72_000, 54_000]);
    expect([settled(couple("income"), []).by, shares(couple("income", { incomes: [] }))]).toEqual([
      "income",
      [63_000, 63_000],
    ]);
    expect(settled(couple("income", { incomes: [] }), entries).by).toBe("equal");
  });

  it("counts spending for one adult alone as theirs, and for a child or deleted person as shared", () => {
    const { total, people, owed } = settled(couple(), [
      ...[by("maya", 4_000, { forPersonId: "tom" }), by("maya", 900, { forPersonId: "maya" })],
      ...[by("tom", 600, { forPersonId: "ana" }), by("tom", 400, { forPersonId: "gone" })],
    ]);
    expect(total.amount).toBe(1_000);
    expect(people.map(({ forOthers }) => forOthers.amount)).toEqual([4_000, -4_000]);
    expect(owed.map(({ from, amount }) => [from.id, amount])).toEqual([["tom", 3_500]]);
  });

  it("takes off what was handed over, and leaves out what someone else paid, saying how often", () => {
    const handed = { kind: "transfer", toPersonId: "maya" } as const;
    const found = settled(couple(), [
      ...[by("maya", 10_000), by("tom", 2_000, handed), by("gone", 500), by("ana", 500)],
      ...[by("tom", 700, { kind: "transfer", toPersonId: "gone" }), by("gone", 700, handed)],
    ]);
    expect([found.total.amount, found.leftOut, owedIn(found)]).toEqual([10_000, 2, [["tom", "maya", 3_000]]]);
    expect(found.people[1]!.handedOver.amount).toBe(2_000);
    expect(owedIn(settled(couple(), [by("maya", 1_000), by("tom", 800, handed)]))).toEqual([["maya", "tom", 300]]);
  });

  it("takes the fewest transfers between more than two", () => {
    const three = couple("equal", { people: [person("a"), person("b"), person("c")] });
    expect(owedIn(settled(three, [by("a", 9_000)]))).toEqual([
      ["b", "a", 3_000],
      ["c", "a", 3_000],
    ]);
    expect(owedIn(settled(three, [by("a", 100), by("b", 100), by("c", 100)]))).toEqual([]);
  });

  it("explains itself", () => {
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

  it("reports what cannot be settled", () => {
    const { settling: _, ...apart } = couple();
    expect(asked(apart, [])).toEqual({ ok: false, problem: "not-settling" });
    expect(asked(couple("equal", { people: [person("maya"), person("ana", "child")] }), [])).toMatchObject({
      problem: "too-few-adults",
    });
    expect(asked(couple(), [by("maya", 2 ** 52)])).toMatchObject({ problem: "too-large" });
  });
});

describe("nothing is lost in settling", () => {
  const ids = ["a", "b", "c", "d"];
  const some = fc.record({
    amount: fc.integer({ min: -99_999, max: 99_999 }),
    personId: fc.constantFrom(...ids, "gone"),
    forPersonId: fc.constantFrom(...ids, "gone"),
    kind: fc.constantFrom<Transaction["kind"]>("spending", "spending", "transfer"),
  });
  const incomes = fc.array(fc.nat(99_999), { maxLength: 4 });

  it("shares add up to the total, balances to zero, and paying what is owed settles everything", () => {
    fc.assert(
      fc.property(
        ...[
          fc.array(some),
          fc.integer({ min: 2, max: 4 }),
          incomes,
          fc.constantFrom("equal" as const, "income" as const),
        ],
        (list, adults, earned, way) => {
          const people = ids.slice(0, adults).map((id) => person(id));
          const pays = earned.map((amount, index) => income(amount, { id: `i${index}`, personId: ids[index]! }));
          const household = couple(way, { people, incomes: pays });
          const entries = list.map(({ kind, forPersonId, personId, amount }) =>
            by(personId, amount, kind === "spending" ? { forPersonId } : { kind, toPersonId: forPersonId }),
          );
          const found = settled(household, entries);
          const add = (part: "share" | "paid" | "balance") =>
            found.people.reduce((sum, one) => sum + one[part].amount, 0);
          expect([add("share"), add("paid"), add("balance")]).toEqual([found.total.amount, found.total.amount, 0]);
          const handed = found.owed.map(({ from, to, amount }) =>
            by(from.id, amount, { kind: "transfer", toPersonId: to.id }),
          );
          const after = settled(household, [...entries, ...handed]);
          expect([after.owed, after.people.map(({ balance }) => balance.amount)]).toEqual([
            [],
            people.map(() => minor(0)),
          ]);
        },
      ),
    );
  });
});

const standings = (...amounts: readonly number[]): PersonBalance[] =>
  amounts.map((amount, index) => ({ id: `p${String(index).padStart(2, "0")}`, amount: minor(amount) }));
const told = (list: readonly PersonBalance[]) =>
  fewestTransfers(list).map(({ from, to, amount }) => [from, to, amount]);

/** Every way to part people into even groups, tried one by one. */
function mostGroups(amounts: readonly number[]): number {
  if (amounts.length === 0) return 0;
  const [first, ...rest] = amounts;
  let most = 0;
  for (let set = 0; set < 1 << rest.length; set++) {
    const isIn = (index: number) => (set & (1 << index)) !== 0;
    const sum = rest.reduce((all, amount, index) => (isIn(index) ? all + amount : all), first!);
    if (sum === 0) most = Math.max(most, 1 + mostGroups(rest.filter((_, index) => !isIn(index))));
  }
  return most;
}

const even = (most: number) =>
  fc
    .array(fc.integer({ min: -9, max: 9 }), { maxLength: most })
    .map((some) => [...some, 0 - some.reduce((sum, amount) => sum + amount, 0)]);

describe("who hands whom how much", () => {
  it("is one transfer between two, and none when all are even", () => {
    expect(told(standings(500, -500))).toEqual([["p01", "p00", 500]]);
    expect(told(standings(0, 0, 0))).toEqual([]);
    expect(told([])).toEqual([]);
  });

  it("lets those settle apart who are even among themselves", () => {
    expect(told(standings(7, 5, -7, -5))).toHaveLength(2);
    expect(told(standings(6, 4, -3, -3, -4))).toHaveLength(3);
    expect(told(standings(5, 5, -10))).toEqual([
      ["p02", "p00", 5],
      ["p02", "p01", 5],
    ]);
  });

  it("is the fewest possible, settles everyone, and takes from no one more than they owe", () => {
    fc.assert(
      fc.property(even(5), (amounts) => {
        const found = fewestTransfers(standings(...amounts));
        const open = amounts.filter((amount) => amount !== 0);
        expect(found).toHaveLength(open.length - mostGroups(open));
        const after = standings(...amounts).map(({ id, amount }) =>
          found.reduce(
            (left, one) => left + (one.from === id ? one.amount : one.to === id ? -one.amount : 0),
            amount as number,
          ),
        );
        expect(after.every((left) => left === 0)).toBe(true);
        expect(found.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  it("leaves any number of people even, in fewer transfers than there are people", () => {
    fc.assert(
      fc.property(even(40), (amounts) => {
        const found = fewestTransfers(standings(...amounts));
        const open = amounts.filter((amount) => amount !== 0).length;
        expect(found.length).toBeLessThanOrEqual(Math.max(0, open - 1));
        const moved = found.reduce((sum, { amount }) => sum + amount, 0);
        expect(moved).toBe(amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0));
      }),
    );
  });
});
