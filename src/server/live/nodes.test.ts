import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { protocolEdition } from "#sync/protocol.ts";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "../storage/database.ts";
import { onEveryEngine, type Place } from "../storage/engines.contract.ts";
import { openLive } from "./live.ts";
import { changed, cutListeners, readerOf } from "./live-fixture.contract.ts";

const log = createLog({ write: () => {} });
const patient = { timeout: 10_000 };

/** A whole server but for its port. */
async function openNode(place: Place) {
  const database = await openDatabase(place);
  const live = openLive({ database, databaseUrl: place.databaseUrl, log });
  const readSession = async ({ headers }: Request) => {
    const uid = headers.get("test-user");
    return uid ? { uid, contact: uid, isConfirmed: true } : null;
  };
  const config = { ...(readConfig({}) as Config), ...place };
  const app = createApp({
    config,
    database,
    site: emptySite,
    log,
    readSession,
    ...{ hub: live.hub, mail: async () => {}, versionFloor: () => 0 },
  });
  const ask = (method: string, path: string, body?: object) =>
    app.request(`/api/households/${path}`, {
      ...{ method, headers: { "test-user": "maya", "content-type": "application/json" } },
      ...(body && { body: JSON.stringify(body) }),
    });
  const close = async () => {
    live.hub.end();
    await live.close();
    await database.close();
  };
  return { ask, close };
}

type Node = Awaited<ReturnType<typeof openNode>>;

async function push({ ask }: Node, household: string, id: string): Promise<void> {
  const pulled = await ask("POST", `${household}/pull`, { protocol: protocolEdition, epoch: null, seq: 0 });
  const { epoch } = (await pulled.json()) as { epoch: string };
  const record = { id, kind: "habit", schema: 1, version: 0, deleted: false, label: "walk", timesAWeek: 1 };
  const answer = await ask("POST", `${household}/push`, {
    protocol: protocolEdition,
    epoch,
    writes: [{ base: 0, record }],
  });
  expect(answer.status).toBe(200);
}

onEveryEngine((engine, place) => {
  describe(`two servers on one ${engine}`, () => {
    let where: Place;
    let nodes: [Node, Node];
    beforeAll(async () => {
      where = await place();
      nodes = [await openNode(where), await openNode(where)];
    });
    afterAll(async () => void (await Promise.all(nodes.map((node) => node.close()))));

    const followed = async () => {
      const household = randomUUID();
      expect((await nodes[0].ask("PUT", household, { space: "shared" })).ok).toBe(true);
      const reader = readerOf((await nodes[1].ask("GET", `${household}/stream`)).body);
      expect(await reader.next()).toBe(changed(0));
      return { household, reader };
    };

    it("[LV10] tell of a push on one to whoever follows on the other", async () => {
      const { household, reader } = await followed();
      await push(nodes[0], household, "a");
      expect(await reader.next()).toBe(changed(1));
      await push(nodes[1], household, "b");
      expect(await reader.next()).toBe(changed(2));
    });

    it.runIf(engine === "PostgreSQL")("[LV12] tell of it also after their connections for it were cut", async () => {
      const { household, reader } = await followed();
      for (const [index, id] of ["a", "b"].entries()) {
        await expect.poll(() => cutListeners(where.databaseUrl!), patient).toBe(2);
        await push(nodes[0], household, id);
        expect(await reader.next()).toBe(changed(index + 1));
      }
    });

    it("[LV4] end the stream of a household that was deleted on the other", async () => {
      const { household, reader } = await followed();
      expect((await nodes[0].ask("DELETE", household)).ok).toBe(true);
      expect(await reader.next()).toBe("event: ended data: not-a-member");
    });
  });
});
