import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../time/day.ts";
import { elapsedIn, periodFacts } from "./period-facts.ts";
import { category, entry, living, spendingIn } from "./spending.fixture.ts";

const spent = (categoryId: string, amount: number, day = "2026-11-10") => entry(day, amount, { categoryId });
const home = living(...["eat", "home", "health", "gifts", "clothes"].map((id) => category(id, 7_000)));
const factsOf = (...entries: ReturnType<typeof spent>[]) => periodFacts(spendingIn("week", entries, home));
const names = (facts: ReturnType<typeof periodFacts>) => ({
  over: facts.over.map((one) => one.category.id),
  ahead: facts.ahead?.category.id,
  quiet: facts.quiet.map(({ id }) => id),
  most: facts.most?.category.id,
});

describe("the facts of a period", () => {
  it("is what went over, the furthest first, and what took the most", () => {
    const facts = names(factsOf(spent("eat", 7_100), spent("gifts", 9_000), spent("home", 4_000)));
    expect(facts).toMatchObject({ over: ["gifts", "eat"], most: "gifts" });
  });

  it("is what is ahead of the days by the most and has something left", () => {
    // Four sevenths of the week are 40.00 of each 70.00.
    expect(names(factsOf(spent("eat", 4_500), spent("gifts", 6_000), spent("home", 7_000))).ahead).toBe("gifts");
    expect(names(factsOf(spent("eat", 4_000))).ahead).toBeUndefined();
  });

  it("is what is well behind the days, two at the most and none that brought money back", () => {
    const entries = [spent("eat", 3_400), spent("home", 2_000), spent("health", 1_000), spent("gifts", 2_500)];
    expect(names(factsOf(...entries, spent("clothes", -500))).quiet).toEqual(["home", "health"]);
    expect(names(factsOf(...entries.slice(0, 1))).quiet).toEqual(["home", "health"]);
  });

  it("finds nothing quiet in the first days or without a budget", () => {
    const early = spendingIn("week", [], home);
    expect(periodFacts({ ...early, daysLeft: 6 }).quiet).toEqual([]);
    expect(periodFacts(spendingIn("week", [], living(category("eat", 0)))).quiet).toEqual([]);
  });

  it("has no pace once a period is over, and counts all its days", () => {
    const past = spendingIn("week", [spent("eat", 6_900, "2026-11-03")], home, "2026-11-05" as Day);
    expect(names(periodFacts(past))).toEqual({ over: [], ahead: undefined, quiet: [], most: "eat" });
    expect(elapsedIn(past)).toEqual({ days: 7, of: 7 });
    expect(elapsedIn(spendingIn("week", [], home))).toEqual({ days: 4, of: 7 });
    expect(elapsedIn(spendingIn("month", [], home))).toEqual({ days: 12, of: 30 });
  });

  it("never lists one category for two reasons", () => {
    const some = fc.array(fc.tuple(fc.constantFrom("eat", "home", "health"), fc.integer({ min: -9_000, max: 9_000 })));
    fc.assert(
      fc.property(some, (entries) => {
        const { over, ahead, quiet } = names(factsOf(...entries.map(([id, amount]) => spent(id, amount || 1))));
        const named = [...over, ...quiet, ...(ahead ? [ahead] : [])];
        expect(new Set(named).size).toBe(named.length);
        expect(quiet.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
