import { type Chunk, createChunk, filesOf } from "./chunk.ts";

/**
 * A worker's script, by the name of its source. It is fetched before the worker starts: a worker says nothing about why its
 * script did not come, and where the server never answers it says nothing at all.
 */
export const workerChunk = (name: string): Chunk<true> =>
  createChunk(name, { files: () => filesOf(name) ?? [], importModule: async () => true as const });

/** Where the page can do the work itself, nobody waits two minutes for a worker. */
const workerTimeout = 5_000;

/** Whether the script is here soon. For workers that the page can do without. */
export function isWorkerLoaded(chunk: Chunk<true>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = chunk.load({ isOptional: true }).then(
    () => true,
    () => false,
  );
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), workerTimeout);
  });
  return Promise.race([loaded, tooLong]).finally(() => clearTimeout(timer));
}
