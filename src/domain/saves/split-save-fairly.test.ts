import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Person } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { isLessInvolved, ownPart } from "./split-save-fairly.ts";

const now = "2026-W46" as WeekId;
const adults: Person[] = ["maya", "tom"].map((id) => ({ id, name: id, kind: "adult" }));
const household = sampleHousehold({
  people: adults,
  incomes: [income(90_000, { id: "a", personId: "maya" }), income(60_000, { id: "b", personId: "tom" })],
});

let ids = 0;
const save = (personId: string, amount: number, ago = 0): Save => ({
  ...{ id: `s${++ids}`, week: addWeeks(now, -ago), personId, amount: minor(amount) },
  ...{ target: { kind: "buffer" }, note: "", recordedAt: 1 },
});

const partOf = (saves: readonly Save[], change: Partial<Parameters<typeof ownPart>[0]> = {}) =>
  ownPart({
    ...{ household, adults, self: "tom", method: "by-income", planned: minor(15_000), saves },
    ...change,
  })?.amount;

describe("[LW1] who the light way in is for", () => {
  it("is the one who recorded in fewer of the eight weeks before this", () => {
    const saves = [save("maya", 1, 1), save("maya", 1, 8), save("tom", 1, 1), save("tom", 1, 1)];
    expect(isLessInvolved(saves, ["tom", "maya"], now)).toBe(true);
    expect(isLessInvolved(saves, ["maya", "tom"], now)).toBe(false);
  });

  it("is nobody where both did the same, and neither this week nor long ago counts", () => {
    const saves = [save("maya", 1), save("maya", 1, 9), save("maya", 1, 2), save("tom", 0, 3)];
    expect(isLessInvolved(saves, ["tom", "maya"], now)).toBe(false);
    expect(isLessInvolved([], ["tom", "maya"], now)).toBe(false);
  });
});

describe("[LW2] someone's own part of a week", () => {
  it("is the fair share by the way of sharing that was chosen", () => {
    expect(partOf([])).toBe(6_000);
    expect(partOf([], { method: "half-and-half" })).toBe(7_500);
    expect(partOf([], { method: "equal-leftover" })).toBe(0);
  });

  it("is halves where nobody earns", () => {
    expect(partOf([], { household: sampleHousehold({ people: adults }) })).toBe(7_500);
  });

  it("is less by what they put aside, and no more than the week lacks", () => {
    expect(partOf([save("tom", 2_000)])).toBe(4_000);
    expect(partOf([save("tom", 9_000)])).toBe(0);
    expect(partOf([save("maya", 12_000)])).toBe(3_000);
    expect(partOf([save("maya", 20_000)])).toBe(0);
  });

  it("is unknown for whoever is not one of them, and where amounts can't be counted", () => {
    expect(partOf([], { self: "ida" })).toBeUndefined();
    const broken = { ...household, incomes: [income(-1, { personId: "tom" })] };
    expect(partOf([], { household: broken })).toBeUndefined();
  });

  it("adds up to the week when both do theirs, whatever they earn", () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    const method = fc.constantFrom("half-and-half", "by-income", "equal-leftover" as const);
    fc.assert(
      fc.property(amount, amount, amount, method, (a, b, planned, way) => {
        const incomes = [income(a, { id: "a", personId: "maya" }), income(b, { id: "b", personId: "tom" })];
        const given = { household: { ...household, incomes }, method: way, planned: minor(planned) };
        const tom = partOf([], given)!;
        const maya = partOf([save("tom", tom)], { ...given, self: "maya" })!;
        expect(tom + maya).toBe(planned);
      }),
    );
  });
});
