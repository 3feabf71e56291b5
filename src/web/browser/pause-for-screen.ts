import type { Pause } from "#domain/steps.ts";

/** Half a frame: the browser may have to clear up in the same task, and longer than 50 ms in all is felt. */
const longestStretchMs = 8;

/** Lets the screen move when work has taken long enough, and tells how much is done. */
export function pauseForScreen(onProgress: (done: number) => void = () => {}): Pause {
  let since = performance.now();
  return async (done) => {
    if (performance.now() - since < longestStretchMs) return;
    onProgress(done);
    await nextTurn();
    since = performance.now();
  };
}

/** A message comes at once, where a timeout waits 4 ms and, in a tab behind another, a second. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** When the screen has shown what there is by now; where nobody looks, at once. */
export const nextFrame = (): Promise<void> =>
  document.hidden ? nextTurn() : new Promise((resolve) => requestAnimationFrame(() => void nextTurn().then(resolve)));
