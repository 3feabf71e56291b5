import { describe, expect, it, vi } from "vitest";
import { planOf, threeDebts } from "#domain/debts/sample-debts.ts";
import { blockedWorker, FailingWorker, InlineWorker, workerList } from "#web/platform/worker-rpc.fixture.ts";
import { requestPayoff } from "./payoff-client.ts";
import { computePayoff, type PayoffRequest, type PayoffResponse } from "./payoff-requests.ts";

const request: PayoffRequest = { type: "schedule", plan: planOf(threeDebts) };

const inlineWorker = () => new InlineWorker({ compute: computePayoff });

const responseFrom = (make: () => InlineWorker): Promise<PayoffResponse> =>
  new Promise((resolve) => requestPayoff(request, resolve, workerList(make).start));

describe("long payoff work", () => {
  it("gives the same response from the worker as on the main thread", async () => {
    expect(await responseFrom(inlineWorker)).toEqual(computePayoff(request));
  });

  it("runs on the main thread if no worker starts, or it fails", async () => {
    expect(await responseFrom(blockedWorker)).toEqual(computePayoff(request));
    expect(await responseFrom(() => new FailingWorker())).toEqual(computePayoff(request));
  });

  it("is canceled by the next request, before it starts or while it runs", async () => {
    vi.useFakeTimers();
    const onResponse = vi.fn();
    const { start, workers: started } = workerList(inlineWorker);
    requestPayoff(request, onResponse, start)();
    await vi.advanceTimersByTimeAsync(500);
    expect(started).toHaveLength(0);
    const cancel = requestPayoff(request, onResponse, start);
    await vi.advanceTimersByTimeAsync(80);
    cancel();
    await vi.advanceTimersByTimeAsync(500);
    expect([started[0]?.isTerminated, onResponse.mock.calls.length]).toEqual([true, 0]);
    vi.useRealTimers();
  });
});
