import fc from "fast-check";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Cadence, paymentsAYear } from "../time/cadence.ts";
import type { Day } from "../time/day.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { weeklyBudget } from "./weekly-budget.ts";

/** Any household, for tests of what holds for all of them. */
export const anyAmount = (max: number) => fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max }));
export const anyCadence = fc.constantFrom(...(Object.keys(paymentsAYear) as Cadence[]));
const kind = fc.constantFrom("need" as const, "want" as const);
const day = fc.constantFrom(undefined, "2026-01-01", "2026-11-20", "2026-12-31", "2030-06-01");
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 4 });

const incomes = rows(
  fc.tuple(anyAmount(1e6), anyCadence).map(([n, each]) => income(0, { pay: { cadence: each, amount: minor(n) } })),
);
const categories = rows(fc.tuple(anyAmount(2e4), kind)).map((all) =>
  all.map(([n, each], index) => category(n, { id: `c${index}`, kind: each })),
);
const bills = rows(fc.tuple(anyAmount(2e5), anyCadence, fc.integer({ min: 0, max: 4 }))).map((all) =>
  all.map(([n, each, of], index) => bill(n, { id: `b${index}`, cadence: each, categoryId: `c${of}` })),
);
const debts = rows(fc.tuple(anyAmount(1e6), fc.integer({ min: 0, max: 30_000 }), anyAmount(2e4))).map((all) =>
  all.map(([n, apr, minimum], index) => debt(n, { id: `d${index}`, apr: apr as Rate, minimum: minor(minimum) })),
);
const goalKind = fc.constantFrom("travel" as const, "emergency" as const, "debt-free" as const);
const goals = rows(fc.tuple(anyAmount(1e6), day, anyAmount(1e5), goalKind)).map((all) =>
  all.map(([n, by, saved, each], index) =>
    goal(n, { id: `g${index}`, kind: each, alreadySaved: minor(saved), ...(by ? { by: by as Day } : {}) }),
  ),
);
const accountKind = fc.constantFrom("savings" as const, "checking" as const);
const accounts = rows(fc.tuple(anyAmount(1e6), accountKind)).map((all) =>
  all.map(([n, each], index) => account(n, { id: `a${index}`, kind: each })),
);
export const anyHousehold: fc.Arbitrary<Household> = fc
  .record({ incomes, categories, bills, accounts, debts, goals })
  .map(sampleHousehold)
  .filter((made) => weeklyBudget(made).ok);
