import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { onEveryEngine } from "#server/storage/engines.contract.ts";
import { type PullAnswer, protocolEdition } from "#sync/protocol.ts";
import { as, envOf, startTestServer } from "../support/test-server.ts";
import { expectIntact } from "./intact.ts";
import { createWriter } from "./writer.ts";

const kills = Number(process.env.CRASH_KILLS ?? 20);
const households = [randomUUID(), randomUUID()];

/** The household's epoch, and the household itself where it is not there yet. */
async function open(address: string, household: string): Promise<string> {
  const made = await fetch(`${address}/api/households/${household}`, as("maya", "PUT", { space: "shared" }));
  expect(made.ok).toBe(true);
  const known = { protocol: protocolEdition, epoch: null, seq: 0 };
  const pulled = await fetch(`${address}/api/households/${household}/pull`, as("maya", "POST", known));
  return ((await pulled.json()) as PullAnswer).epoch;
}

onEveryEngine((engine, place) => {
  describe(`a server on ${engine} that is killed while people write`, () => {
    it(
      "[CR1] has every acknowledged push, whole, after each restart, and no push by half",
      async () => {
        const where = await place();
        const writers = Array.from({ length: 8 }, (_, n) => createWriter(households[n % 2]!, "maya", `w${n}`));
        for (let kill = 0; kill < kills; kill += 1) {
          const { server, address } = await startTestServer(envOf(where));
          const epochs = new Map<string, string>();
          for (const household of households) epochs.set(household, await open(address, household));
          const writing = writers.map((writer) => writer.writeUntilCut(address, epochs.get(writer.householdId)!));
          await sleep(50 + Math.random() * 300);
          server.process.kill("SIGKILL");
          await Promise.all([...writing, server.ended]);
          await expectIntact(where, writers);
        }
        const acknowledged = writers.flatMap((writer) => writer.acknowledged);
        expect(acknowledged.length).toBeGreaterThan(kills * 5);
      },
      kills * 10_000,
    );
  });
});
