import { useEffect, useMemo, useState } from "react";
import { isLongWork, type OutlookInput } from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan } from "#domain/debts/payoff-plan.ts";
import type { RefinanceOffer } from "#domain/debts/refinance.ts";
import { isWorkerHere, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { answerOf, type PayoffAnswer, type PayoffAsk } from "./payoff-requests.ts";

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

export type PayoffWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

const payoffWorker = workerChunk("payoff-worker");

const startWorker = (): PayoffWorker =>
  new Worker(new URL("./payoff-worker.ts", import.meta.url), { type: "module", name: "payoff" });

/** A hand on a slider asks many times a second: only where it rests is worth a worker. */
const restMs = 80;

/** Asks a worker, and the page itself where none can start or it fails. What it returns calls the question off. */
export function askBeside(asked: PayoffAsk, hear: (answer: PayoffAnswer) => void, start = startWorker): () => void {
  let worker: PayoffWorker | undefined;
  const onPage = () => hear(answerOf(asked));
  let isCalledOff = false;
  const timer = setTimeout(async () => {
    const isHere = await isWorkerHere(payoffWorker);
    if (isCalledOff) return;
    if (!isHere) return onPage();
    try {
      worker = start();
      worker.addEventListener("message", ({ data }: MessageEvent<PayoffAnswer>) => hear(data));
      worker.addEventListener("error", onPage);
      worker.postMessage(asked);
    } catch {
      onPage();
    }
  }, restMs);
  return () => {
    isCalledOff = true;
    clearTimeout(timer);
    worker?.terminate();
  };
}
