import { runWithPauses } from "#domain/cooperative-task.ts";
import { workerChunk } from "#web/app/lazy/chunk.ts";
import { createWorkerClient, WorkerError, type WorkerPort } from "#web/platform/worker-rpc.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type ProjectionRequest, type projectionHandlers, type ResultOf, taskFor } from "./requests.ts";

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

const startWorker = (): WorkerPort =>
  new Worker(new URL("./ahead-worker.ts", import.meta.url), { type: "module", name: "ahead" });

/** Runs one request at a time in a worker, or in small steps on the main thread if no worker starts. */
export function createProjectionClient(start = startWorker): ProjectionClient {
  const worker = createWorkerClient<typeof projectionHandlers>(projectionWorker, start);
  let hasNoWorker = false;
  let latest = 0;

  /** Terminates a busy worker: it cannot receive messages while it computes. */
  function cancel(): void {
    latest++;
    if (worker.isBusy()) worker.close();
  }

  function close(): void {
    latest++;
    worker.close();
  }

  async function compute<Request extends ProjectionRequest>(request: Request, onProgress: (done: number) => void) {
    cancel();
    const own = latest;
    const isCurrent = () => own === latest;
    const result = (await inWorker(request, onProgress)) ?? (await onMainThread(request, isCurrent, onProgress));
    return isCurrent() ? (result as ResultOf<Request> | null) : null;
  }

  /** Resolves to null if the worker is unavailable or fails; later requests then run on the main thread. */
  async function inWorker(request: ProjectionRequest, onProgress: (done: number) => void) {
    if (hasNoWorker) return null;
    try {
      return await worker.call("compute", request, { onNote: onProgress });
    } catch (error) {
      hasNoWorker ||= !(error instanceof WorkerError && error.reason === "closed");
      return null;
    }
  }

  return { compute, cancel, close };
}

const canceled = Symbol("canceled");

async function onMainThread(request: ProjectionRequest, isCurrent: () => boolean, onProgress: (done: number) => void) {
  if (!isCurrent()) return null;
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
