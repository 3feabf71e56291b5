import { isWorkerHere, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { answerOf, type PayoffAnswer, type PayoffAsk } from "./payoff-desk.ts";

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
