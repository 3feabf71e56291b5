import type { Timing } from "./retry.ts";

export interface FakeTiming extends Timing {
  /** The remaining delays of pending timers. */
  waits(): number[];
  /** Advances the time, and runs due timers in order. */
  pass(milliseconds: number): void;
  /** Whether a page is visible; false at first. */
  watched: boolean;
}

export function fakeTiming(random: () => number = () => 1): FakeTiming {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const timing: FakeTiming = {
    random,
    watched: false,
    isPageVisible: () => timing.watched,
    now: () => now,
    after(milliseconds, work) {
      const one = { at: now + milliseconds, work };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    waits: () => due.map(({ at }) => at - now).sort((one, other) => one - other),
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        due = due.filter((other) => other !== next);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
  return timing;
}
