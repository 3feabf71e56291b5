import { payOff } from "#domain/debts/payoff.ts";
import {
  type OutlookInput,
  type PayoffOutlook,
  payoffOutlook,
  type ScheduleRow,
  scheduleOf,
} from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan, PayoffProblem } from "#domain/debts/payoff-plan.ts";
import { type Refinance, type RefinanceOffer, type RefinanceProblem, refinance } from "#domain/debts/refinance.ts";
import { ok, type Result } from "#domain/result.ts";

/** A payoff computation. Long ones run in the worker. */
export type PayoffRequest =
  | { type: "outlook"; input: OutlookInput }
  | { type: "schedule"; plan: PayoffPlan }
  | { type: "refinance"; plan: PayoffPlan; offer: RefinanceOffer };

/** The outcome of a refinancing offer, without its single payments. */
export type OfferOutcome = Pick<Refinance, "debt" | "netSaved" | "monthsSooner" | "why"> & { ending: Ending };
type Ending = Refinance["tried"]["ending"];

export type PayoffResponse =
  | { type: "outlook"; outlook: Result<PayoffOutlook, PayoffProblem> }
  | { type: "schedule"; schedule: Result<ScheduleRow[], PayoffProblem> }
  | { type: "refinance"; offer: Result<OfferOutcome, RefinanceProblem> };

export function computePayoff(request: PayoffRequest): PayoffResponse {
  if (request.type === "outlook") return { type: "outlook", outlook: payoffOutlook(request.input) };
  if (request.type === "refinance") return { type: "refinance", offer: offerOutcome(request.plan, request.offer) };
  const payoff = payOff(request.plan);
  return { type: "schedule", schedule: payoff.ok ? ok(scheduleOf(payoff.value)) : payoff };
}

function offerOutcome(plan: PayoffPlan, offer: RefinanceOffer): Result<OfferOutcome, RefinanceProblem> {
  const compared = refinance(plan, offer);
  if (!compared.ok) return compared;
  const { debt, netSaved, monthsSooner, why, tried } = compared.value;
  return ok({ debt, netSaved, monthsSooner, why, ending: tried.ending });
}
