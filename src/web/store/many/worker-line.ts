import type { AnyRecord } from "#sync/record.ts";
import { DeviceError } from "../device/device-problem.ts";
import type { PullOutcome } from "../replication/apply-pull.ts";
import { errorOf, type ManyAsk, type ManyTell } from "./many-messages.ts";

export type ManyWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface Told {
  /** The records that came to be kept otherwise than they were asked to be. */
  otherwise: AnyRecord[];
  unsent: number;
}

export interface LineToWorker {
  send(message: ManyAsk): void;
  /** Sends the word to write, and answers what came of it. */
  ask(message: ManyAsk, onProgress?: (share: number) => void): Promise<Told>;
  /** Has one page of a first pull written. */
  page(message: Extract<ManyAsk, { ask: "page" }>): Promise<PullOutcome>;
  close(): void;
}

/** Null where no worker comes: one that is forbidden, or a file that can't be fetched. */
export async function openLine(start: () => ManyWorker): Promise<LineToWorker | null> {
  const worker = begun(start);
  const isReady = worker && (await saysReady(worker));
  if (isReady) return lineTo(worker);
  worker?.terminate();
  return null;
}

function begun(start: () => ManyWorker): ManyWorker | null {
  try {
    return start();
  } catch {
    return null;
  }
}

const saysReady = (worker: ManyWorker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.addEventListener("message", () => resolve(true));
    worker.addEventListener("error", () => resolve(false));
  });

const lineTo = (worker: ManyWorker): LineToWorker => ({
  send: (message) => worker.postMessage(message),
  ask: (message, onProgress) =>
    new Promise((resolve, reject) => {
      const otherwise: AnyRecord[] = [];
      worker.addEventListener("message", ({ data }: MessageEvent<ManyTell>) => {
        if (data.tell === "progress") onProgress?.(data.share);
        if (data.tell === "otherwise") otherwise.push(...data.records);
        if (data.tell === "done") resolve({ otherwise, unsent: data.unsent });
        if (data.tell === "failed") reject(errorOf(data.failure));
      });
      for (const fault of ["error", "messageerror"] as const)
        worker.addEventListener(fault, () => reject(new DeviceError("failed")));
      worker.postMessage(message);
    }),
  page: (message) =>
    new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const heard = (data: ManyTell) => {
        listening.abort();
        if (data.tell === "page-taken") resolve(data.outcome);
        if (data.tell === "failed") reject(errorOf(data.failure));
      };
      worker.addEventListener("message", ({ data }: MessageEvent<ManyTell>) => heard(data), { signal });
      for (const fault of ["error", "messageerror"] as const)
        worker.addEventListener(fault, () => reject(new DeviceError("failed")), { signal });
      worker.postMessage(message);
    }),
  close: () => worker.terminate(),
});
