import type { OnPause } from "#domain/cooperative-task.ts";

/** Half a frame: the browser may have to clear up in the same task, and longer than 50 ms in all is felt. */
const maxTaskMs = 8;

/** Lets the screen move when work has taken long enough, and tells how much is done. */
export function yieldToMain(onProgress: (done: number) => void = () => {}): OnPause {
  let since = performance.now();
  return async (done) => {
    if (performance.now() - since < maxTaskMs) return;
    onProgress(done);
    await nextTask();
    since = performance.now();
  };
}

/** A message comes at once, where a timeout waits 4 ms and, in a tab behind another, a second. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** About so long the browser draws very many that were just shown, and clears up after what they took the place of. */
const paintAndGcMs = 250;

export const afterPaintAndGc = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, paintAndGcMs));
