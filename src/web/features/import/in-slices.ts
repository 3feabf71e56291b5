import type { OnPause } from "#domain/cooperative-task.ts";

const sliceSize = 32;

/** Runs `work` on each item, with pauses in which the screen can update. */
export async function forEachInSlices<Item>(
  items: readonly Item[],
  pause: OnPause,
  work: (item: Item, index: number) => void,
): Promise<void> {
  for (let index = 0; index < items.length; index += 1) {
    if (index % sliceSize === 0) await pause(index / items.length);
    work(items[index]!, index);
  }
}

/** The user cancelled the work. */
export class Cancelled extends Error {
  override name = "Cancelled";
}

/** A pause that throws once the user has cancelled. */
export const cancellablePause =
  (signal: AbortSignal, pause: OnPause): OnPause =>
  async (done) => {
    if (signal.aborted) throw new Cancelled();
    await pause(done);
  };
