import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { type Cadence, paymentsAYear } from "../time/cadence.ts";
import { addDays, type Day, dayOfNumber } from "../time/day.ts";
import { dueNow, isRepeated, repeatOf, templateIdOf } from "./repeat-of.ts";
import { entry } from "./spending-fixture.ts";

const none = () => false;
const gym = entry("2026-01-31", 4_000, {
  ...{ id: "first", payee: "Gym", categoryId: "fun", forPersonId: "tom", note: "both of us" },
  imported: { sourceId: "bank", key: "2026-01-31;40.00;GYM" },
});
const due = (today: string, isKnown: (id: string) => boolean = none, until?: Day) =>
  dueNow([repeatOf(gym, "gym", "monthly", until)], isKnown, today as Day);

describe("an entry that comes again", () => {
  it("[SN27] keeps all but its id, its day and what the bank's file said of it", () => {
    const { id: _, day: __, imported: ___, ...rest } = gym;
    expect(repeatOf(gym, "gym", "monthly")).toEqual({
      ...{ id: "gym", entry: rest, schedule: { cadence: "monthly", on: "2026-01-31" } },
    });
    expect(repeatOf(gym, "gym", "monthly", "2026-12-31" as Day).until).toBe("2026-12-31");
  });

  it("[SN28] is due after the day of the first, on its date or the month's last day, up to today", () => {
    expect(due("2026-01-31")).toEqual([]);
    expect(due("2026-02-27")).toEqual([]);
    expect(due("2026-04-29").map(({ id, day }) => [id, day])).toEqual([
      ["gym@2026-02-28", "2026-02-28"],
      ["gym@2026-03-31", "2026-03-31"],
    ]);
    expect(due("2026-02-28")[0]).toMatchObject({ amount: 4_000, categoryId: "fun", forPersonId: "tom" });
  });

  it("[SN28] is not due once recorded or dismissed, nor after its end", () => {
    expect(due("2026-03-31", (id) => id === "gym@2026-02-28").map(({ day }) => day)).toEqual(["2026-03-31"]);
    expect(due("2026-12-31", none, "2026-03-01" as Day)).toHaveLength(1);
  });

  it("[SN28] is known by its id, and its template with it, also when it was moved to another day", () => {
    const [made] = due("2026-02-28");
    expect(isRepeated(made!)).toBe(true);
    const moved: Transaction = { ...made!, day: "2026-03-02" as Day };
    expect(templateIdOf(moved)).toBe("gym");
    for (const id of ["t1", "me@home", "@2026-01-01", "gym@2026-1-1"]) expect(isRepeated({ id })).toBe(false);
    expect(templateIdOf({ id: "t1" })).toBeUndefined();
  });

  it("[SN28] falls due as often in one go as day by day, in the order of days", () => {
    const cadence = fc.constantFrom(...(Object.keys(paymentsAYear) as Cadence[]));
    const day = fc.integer({ min: 20_000, max: 21_000 }).map(dayOfNumber);
    fc.assert(
      fc.property(fc.array(fc.tuple(cadence, day), { maxLength: 3 }), day, fc.nat(100), (made, start, days) => {
        const templates = made.map(([each, on], index) => repeatOf(entry(on, index + 1), `r${index}`, each));
        const [known, found] = [new Set<string>(), [] as string[]];
        for (let after = 0; after <= days; after++) {
          const some = dueNow(templates, (id) => known.has(id), addDays(start, after));
          for (const { id } of some) known.add(id);
          found.push(...some.map(({ id }) => id));
        }
        const atOnce = dueNow(templates, none, addDays(start, days));
        expect(found.sort()).toEqual(atOnce.map(({ id }) => id).sort());
        expect(atOnce.map((one) => one.day)).toEqual(atOnce.map((one) => one.day).sort());
        expect(atOnce.every((one) => one.amount > minor(0))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
