import { payOff } from "#domain/debts/payoff.ts";
import { type OutlookInput, type PayoffOutlook, payoffOutlook } from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan, PayoffProblem } from "#domain/debts/payoff-plan.ts";
import { type Refinance, type RefinanceOffer, type RefinanceProblem, refinance } from "#domain/debts/refinance.ts";
import { type ScheduleRow, scheduleOf } from "#domain/debts/schedule.ts";
import { ok, type Result } from "#domain/result.ts";

/** What is asked about paying off, beside the page where it takes long. */
export type PayoffAsk =
  | { ask: "outlook"; input: OutlookInput }
  | { ask: "schedule"; plan: PayoffPlan }
  | { ask: "refinance"; plan: PayoffPlan; offer: RefinanceOffer };

/** What an offer comes to, without the payments one by one. */
export type OfferLook = Pick<Refinance, "debt" | "spared" | "monthsSooner" | "why"> & { ending: Ending };
type Ending = Refinance["tried"]["ending"];

export type PayoffAnswer =
  | { told: "outlook"; outlook: Result<PayoffOutlook, PayoffProblem> }
  | { told: "schedule"; schedule: Result<ScheduleRow[], PayoffProblem> }
  | { told: "refinance"; offer: Result<OfferLook, RefinanceProblem> };

export function answerOf(asked: PayoffAsk): PayoffAnswer {
  if (asked.ask === "outlook") return { told: "outlook", outlook: payoffOutlook(asked.input) };
  if (asked.ask === "refinance") return { told: "refinance", offer: offerLook(asked.plan, asked.offer) };
  const payoff = payOff(asked.plan);
  return { told: "schedule", schedule: payoff.ok ? ok(scheduleOf(payoff.value)) : payoff };
}

function offerLook(plan: PayoffPlan, offer: RefinanceOffer): Result<OfferLook, RefinanceProblem> {
  const compared = refinance(plan, offer);
  if (!compared.ok) return compared;
  const { debt, spared, monthsSooner, why, tried } = compared.value;
  return ok({ debt, spared, monthsSooner, why, ending: tried.ending });
}
