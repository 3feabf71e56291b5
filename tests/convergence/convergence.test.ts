import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { playInterleaving } from "./interleaving.ts";
import { ownSide } from "./own-side.ts";
import { startTestServer, type TestServer } from "./server.ts";

const interleavings = Number(process.env.INTERLEAVINGS ?? (process.env.TEST_MATRIX === "full" ? 300 : 120));
const firstSeed = Number(process.env.FIRST_SEED ?? 1);
const perTest = 50;

describe("five devices, three tabs, two people and a stranger", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => server.stop());

  const groups = Array.from({ length: Math.ceil(interleavings / perTest) }, (_, index) => firstSeed + index * perTest);
  it.each(groups)(
    "[RE1] end equal and lose nothing, whatever happens, from seed %i",
    { timeout: 600_000 },
    async (from) => {
      for (let seed = from; seed < Math.min(from + perTest, firstSeed + interleavings); seed += 1)
        expect(await playInterleaving(seed, ownSide(server)), `seed ${seed}`).toEqual([]);
    },
  );
});
