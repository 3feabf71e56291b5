import fc from "fast-check";
import type { PayoffChoice } from "../household/choices.ts";
import type { GoalFunding, SweepTarget } from "../household/goal.ts";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { anyAmount, anyHousehold } from "./any-household.fixture.ts";
import { weeklyBudget } from "./weekly-budget.ts";

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

/** Any household whose goals are fed in any way, lay by for bills and sweep anywhere, also in circles. */
export const anyFundedHousehold: fc.Arbitrary<Household> = fc
  .tuple(anyHousehold, parts, payoff)
  .map(([household, each, chosen]) => ({
    ...household,
    ...(chosen && { payoff: chosen }),
    goals: household.goals.map((goal, index) => ({ ...goal, ...present(each[index]!) })),
  }))
  .filter((made) => weeklyBudget(made).ok);

/** Without what is undefined: a field is there or absent. */
const present = <Some extends object>(fields: Some): { [Name in keyof Some]: Exclude<Some[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
