import type { Rate } from "../money/rate.ts";
import { ok, type Result } from "../result.ts";
import { type Growth, type GrowthPlan, type GrowthProblem, projectGrowth } from "./growth.ts";
import {
  type Independence,
  type IndependencePlan,
  type IndependenceProblem,
  yearsToIndependence,
} from "./independence.ts";

/** An answer at the given rate, a point below and a point above: nobody knows the rate. */
export interface Sensitivity<Answer> {
  lower: AtRate<Answer>;
  given: AtRate<Answer>;
  higher: AtRate<Answer>;
}

/** `rate` is the one used: a point below 0.5 % is 0 %, a point above 99.5 % is 100 %. */
export interface AtRate<Answer> {
  rate: Rate;
  answer: Answer;
}

export const growthSensitivity = (plan: GrowthPlan): Result<Sensitivity<Growth>, GrowthProblem> =>
  around(plan.rate, (rate) => projectGrowth({ ...plan, rate }));

export const independenceSensitivity = (
  plan: IndependencePlan,
): Result<Sensitivity<Independence>, IndependenceProblem> =>
  around(plan.realRate, (realRate) => yearsToIndependence({ ...plan, realRate }));

const point = 1_000;
const maxRate = 100_000;

/** The given rate first, so that its own problem is the one told. */
function around<Answer, Problem extends string>(
  rate: Rate,
  answerAt: (rate: Rate) => Result<Answer, Problem>,
): Result<Sensitivity<Answer>, Problem> {
  const given = answerAt(rate);
  if (!given.ok) return given;
  const [below, above] = [Math.max(0, rate - point) as Rate, Math.min(maxRate, rate + point) as Rate];
  const [lower, higher] = [answerAt(below), answerAt(above)];
  if (!lower.ok) return lower;
  if (!higher.ok) return higher;
  return ok({
    lower: { rate: below, answer: lower.value },
    given: { rate, answer: given.value },
    higher: { rate: above, answer: higher.value },
  });
}
