import { describe, expect, it, vi } from "vitest";
import { planOf, threeDebts } from "#domain/debts/sample-debts.ts";
import { type PayoffWorker, requestPayoff } from "./payoff-client.ts";
import { computePayoff, type PayoffRequest, type PayoffResponse } from "./payoff-requests.ts";

const request: PayoffRequest = { type: "schedule", plan: planOf(threeDebts) };

/** Runs the worker's code in this thread; messages are cloned as between threads. */
class InlineWorker extends EventTarget {
  isTerminated = false;
  postMessage(message: PayoffRequest): void {
    const data = structuredClone(computePayoff(structuredClone(message)));
    setTimeout(() => this.isTerminated || this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

class FailingWorker extends InlineWorker {
  override postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event("error")));
  }
}

const responseFrom = (start: () => unknown): Promise<PayoffResponse> =>
  new Promise((resolve) => requestPayoff(request, resolve, start as () => PayoffWorker));

describe("long payoff work", () => {
  it("gives the same response from the worker as on the main thread", async () => {
    expect(await responseFrom(() => new InlineWorker())).toEqual(computePayoff(request));
  });

  it("runs on the main thread if no worker starts, or it fails", async () => {
    const none = () => {
      throw new Error("no workers here");
    };
    expect(await responseFrom(none)).toEqual(computePayoff(request));
    expect(await responseFrom(() => new FailingWorker())).toEqual(computePayoff(request));
  });

  it("is canceled by the next request, before it starts or while it runs", async () => {
    vi.useFakeTimers();
    const [onResponse, started] = [vi.fn(), [] as InlineWorker[]];
    const start = () => {
      started.push(new InlineWorker());
      return started.at(-1) as unknown as PayoffWorker;
    };
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
