import { setTimeout as sleep } from "node:timers/promises";

/** Time and waiting, so that tests can fake both. */
interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}

const real: Clock = { now: () => performance.now(), sleep: (milliseconds) => sleep(milliseconds) };

/**
 * Limits heavy work to half of the time, however much of it is requested. Work that took `took` milliseconds is followed by
 * a pause of the same length for everyone else, and further heavy work queues behind that pause. Light work is not paced,
 * so it never waits for heavy work that has not begun.
 */
export function halfTimePacer({ now, sleep }: Clock = real): (took: number) => Promise<void> {
  let freeAt = 0;
  return async (took) => {
    const done = now();
    freeAt = Math.max(freeAt, done - took) + 2 * took;
    if (freeAt > done) await sleep(freeAt - done);
  };
}

interface Waiting<Request, Answer> {
  request: Request;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

interface BatchOptions<Request> {
  sizeOf(request: Request): number;
  /** The maximum size of a batch; a request that is larger by itself goes alone. */
  most: number;
  /** How many batches may run at a time. */
  concurrency: number;
  /** Whether an error would hit every request, so that retrying one by one is pointless. */
  isSystemWide(fault: unknown): boolean;
}

/** Answers requests in batches: those that arrive while batches are running form the next one. */
export function inBatches<Request, Answer>(
  work: (batch: readonly Request[]) => Promise<readonly Answer[]>,
  { sizeOf, most, concurrency, isSystemWide }: BatchOptions<Request>,
): (request: Request) => Promise<Answer> {
  const waiting: Waiting<Request, Answer>[] = [];
  let [running, isScheduled] = [0, false];

  function next(): void {
    isScheduled = false;
    if (running === concurrency || waiting.length === 0) return;
    running += 1;
    void answer(nextBatch()).then(() => {
      running -= 1;
      schedule();
    });
    schedule();
  }

  // Deferred, so that requests of the same turn of the event loop share a batch.
  function schedule(): void {
    if (!isScheduled) setImmediate(next);
    isScheduled = true;
  }

  function nextBatch() {
    let [size, count] = [0, 0];
    while (count < waiting.length) {
      size += sizeOf(waiting[count]!.request);
      if (size > most && count > 0) break;
      count += 1;
    }
    return waiting.splice(0, count);
  }

  /** A batch that fails is retried request by request, so that no request fails because of another one. */
  async function answer(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ request }) => request));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
    } catch (fault) {
      if (batch.length === 1 || isSystemWide(fault)) for (const { reject } of batch) reject(fault);
      else for (const one of batch) void answer([one]);
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      schedule();
    });
}
