import type { OnPause } from "#domain/cooperative-task.ts";

/** Half a frame. The browser may collect garbage in the same task, and users notice more than 50 ms in all. */
const maxTaskMs = 8;

/** Yields to the main thread when a task has run long enough, and reports progress. */
export function yieldToMain(onProgress: (done: number) => void = () => {}): OnPause {
  let since = performance.now();
  return async (done) => {
    if (performance.now() - since < maxTaskMs) return;
    onProgress(done);
    await nextTask();
    since = performance.now();
  };
}

/** A message arrives at once; a timeout waits 4 ms and, in a background tab, a second. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** About what the browser takes to paint a long list and to collect the garbage of the one it replaced. */
const paintAndGcMs = 250;

export const afterPaintAndGc = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, paintAndGcMs));
