import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CooperativeTask, inSequence, runToEnd, runWithPauses } from "./cooperative-task.ts";

function* counting(to: number): CooperativeTask<number> {
  for (let at = 0; at < to; at++) yield at / to;
  return to;
}

async function runAndCollect<Value>(work: CooperativeTask<Value>): Promise<{ seen: number[]; value: Value }> {
  const seen: number[] = [];
  const value = await runWithPauses(work, (done) => {
    seen.push(done);
  });
  return { seen, value };
}

describe("cooperative tasks", () => {
  it("yields the fraction done and returns its value at the end", async () => {
    expect(await runAndCollect(counting(4))).toEqual({ seen: [0, 0.25, 0.5, 0.75], value: 4 });
  });

  it("run in sequence, reports a rising fraction of the whole", async () => {
    const { seen, value } = await runAndCollect(inSequence([counting(2), counting(0), counting(2), counting(4)]));
    expect(seen).toEqual([0, 0.125, 0.5, 0.625, 0.75, 0.8125, 0.875, 0.9375]);
    expect(value).toEqual([2, 0, 2, 4]);
  });

  it("returns the same value wherever it pauses", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20)), fc.array(fc.boolean(), { minLength: 1 }), async (lengths, waits) => {
        const works = () => inSequence(lengths.map(counting));
        let step = 0;
        const pause = () => (waits[step++ % waits.length] ? Promise.resolve() : undefined);
        expect(await runWithPauses(works(), pause)).toEqual(runToEnd(works()));
      }),
    );
  });
});
