import { runWithPauses } from "#domain/cooperative-task.ts";
import { isWorkerHere, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type AnswerTo, type Question, stepsOf, type Told } from "./requests.ts";

export type AheadWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface Reckoner {
  /** Nothing where it was cancelled, or where something else was asked meanwhile. */
  ask<Asked extends Question>(question: Asked, onProgress: (done: number) => void): Promise<AnswerTo<Asked> | null>;
  /** Ends what is under way. */
  cancel(): void;
  /** Ends the worker too, for leaving the screen. */
  close(): void;
}

const aheadWorker = workerChunk("ahead-worker");

const startWorker = (): AheadWorker =>
  new Worker(new URL("./ahead-worker.ts", import.meta.url), { type: "module", name: "ahead" });

/** One question at a time, beside the page; where the browser starts no worker, on the page in small steps. */
export function createReckoner(start: () => AheadWorker = startWorker): Reckoner {
  let worker: AheadWorker | undefined;
  let hasNoWorker = false;
  let isUnderWay = false;
  let turn = 0;

  /** Work that nobody waits for is ended with its worker: a worker that reckons hears nothing. */
  function cancel(): void {
    turn++;
    if (isUnderWay) close();
  }

  function close(): void {
    turn++;
    isUnderWay = false;
    worker?.terminate();
    worker = undefined;
  }

  async function ask<Asked extends Question>(question: Asked, onProgress: (done: number) => void) {
    cancel();
    const own = turn;
    const isWanted = () => own === turn;
    isUnderWay = true;
    const told = (done: number) => isWanted() && onProgress(done);
    const answer =
      (hasNoWorker ? null : await beside(question, isWanted, told)) ?? (await here(question, isWanted, told));
    if (!isWanted()) return null;
    isUnderWay = false;
    return answer as AnswerTo<Asked> | null;
  }

  /** Nothing where there is no worker, or it failed: from then on it is done on the page. */
  async function beside(question: Question, isWanted: () => boolean, onProgress: (done: number) => void) {
    try {
      if (!aheadWorker.ready() && !(await isWorkerHere(aheadWorker))) throw new Error("no worker");
      if (!isWanted()) return null;
      worker ??= start();
      return await answerOf(worker, question, onProgress);
    } catch {
      hasNoWorker = true;
      worker = undefined;
      return null;
    }
  }

  return { ask, cancel, close };
}

const answerOf = (worker: AheadWorker, question: Question, onProgress: (done: number) => void) =>
  new Promise<AnswerTo<Question>>((resolve, reject) => {
    const call = new AbortController();
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.tell === "progress") return onProgress(data.done);
      call.abort();
      resolve(data.answer);
    };
    worker.addEventListener("message", hear as (event: Event) => void, call);
    for (const fault of ["error", "messageerror"] as const) {
      worker.addEventListener(fault, () => reject(new Error(fault)), call);
    }
    worker.postMessage(question);
  });

const noLongerWanted = Symbol("no longer wanted");

async function here(question: Question, isWanted: () => boolean, onProgress: (done: number) => void) {
  const pause = yieldToMain(onProgress);
  try {
    return await runWithPauses(stepsOf(question), async (done) => {
      if (!isWanted()) throw noLongerWanted;
      await pause(done);
    });
  } catch (reason) {
    if (reason === noLongerWanted) return null;
    throw reason;
  }
}
