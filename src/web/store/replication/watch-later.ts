import { backOff } from "./back-off.ts";
import type { Remote, Watch } from "./remote.ts";
import type { Timing } from "./rounds.ts";

/** Watches by a remote whose client is fetched first, and tries again with growing waits where that does not come. */
export const watchLater =
  (load: () => Promise<Remote>, timing: Timing): Remote["watch"] =>
  (household, onChanged, onCut) => {
    let failures = 0;
    let isStopped = false;
    let isWaiting = false;
    let cancel = () => {};
    let watch: Watch | null = null;
    const follow = (remote: Remote) => {
      if (!isStopped) watch = remote.watch(household, onChanged, onCut);
    };
    const wait = () => {
      failures += 1;
      isWaiting = !isStopped;
      if (isWaiting) cancel = timing.after(backOff(failures, timing.random), begin);
    };
    const begin = () => {
      isWaiting = false;
      cancel();
      void load().then(follow, wait);
    };
    begin();
    return {
      wake() {
        if (isWaiting) begin();
        else watch?.wake();
      },
      stop() {
        isStopped = true;
        cancel();
        watch?.stop();
      },
    };
  };
