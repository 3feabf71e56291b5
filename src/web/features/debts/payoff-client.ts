import { useEffect, useMemo, useState } from "react";
import { isSlowToCompute, type OutlookInput } from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan } from "#domain/debts/payoff-plan.ts";
import type { RefinanceOffer } from "#domain/debts/refinance.ts";
import { workerChunk } from "#web/app/lazy/chunk.ts";
import { createWorkerClient, WorkerError, type WorkerPort } from "#web/platform/worker-rpc.ts";
import { computePayoff, type PayoffRequest, type PayoffResponse } from "./payoff-requests.ts";

interface PayoffState {
  response: PayoffResponse | null;
  /** The response is missing, or belongs to an earlier request. */
  isWorking: boolean;
}

/** Computes short work during render, and long work in the worker. */
function usePayoff(request: PayoffRequest, isLong: boolean): PayoffState {
  const [received, setReceived] = useState<{ request: PayoffRequest; response: PayoffResponse } | null>(null);
  const immediate = useMemo(() => (isLong ? null : computePayoff(request)), [request, isLong]);
  useEffect(
    () => (isLong ? requestPayoff(request, (response) => setReceived({ request, response })) : undefined),
    [request, isLong],
  );
  if (immediate) return { response: immediate, isWorking: false };
  return { response: received?.response ?? null, isWorking: received?.request !== request };
}

export function useOutlook(input: OutlookInput) {
  const request = useMemo((): PayoffRequest => ({ type: "outlook", input }), [input]);
  const { response, isWorking } = usePayoff(request, isSlowToCompute(input.asIs) || isSlowToCompute(input.tried));
  return { outlook: response?.type === "outlook" ? response.outlook : null, isWorking };
}

export function useSchedule(plan: PayoffPlan) {
  const request = useMemo((): PayoffRequest => ({ type: "schedule", plan }), [plan]);
  const { response, isWorking } = usePayoff(request, isSlowToCompute(plan));
  return { schedule: response?.type === "schedule" ? response.schedule : null, isWorking };
}

export function useOfferOutcome(plan: PayoffPlan, offer: RefinanceOffer) {
  const request = useMemo((): PayoffRequest => ({ type: "refinance", plan, offer }), [plan, offer]);
  const { response, isWorking } = usePayoff(request, isSlowToCompute(plan));
  return { outcome: response?.type === "refinance" ? response.offer : null, isWorking };
}

const payoffWorker = workerChunk("payoff-worker");

const startWorker = (): WorkerPort =>
  new Worker(new URL("./payoff-worker.ts", import.meta.url), { type: "module", name: "payoff" });

/** Debounces the requests of a moving slider. */
const debounceMs = 80;

/** Runs the request in a worker, or on the main thread if no worker starts or it fails. Returns a function that cancels. */
export function requestPayoff(
  request: PayoffRequest,
  onResponse: (response: PayoffResponse) => void,
  start = startWorker,
): () => void {
  const worker = createWorkerClient<{ compute: typeof computePayoff }>(payoffWorker, start);
  const onFailure = (error: unknown) => {
    if (!(error instanceof WorkerError && error.reason === "closed")) onResponse(computePayoff(request));
  };
  const timer = setTimeout(() => void worker.call("compute", request).then(onResponse, onFailure), debounceMs);
  return () => {
    clearTimeout(timer);
    worker.close();
  };
}
