import { backOff } from "./back-off.ts";
import type { Remote } from "./remote.ts";
import type { Timing } from "./rounds.ts";

/** Watches by a remote whose client is fetched first, and tries again with growing waits where that does not come. */
export const watchLater =
  (load: () => Promise<Remote>, timing: Timing): Remote["watch"] =>
  (household, onChanged) => {
    let failures = 0;
    let isStopped = false;
    let stop = () => {};
    const follow = (remote: Remote) => {
      if (!isStopped) stop = remote.watch(household, onChanged);
    };
    const wait = () => {
      failures += 1;
      if (!isStopped) stop = timing.after(backOff(failures, timing.random), begin);
    };
    const begin = () => void load().then(follow, wait);
    begin();
    return () => {
      isStopped = true;
      stop();
    };
  };
