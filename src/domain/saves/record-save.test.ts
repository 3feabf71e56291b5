import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Goal } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { type Currency, minor } from "../money/money.ts";
import { addWeeks, parseWeekId, type WeekId } from "../time/week.ts";
import { type NewSave, recordSave, type SavingHousehold, usualSave } from "./record-save.ts";

describe("record save", () => {
  const goal = (id: string, state: Goal["state"]): Goal => {
    return { id, label: id, kind: "own", target: minor(100_000), priority: 1, alreadySaved: minor(0), state };
  };

  const household: SavingHousehold = {
    currency: "USD" as Currency,
    goals: [goal("lisbon", "active"), goal("table", "archived"), goal("sofa", "finished"), goal("kiln", "paused")],
    debts: [],
    accounts: [{ id: "joint", label: "Joint", kind: "savings", balance: minor(0) }],
  };

  const now = { week: "2026-W46" as WeekId, time: 1_763_000_000_000 };
  const input: NewSave = {
    id: "s1",
    week: "2026-W46",
    personId: "maya",
    amount: 35_500,
    target: { kind: "goal", id: "lisbon" },
    note: "",
  };

  const record = (change: Partial<NewSave>) => recordSave({ ...input, ...change }, now, household);
  const problemOf = (change: Partial<NewSave>) => {
    const result = record(change);
    return result.ok ? undefined : result.problem;
  };

  describe("recording a save", () => {
    it("[WS1] keeps the entry as it was given, with the time it was recorded", () => {
      expect(record({})).toEqual({ ok: true, value: { ...input, recordedAt: now.time } });
    });

    it("[WS1] takes past weeks, and refuses weeks to come", () => {
      expect(record({ week: "2019-W01" }).ok).toBe(true);
      expect(problemOf({ week: "2026-W47" })).toBe("future-week");
    });

    it.each(["", "2026-W54", "2025-W53", "1969-W52", "2101-W01", "2026-11-12", "W46"])(
      "[WS1] refuses %j as a week out of range",
      (week) => {
        expect(problemOf({ week })).toBe("out-of-range");
      },
    );

    it("[WS2] accepts zero as a decision", () => {
      expect(record({ amount: 0 }).ok).toBe(true);
    });

    it.each([
      [-1, "negative-amount"],
      [-Infinity, "negative-amount"],
      [100_000_000_001, "too-large"],
      [Infinity, "too-large"],
      [NaN, "out-of-range"],
      [0.5, "out-of-range"],
    ])("[WS2] refuses an amount of %d as %s", (amount, problem) => {
      expect(problemOf({ amount })).toBe(problem);
    });

    it("[WS2] measures the largest amount in the household's currency", () => {
      expect(record({ amount: 100_000_000_000 }).ok).toBe(true);
      const inYen = { ...household, currency: "JPY" as Currency };
      expect(recordSave({ ...input, amount: 1_000_000_001 }, now, inYen)).toEqual({ ok: false, problem: "too-large" });
    });

    it("[WS3] goes only to what the household has", () => {
      expect(problemOf({ target: { kind: "goal", id: "boat" } })).toBe("unknown-target");
      expect(problemOf({ target: { kind: "debt", id: "lisbon" } })).toBe("unknown-target");
      expect(record({ target: { kind: "account", id: "joint" } }).ok).toBe(true);
      expect(record({ target: { kind: "buffer" } }).ok).toBe(true);
    });

    it.each(["nonsense", "constructor", "__proto__", "toString", "goals", ""])(
      "[WS3] goes to nothing of the kind %j",
      (kind) => {
        expect(problemOf({ target: { kind, id: "lisbon" } as never })).toBe("unknown-target");
        expect(problemOf({ target: { kind } as never })).toBe("unknown-target");
      },
    );

    it("[WS3] goes to no goal without its id, and to no step with one", () => {
      expect(problemOf({ target: { kind: "goal" } as never })).toBe("unknown-target");
      expect(problemOf({ target: { kind: "buffer", id: "lisbon" } as never })).toBe("unknown-target");
    });

    it("[WS3] goes to a paused or finished goal, but to no archived one", () => {
      expect(record({ target: { kind: "goal", id: "sofa" } }).ok).toBe(true);
      expect(record({ target: { kind: "goal", id: "kiln" } }).ok).toBe(true);
      expect(problemOf({ target: { kind: "goal", id: "table" } })).toBe("archived-goal");
    });

    it("[WS2] never records what is no whole amount in a real week, whatever it is given", () => {
      fc.assert(
        fc.property(fc.double(), fc.string(), (amount, week) => {
          const result = record({ amount, week: week.length % 2 ? week : "2026-W10" });
          if (!result.ok) return;
          expect(Number.isSafeInteger(result.value.amount)).toBe(true);
          expect(parseWeekId(result.value.week).ok).toBe(true);
        }),
      );
    });
  });
});

describe("usual save", () => {
  const now = "2026-W46" as WeekId;

  const save = (ago: number, amount: number, index = 0): Save => ({
    id: `${ago}-${index}`,
    week: addWeeks(now, -ago),
    personId: "maya",
    amount: minor(amount),
    target: { kind: "buffer" },
    note: "",
    recordedAt: 1,
  });

  describe("what a week usually saves", () => {
    it("is the middle one of the weeks that put something aside", () => {
      const saves = [save(1, 35_000), save(2, 900_000), save(3, 34_000), save(4, 20_000), save(5, 36_000)];
      expect(usualSave(saves, now)).toMatchObject({
        amount: 35_000,
        why: { inputs: [{ count: 5 }, { amount: 20_000 }, { amount: 900_000 }] },
      });
    });

    it("adds up a week's entries, and of two in the middle takes the lower", () => {
      const saves = [save(1, 10_000), save(1, 5_000, 1), save(2, 20_000), save(3, 30_000), save(4, 1_000)];
      expect(usualSave(saves, now)?.amount).toBe(15_000);
    });

    it("does not count this week, weeks to come, weeks long ago, or weeks that decided on nothing", () => {
      const saves = [...[1, 2, 3, 4].map((ago) => save(ago, 100)), save(0, 9), save(-1, 9), save(14, 9), save(5, 0)];
      expect(usualSave(saves, now)?.why.inputs[0]).toMatchObject({ count: 4 });
    });

    it("is unknown before four weeks have put something aside", () => {
      expect(usualSave([], now)).toBeNull();
      expect(usualSave([save(1, 5), save(2, 5), save(3, 5)], now)).toBeNull();
    });

    it("is unknown when a week is too large to be exact", () => {
      const huge = Array.from({ length: 3 }, (_, index) => save(1, Number.MAX_SAFE_INTEGER, index));
      expect(usualSave([...huge, save(2, 1), save(3, 1), save(4, 1)], now)).toBeNull();
    });

    it("lies between the least and the most of what was put aside, whatever that was", () => {
      const weeks = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 4, maxLength: 13 });
      fc.assert(
        fc.property(weeks, (amounts) => {
          const usual = usualSave(
            amounts.map((amount, index) => save(index + 1, amount)),
            now,
          )!;
          expect(amounts).toContain(usual.amount);
          const below = amounts.filter((amount) => amount < usual.amount).length;
          expect(below).toBeLessThanOrEqual(amounts.length / 2);
        }),
      );
    });
  });
});
