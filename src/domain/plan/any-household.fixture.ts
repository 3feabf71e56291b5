import fc from "fast-check";
import type { GoalFunding, Household, PayoffChoice, SweepTarget } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Cadence, paymentsAYear } from "../time/cadence.ts";
import type { Day } from "../time/day.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "./sample-household.ts";
import { weeklyBudget } from "./weekly-budget.ts";

/** Arbitrary households, for property tests. */
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

const funding: fc.Arbitrary<GoalFunding | undefined> = fc.oneof(
  fc.constant(undefined),
  anyAmount(2e4).map((amount) => ({ by: "fixed" as const, weekly: minor(amount + 1) })),
  fc.integer({ min: 1, max: 1_000 }).map((share) => ({ by: "share" as const, share })),
  fc.constant({ by: "leftover" as const }),
);
const sweepTo: fc.Arbitrary<SweepTarget | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant({ kind: "investing" as const }),
  fc.nat(3).map((to) => ({ kind: "goal" as const, id: `g${to}` })),
);
const state = fc.constantFrom("active" as const, "active" as const, "paused" as const, "finished" as const);
const billId = fc.constantFrom(undefined, undefined, "b0", "b1");
const parts = fc.array(fc.record({ funding, sweepTo, state, billId }), { minLength: 4, maxLength: 4 });

const payoff: fc.Arbitrary<PayoffChoice | undefined> = fc.option(
  fc.record({
    order: fc.constantFrom("avalanche" as const, "snowball" as const, { own: ["d1", "gone"] }),
    rhythm: fc.constantFrom("monthly" as const, "weekly" as const),
    extra: anyAmount(3e4).map(minor),
  }),
  { nil: undefined },
);

/** Any household whose goals have any funding, save up for bills and sweep anywhere, also in circles. */
export const anyFundedHousehold: fc.Arbitrary<Household> = fc
  .tuple(anyHousehold, parts, payoff)
  .map(([household, each, chosen]) => ({
    ...household,
    ...(chosen && { payoff: chosen }),
    goals: household.goals.map((goal, index) => ({ ...goal, ...present(each[index]!) })),
  }))
  .filter((made) => weeklyBudget(made).ok);

/** Drops undefined fields: a field has a value or is absent. */
const present = <Some extends object>(fields: Some): { [Name in keyof Some]: Exclude<Some[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
