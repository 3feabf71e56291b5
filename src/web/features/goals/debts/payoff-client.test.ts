import { describe, expect, it, vi } from "vitest";
import { planOf, threeDebts } from "#domain/debts/sample-debts.ts";
import { askBeside, type PayoffWorker } from "./payoff-client.ts";
import { answerOf, type PayoffAnswer, type PayoffAsk } from "./payoff-requests.ts";

const asked: PayoffAsk = { ask: "schedule", plan: planOf(threeDebts) };

/** The worker's own code behind an event target; what it tells goes through a clone as between threads. */
class DeskWorker extends EventTarget {
  isTerminated = false;
  postMessage(ask: PayoffAsk): void {
    const data = structuredClone(answerOf(structuredClone(ask)));
    setTimeout(() => this.isTerminated || this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

class FailingWorker extends DeskWorker {
  override postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event("error")));
  }
}

const answered = (start: () => unknown): Promise<PayoffAnswer> =>
  new Promise((resolve) => askBeside(asked, resolve, start as () => PayoffWorker));

describe("[DP11] long work beside the page", () => {
  it("gives what the page itself would have found", async () => {
    expect(await answered(() => new DeskWorker())).toEqual(answerOf(asked));
  });

  it("is done on the page where no worker starts, or it fails", async () => {
    const none = () => {
      throw new Error("no workers here");
    };
    expect(await answered(none)).toEqual(answerOf(asked));
    expect(await answered(() => new FailingWorker())).toEqual(answerOf(asked));
  });

  it("is called off by the next question, before it begins or while it runs", async () => {
    vi.useFakeTimers();
    const [hear, started] = [vi.fn(), [] as DeskWorker[]];
    const start = () => {
      started.push(new DeskWorker());
      return started.at(-1) as unknown as PayoffWorker;
    };
    askBeside(asked, hear, start)();
    await vi.advanceTimersByTimeAsync(500);
    expect(started).toHaveLength(0);
    const callOff = askBeside(asked, hear, start);
    await vi.advanceTimersByTimeAsync(80);
    callOff();
    await vi.advanceTimersByTimeAsync(500);
    expect([started[0]?.isTerminated, hear.mock.calls.length]).toEqual([true, 0]);
    vi.useRealTimers();
  });
});
