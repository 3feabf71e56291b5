import { useEffect, useMemo, useState } from "react";
import { isLongWork, type OutlookInput } from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan } from "#domain/debts/payoff-plan.ts";
import type { RefinanceOffer } from "#domain/debts/refinance.ts";
import { askBeside } from "./ask-beside.ts";
import { answerOf, type PayoffAnswer, type PayoffAsk } from "./payoff-desk.ts";

interface Heard {
  answer: PayoffAnswer | null;
  /** The answer is of an earlier question, and is no longer right. */
  isWorking: boolean;
}

/** Short work is answered while the screen is drawn; long work comes from beside the page. */
function useAnswer(asked: PayoffAsk, isLong: boolean): Heard {
  const [heard, setHeard] = useState<{ asked: PayoffAsk; answer: PayoffAnswer } | null>(null);
  const atOnce = useMemo(() => (isLong ? null : answerOf(asked)), [asked, isLong]);
  useEffect(() => (isLong ? askBeside(asked, (answer) => setHeard({ asked, answer })) : undefined), [asked, isLong]);
  if (atOnce) return { answer: atOnce, isWorking: false };
  return { answer: heard?.answer ?? null, isWorking: heard?.asked !== asked };
}

export function useOutlook(input: OutlookInput) {
  const asked = useMemo((): PayoffAsk => ({ ask: "outlook", input }), [input]);
  const { answer, isWorking } = useAnswer(asked, isLongWork(input.asIs) || isLongWork(input.tried));
  return { outlook: answer?.told === "outlook" ? answer.outlook : null, isWorking };
}

export function useSchedule(plan: PayoffPlan) {
  const asked = useMemo((): PayoffAsk => ({ ask: "schedule", plan }), [plan]);
  const { answer, isWorking } = useAnswer(asked, isLongWork(plan));
  return { schedule: answer?.told === "schedule" ? answer.schedule : null, isWorking };
}

export function useOffer(plan: PayoffPlan, offer: RefinanceOffer) {
  const asked = useMemo((): PayoffAsk => ({ ask: "refinance", plan, offer }), [plan, offer]);
  const { answer, isWorking } = useAnswer(asked, isLongWork(plan));
  return { offered: answer?.told === "refinance" ? answer.offer : null, isWorking };
}
