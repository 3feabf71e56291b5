import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { type PullAnswer, protocolEdition } from "#sync/protocol.ts";
import { findPostgres, startPostgres } from "../../scripts/postgres.mjs";
import { as, envOf, startTestServer } from "../support/test-server.ts";
import { expectIntact } from "./intact.ts";
import { createWriter } from "./writer.ts";

const restarts = 3;
const bin = findPostgres() as string | null;

describe.runIf(bin && process.env.TEST_POSTGRES_URL)("PostgreSQL that restarts while people write", () => {
  it("[CR4] ends no server: it says 503 meanwhile, is back by itself, and has every acknowledged push", {
    timeout: 180_000,
  }, async () => {
    const postgres = await startPostgres(bin);
    const place = { databaseUrl: postgres.url as string, dataDir: freshFolder() };
    const { server, address } = await startTestServer(envOf(place));
    const household = randomUUID();
    await fetch(`${address}/api/households/${household}`, as("maya", "PUT", { space: "shared" }));
    const known = { protocol: protocolEdition, epoch: null, seq: 0 };
    const pulled = await fetch(`${address}/api/households/${household}/pull`, as("maya", "POST", known));
    const { epoch } = (await pulled.json()) as PullAnswer;
    const writers = Array.from({ length: 4 }, (_, n) => createWriter(household, "maya", `w${n}`));
    let isOver = false;
    const statuses = new Set<number>();
    const watching = (async () => {
      for (; !isOver; await sleep(100)) statuses.add((await fetch(`${address}/healthz`)).status);
    })();
    const writing = writers.map((writer) => writer.writeThroughFaults(address, epoch, () => isOver));
    for (let count = 0; count < restarts; count += 1) {
      await sleep(700);
      await postgres.restart(1_200);
    }
    await sleep(1_500);
    const before = writers.flatMap((writer) => writer.acknowledged).length;
    await sleep(1_000);
    expect(writers.flatMap((writer) => writer.acknowledged).length).toBeGreaterThan(before);
    isOver = true;
    await Promise.all([...writing, watching]);
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(server.process.exitCode).toBeNull();
    await expectIntact(place, writers);
    server.process.kill("SIGTERM");
    await server.ended;
    await postgres.stop();
  });
});
