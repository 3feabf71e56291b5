import { setTimeout as sleep } from "node:timers/promises";

/** The process' time and a way to wait, so that tests need neither. */
interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const real: Clock = { now: () => performance.now(), sleep: (milliseconds) => sleep(milliseconds) };

/**
 * Keeps heavy work to at most half of the time, however much of it is asked for. What took `took` milliseconds is answered
 * only after as many again, which are left to everyone else; further heavy work queues behind that. Light work is never
 * paced, so it never waits for heavy work that is yet to begin.
 */
export function halfTimePacer({ now, sleep }: Clock = real): (took: number) => Promise<void> {
  let freeAt = 0;
  return async (took) => {
    const done = now();
    freeAt = Math.max(freeAt, done - took) + 2 * took;
    if (freeAt > done) await sleep(freeAt - done);
  };
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

interface Batches<Asked> {
  sizeOf(asked: Asked): number;
  /** How much one batch holds; what is larger by itself goes alone. */
  most: number;
  /** How many batches may be under way at a time. */
  concurrency: number;
  /** Whether a fault concerns everyone, whoever asks. */
  isSystemWide(fault: unknown): boolean;
}

/** Answers what is asked in batches: whatever comes while they are under way goes along with the next one. */
export function inBatches<Asked, Answer>(
  work: (batch: readonly Asked[]) => Promise<readonly Answer[]>,
  { sizeOf, most, concurrency, isSystemWide }: Batches<Asked>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let [underWay, isDue] = [0, false];

  function next(): void {
    isDue = false;
    if (underWay === concurrency || waiting.length === 0) return;
    underWay += 1;
    void answer(nextBatch()).then(() => {
      underWay -= 1;
      soon();
    });
    soon();
  }

  // Not at once: whoever asks in the same turn comes along.
  function soon(): void {
    if (!isDue) setImmediate(next);
    isDue = true;
  }

  function nextBatch() {
    let [size, count] = [0, 0];
    while (count < waiting.length) {
      size += sizeOf(waiting[count]!.asked);
      if (size > most && count > 0) break;
      count += 1;
    }
    return waiting.splice(0, count);
  }

  /** What fails together is tried one by one: nobody is refused, or held up any longer, for what another one asked. */
  async function answer(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ asked }) => asked));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
    } catch (fault) {
      if (batch.length === 1 || isSystemWide(fault)) for (const { reject } of batch) reject(fault);
      else for (const one of batch) void answer([one]);
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      soon();
    });
}
