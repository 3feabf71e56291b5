import { runWithPauses } from "#domain/cooperative-task.ts";
import { isWorkerLoaded, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type ProjectionRequest, type ResultOf, taskFor, type WorkerMessage } from "./requests.ts";

export type ProjectionWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

interface ProjectionClient {
  /** Resolves to null if it was canceled, or replaced by a later request. */
  compute<Request extends ProjectionRequest>(
    request: Request,
    onProgress: (done: number) => void,
  ): Promise<ResultOf<Request> | null>;
  /** Cancels the request in progress. */
  cancel(): void;
  /** Also ends the worker, for unmounting. */
  close(): void;
}

const projectionWorker = workerChunk("ahead-worker");

const startWorker = (): ProjectionWorker =>
  new Worker(new URL("./ahead-worker.ts", import.meta.url), { type: "module", name: "ahead" });

/** Runs one request at a time in a worker, or in small steps on the main thread if no worker starts. */
export function createProjectionClient(start: () => ProjectionWorker = startWorker): ProjectionClient {
  let worker: ProjectionWorker | undefined;
  let hasNoWorker = false;
  let isRunning = false;
  let latest = 0;

  /** Terminates a busy worker: it cannot receive messages while it computes. */
  function cancel(): void {
    latest++;
    if (isRunning) close();
  }

  function close(): void {
    latest++;
    isRunning = false;
    worker?.terminate();
    worker = undefined;
  }

  async function compute<Request extends ProjectionRequest>(request: Request, onProgress: (done: number) => void) {
    cancel();
    const own = latest;
    const isCurrent = () => own === latest;
    isRunning = true;
    const report = (done: number) => isCurrent() && onProgress(done);
    const result =
      (hasNoWorker ? null : await inWorker(request, isCurrent, report)) ??
      (await onMainThread(request, isCurrent, report));
    if (!isCurrent()) return null;
    isRunning = false;
    return result as ResultOf<Request> | null;
  }

  /** Resolves to null if the worker is unavailable or fails; later requests then run on the main thread. */
  async function inWorker(request: ProjectionRequest, isCurrent: () => boolean, onProgress: (done: number) => void) {
    try {
      if (!projectionWorker.ready() && !(await isWorkerLoaded(projectionWorker))) throw new Error("no worker");
      if (!isCurrent()) return null;
      worker ??= start();
      return await resultFrom(worker, request, onProgress);
    } catch {
      hasNoWorker = true;
      worker = undefined;
      return null;
    }
  }

  return { compute, cancel, close };
}

const resultFrom = (worker: ProjectionWorker, request: ProjectionRequest, onProgress: (done: number) => void) =>
  new Promise<ResultOf<ProjectionRequest>>((resolve, reject) => {
    const call = new AbortController();
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === "progress") return onProgress(data.done);
      call.abort();
      resolve(data.result);
    };
    worker.addEventListener("message", onMessage as (event: Event) => void, call);
    for (const fault of ["error", "messageerror"] as const) {
      worker.addEventListener(fault, () => reject(new Error(fault)), call);
    }
    worker.postMessage(request);
  });

const canceled = Symbol("canceled");

async function onMainThread(request: ProjectionRequest, isCurrent: () => boolean, onProgress: (done: number) => void) {
  const pause = yieldToMain(onProgress);
  try {
    return await runWithPauses(taskFor(request), async (done) => {
      if (!isCurrent()) throw canceled;
      await pause(done);
    });
  } catch (reason) {
    if (reason === canceled) return null;
    throw reason;
  }
}
