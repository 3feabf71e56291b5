import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { eventsPath, openEventsToRead } from "#server/events/storage/event-storage.ts";
import type { Place } from "#server/storage/database.ts";
import { freshFolder, onEveryEngine } from "#server/storage/engines.contract.ts";
import { type PullAnswer, protocolEdition } from "#sync/protocol.ts";
import { as, envOf, startTestServer } from "../support/test-server.ts";
import { createSender, type Sender, sendEvents } from "./event-sender.ts";
import { createWriter } from "./writer.ts";

const kills = Math.ceil(Number(process.env.CRASH_KILLS ?? 20) / 2);

async function storedIn(place: Place): Promise<string[]> {
  const reader = await openEventsToRead(place);
  const ids: string[] = [];
  // A server that was killed early enough has made none.
  if (reader === null) return ids;
  for await (const { id } of reader.readEvents({ from: 0, to: Number.MAX_SAFE_INTEGER })) ids.push(id);
  await reader.close();
  return ids;
}

const countOf = (senders: readonly Sender[]) => senders.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** However slow the computer is. */
async function someAcknowledged(senders: readonly Sender[]): Promise<void> {
  const before = countOf(senders);
  while (countOf(senders) < before + 50) await sleep(5);
}

const start = (place: Place, more: Record<string, string> = {}) =>
  startTestServer({ ...envOf(place), TRUST_PROXY: "true", ...more });

onEveryEngine((engine, place) => {
  describe(`a server on ${engine} that ends while browsers send events`, () => {
    it.each<[string, NodeJS.Signals, number]>([
      ["killed, again and again", "SIGKILL", kills],
      ["asked to end", "SIGTERM", 2],
    ])("has every acknowledged event, once, after it was %s", { timeout: kills * 15_000 }, async (_, signal, times) => {
      const where = await place();
      const senders = Array.from({ length: 8 }, createSender);
      for (let time = 0; time < times; time += 1) {
        const { server, address } = await start(where);
        const sending = senders.map((sender) => sender.sendUntilCut(address));
        await Promise.race([someAcknowledged(senders), ...sending]);
        await sleep(Math.random() * 300);
        server.process.kill(signal);
        await Promise.all([...sending, server.ended]);
        const stored = await storedIn(where);
        const found = new Set(stored);
        expect(stored).toHaveLength(found.size);
        expect(senders.flatMap(({ acknowledged }) => acknowledged).filter((id) => !found.has(id))).toEqual([]);
        for (const { unanswered } of senders)
          expect([0, unanswered.length]).toContain(unanswered.filter(({ id }) => found.has(id)).length);
      }
    });
  });
});

describe("a server whose events can’t be stored", () => {
  const place = () => ({ databaseUrl: null, dataDir: freshFolder() });

  it("starts, is healthy and takes pushes, and answers events with 503", async () => {
    const where = place();
    writeFileSync(eventsPath(where.dataDir), "not a database at all ".repeat(1_000));
    const { server, address } = await start(where);
    const household = randomUUID();
    await fetch(`${address}/api/households/${household}`, as("maya", "PUT", { space: "shared" }));
    const known = { protocol: protocolEdition, epoch: null, seq: 0 };
    const pulled = await fetch(`${address}/api/households/${household}/pull`, as("maya", "POST", known));
    const writer = createWriter(household, "maya", "w");
    const writing = writer.writeUntilCut(address, ((await pulled.json()) as PullAnswer).epoch);
    for (let time = 0; time < 20; time += 1) {
      const answer = await sendEvents(address, [{} as never]);
      expect(answer.status).toBe(200);
    }
    const sender = createSender();
    await expect(sender.sendUntilCut(address)).rejects.toThrow("Events were answered 503");
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await sleep(200);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await writing;
    expect(writer.acknowledged.length).toBeGreaterThan(5);
    expect(server.output().match(/events can't be stored/g)).toHaveLength(1);
  });

  it("has no collector where nothing is measured, and makes no file", async () => {
    const where = place();
    const { server, address } = await start(where, { ANALYTICS_CONSENT: "off" });
    expect((await sendEvents(address, [{} as never])).status).toBe(404);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(existsSync(eventsPath(where.dataDir))).toBe(false);
  });
});
