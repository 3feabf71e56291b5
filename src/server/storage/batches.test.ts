import { describe, expect, it } from "vitest";
import { inBatches } from "./batches.ts";

/** Answers each number by its double once it is let go, and tells which came together. */
function doubling({ most = 100, atOnce = 1, refused = -1, isOfAll = false } = {}) {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const ask = inBatches(
    async (batch: readonly number[]) => {
      batches.push(batch);
      await new Promise<void>((open) => gates.push(open));
      if (batch.includes(refused)) throw new Error(`not ${refused}`);
      return batch.map((number) => number * 2);
    },
    { sizeOf: (number) => number, most, atOnce, isOfAll: () => isOfAll },
  );
  return { ask, batches, gates };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets everything through until all have their answers. */
async function settled<T>(answers: Promise<T>[], gates: (() => void)[]): Promise<PromiseSettledResult<T>[]> {
  let isOver = false;
  const all = Promise.allSettled(answers).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const open of gates.splice(0)) open();
    await turn();
  }
  return all;
}

const values = (results: PromiseSettledResult<number>[]) =>
  results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)));

describe("[HS29] batches", () => {
  it("take along whoever asks in the same turn, and give each their own answer", async () => {
    const { ask, batches, gates } = doubling();
    const answers = [1, 2, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it("gather while one is under way, in the order asked", async () => {
    const { ask, batches, gates } = doubling();
    const first = ask(1);
    await turn();
    const others = [2, 3, 4].map(ask);
    await turn();
    expect(batches).toEqual([[1]]);
    expect(values(await settled([first, ...others], gates))).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it("hold so much and no more; what is larger goes alone", async () => {
    const { ask, batches, gates } = doubling({ most: 10 });
    const answers = [4, 6, 1, 99, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual([8, 12, 2, 198, 6]);
    expect(batches).toEqual([[4, 6], [1], [99], [3]]);
  });

  it("are under way so many at a time", async () => {
    const { ask, batches, gates } = doubling({ most: 1, atOnce: 2 });
    const answers = [1, 1, 1].map(ask);
    for (let turns = 0; turns < 5; turns += 1) await turn();
    expect(batches).toHaveLength(2);
    await settled(answers, gates);
    expect(batches).toHaveLength(3);
  });

  it("refuse nobody for what another one asked", async () => {
    const { ask, batches, gates } = doubling({ refused: 2 });
    const answers = [1, 2, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual([2, "Error: not 2", 6]);
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(values(await settled([ask(5)], gates))).toEqual([10]);
  });

  it("refuse all for a fault that is nobody's, at once", async () => {
    const { ask, batches, gates } = doubling({ refused: 2, isOfAll: true });
    const answers = [1, 2, 3].map(ask);
    expect(values(await settled(answers, gates))).toEqual(Array(3).fill("Error: not 2"));
    expect(batches).toHaveLength(1);
  });
});
