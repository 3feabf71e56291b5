import { type Chunk, createChunk, filesOf } from "./chunk.ts";

/**
 * A worker's script as a chunk. Fetched before the worker starts, because a worker does not report why its script failed to
 * load, nor that the server never responds.
 */
export const workerChunk = (name: string): Chunk<true> =>
  createChunk(name, { files: () => filesOf(name) ?? [], importModule: async () => true as const });

/** The page can do the work itself, so do not wait two minutes for a worker. */
const workerTimeout = 5_000;

/** Whether the script loads soon. For workers that the page can do without. */
export function isWorkerLoaded(chunk: Chunk<true>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = chunk.load({ isOptional: true }).then(
    () => true,
    () => false,
  );
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), workerTimeout);
  });
  return Promise.race([loaded, timeout]).finally(() => clearTimeout(timer));
}
