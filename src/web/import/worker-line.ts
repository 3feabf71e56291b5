import type { FileProblem } from "#domain/import/importer.ts";
import type { Ask, Tell } from "./import-messages.ts";

/** `cancelled` is the page's own doing; `stopped` is a worker that failed or fell silent, `not-loaded` one whose script did not come. */
export type ImportProblem = FileProblem | "cancelled" | "stopped" | "not-loaded";

export type ImportAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: ImportProblem; line?: number };

export type ImportWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** Answers once it has heard enough. The next message waits until it is done with one. */
type Listener<Value> = (message: Tell) => MaybeLater<ImportAnswer<Value> | undefined>;

type MaybeLater<Value> = Value | Promise<Value>;

interface Call {
  hear(message: Tell): void;
  end(problem: ImportProblem): void;
}

/** Counted in ticks and not by the clock: after a night with the lid closed only one has passed. */
export const tickMs = 5_000;
export const silentTicks = 6;

/** One worker and one question at a time. It begins with the first question, and anew after it was stopped. */
export function createWorkerLine(start: () => ImportWorker) {
  let worker: ImportWorker | undefined;
  let call: Call | undefined;

  function stop(problem: ImportProblem): void {
    worker?.terminate();
    worker = undefined;
    call?.end(problem);
    call = undefined;
  }

  function begin(): ImportWorker {
    const begun = start();
    begun.addEventListener("message", ({ data }: MessageEvent<Tell>) => begun === worker && call?.hear(data));
    for (const fault of ["error", "messageerror"] as const) {
      begun.addEventListener(fault, () => begun === worker && stop("stopped"));
    }
    return begun;
  }

  async function ask<Value>(question: Ask, listen: Listener<Value>): Promise<ImportAnswer<Value>> {
    if (call) stop("cancelled");
    const told = takeCall(listen, () => stop("stopped"));
    call = told.call;
    try {
      worker ??= begin();
      worker.postMessage(question);
      return await told.answer;
    } catch (error) {
      // A browser that allows no worker throws; so does a listener, and that is for its caller.
      if (worker) stop("cancelled");
      else return { ok: false, problem: "stopped" };
      throw error;
    } finally {
      told.hangUp();
      if (call === told.call) call = undefined;
    }
  }

  return { ask, stop, send: (message: Ask) => worker?.postMessage(message), isOpen: () => worker !== undefined };
}

function takeCall<Value>(listen: Listener<Value>, onSilence: () => void) {
  let [silence, busy] = [0, 0];
  const ticking = setInterval(() => {
    silence = busy > 0 ? 0 : silence + 1;
    if (silence >= silentTicks) onSilence();
  }, tickMs);
  const { promise: answer, resolve, reject } = withResolvers<ImportAnswer<Value>>();
  let turn: Promise<void> = Promise.resolve();

  async function take(message: Tell): Promise<void> {
    const heard = await listen(message);
    busy--;
    if (heard) resolve(heard);
  }

  const call: Call = {
    hear(message) {
      [silence, busy] = [0, busy + 1];
      turn = turn.then(() => take(message)).catch(reject);
    },
    end: (problem) => resolve({ ok: false, problem }),
  };
  return { call, answer, hangUp: () => clearInterval(ticking) };
}

function withResolvers<Value>() {
  let [resolve, reject]: [(value: Value) => void, (reason: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<Value>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}
