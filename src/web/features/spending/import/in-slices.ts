import type { Pause } from "#domain/cooperative-task.ts";

const atOnce = 32;

/** Does something with each of many, and lets the screen move in between. */
export async function inSlices<Item>(
  items: readonly Item[],
  pause: Pause,
  work: (item: Item, index: number) => void,
): Promise<void> {
  for (let index = 0; index < items.length; index += 1) {
    if (index % atOnce === 0) await pause(index / items.length);
    work(items[index]!, index);
  }
}

/** Ended by the one who waited for it. */
export class Ended extends Error {
  override name = "Ended";
}

/** A pause at which someone can change their mind. */
export const endingBy =
  (signal: AbortSignal, pause: Pause): Pause =>
  async (done) => {
    if (signal.aborted) throw new Ended();
    await pause(done);
  };
