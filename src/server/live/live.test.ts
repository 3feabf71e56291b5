import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { protocolEdition } from "#sync/protocol.ts";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createLog } from "../log.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { onEveryEngine, type Place } from "../storage/engines.contract.ts";
import { openHousehold } from "../storage/household-access.ts";
import { EventStream } from "./event-stream.ts";
import type { Hub } from "./hub.ts";
import { type Live, openLive } from "./live.ts";
import { advance, begin, changed, cutListeners, readerOf, remove } from "./live-fixture.contract.ts";

describe("live", () => {
  interface Node {
    database: Database;
    live: Live;
  }

  const log = { warn: () => {} };
  const patient = { timeout: 10_000 };
  const never = 1_000_000;

  async function openNode(place: Place, pollEvery: number): Promise<Node> {
    const database = await openDatabase(place);
    return { database, live: openLive({ database, databaseUrl: place.databaseUrl, log, pollEvery }) };
  }

  async function closeNode({ database, live }: Node): Promise<void> {
    live.hub.end();
    await live.close();
    await database.close();
  }

  /** Follows a household like the route, without heartbeats, which would find every change eventually. */
  function follow({ database, live }: Node, householdId: string, uid: string) {
    let leave = () => {};
    const look = async () => {
      const household = await openHousehold(database.query, householdId, uid);
      return household ? ok(household) : err("not-a-member" as const);
    };
    const stream = new EventStream({ check: look, heartbeat: never, onEnd: () => leave() });
    const listening = live.hub.listen(householdId, uid, stream);
    if (listening.ok) leave = listening.value;
    stream.notify("changed");
    return readerOf(stream.body);
  }

  const change = async ({ database, live }: Node, household: string) => {
    await advance(database, household);
    live.hub.changed(household);
  };

  onEveryEngine((engine, place) => {
    describe(`two processes on one ${engine}`, () => {
      let where: Place;
      let nodes: [Node, Node];
      beforeAll(async () => {
        where = await place();
        nodes = [await openNode(where, 50), await openNode(where, 50)];
      });
      afterAll(async () => void (await Promise.all(nodes.map(closeNode))));

      it("receive each other's changes", async () => {
        const household = await begin(nodes[0].database, "maya", "tom");
        const [here, there] = [follow(nodes[0], household, "maya"), follow(nodes[1], household, "tom")];
        expect([await here.next(), await there.next()]).toEqual([changed(0), changed(0)]);
        await change(nodes[0], household);
        expect([await here.next(), await there.next()]).toEqual([changed(1), changed(1)]);
        await change(nodes[1], household);
        expect([await here.next(), await there.next()]).toEqual([changed(2), changed(2)]);
      });

      it("end the streams of someone who was removed elsewhere", async () => {
        const household = await begin(nodes[0].database, "maya", "tom");
        const tom = follow(nodes[1], household, "tom");
        expect(await tom.next()).toBe(changed(0));
        await remove(nodes[0].database, household, "tom");
        nodes[0].live.hub.changed(household);
        expect(await tom.next()).toBe("event: ended data: not-a-member");
      });

      it("find an unannounced change by polling", async () => {
        const household = await begin(nodes[0].database, "maya");
        const maya = follow(nodes[0], household, "maya");
        expect(await maya.next()).toBe(changed(0));
        if (where.databaseUrl) await expect.poll(() => cutListeners(where.databaseUrl!), patient).toBe(2);
        await advance(nodes[1].database, household);
        expect(await maya.next()).toBe(changed(1));
      });
    });

    describe.runIf(engine === "PostgreSQL")("nodes that listen to each other", () => {
      it("are notified without polling, each change once", async () => {
        const where = await place();
        const nodes = [await openNode(where, never), await openNode(where, never)] as const;
        const household = await begin(nodes[0].database, "maya");
        const [here, there] = [tellings(nodes[0].live.hub, household), tellings(nodes[1].live.hub, household)];
        const notify = () => {
          nodes[0].live.hub.changed(household);
          return there.length;
        };
        await expect.poll(notify, patient).toBeGreaterThan(0);
        await sleep(100);
        const before = [here.length, there.length];
        for (let n = 1; n <= 5; n += 1) {
          nodes[0].live.hub.changed(household);
          await expect.poll(() => there.length - before[1]!, patient).toBe(n);
        }
        expect(here.length - before[0]!).toBe(5);
        await Promise.all(nodes.map(closeNode));
      });

      it("are notified again after the listening connection was cut, and poll for what they missed", async () => {
        const where = await place();
        const nodes = [await openNode(where, 50), await openNode(where, 50)] as const;
        const household = await begin(nodes[0].database, "maya", "tom");
        const there = follow(nodes[1], household, "tom");
        expect(await there.next()).toBe(changed(0));
        for (let seq = 1; seq <= 5; seq += 1) {
          await expect.poll(() => cutListeners(where.databaseUrl!), patient).toBeGreaterThan(0);
          await change(nodes[0], household);
          let said = await there.next();
          while (said !== changed(seq)) said = await there.next();
        }
        await Promise.all(nodes.map(closeNode));
      });
    });
  });

  function tellings(hub: Hub, household: string): string[] {
    const received: string[] = [];
    hub.listen(household, "witness", { notify: (notice) => received.push(notice), close: () => {} });
    return received;
  }
});

describe("nodes", () => {
  const log = createLog({ write: () => {} });
  const patient = { timeout: 10_000 };

  /** A whole server without a port. */
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
      hub: live.hub,
      mail: async () => {},
      versionFloor: () => 0,
    });
    const ask = (method: string, path: string, body?: object) =>
      app.request(`/api/households/${path}`, {
        method,
        headers: { "test-user": "maya", "content-type": "application/json" },
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
    const record = recordOf("habit", { id, label: "walk", timesAWeek: 1 });
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

      it("announce a push on one node to the streams of the other", async () => {
        const { household, reader } = await followed();
        await push(nodes[0], household, "a");
        expect(await reader.next()).toBe(changed(1));
        await push(nodes[1], household, "b");
        expect(await reader.next()).toBe(changed(2));
      });

      it.runIf(engine === "PostgreSQL")("announce it even after their listening connections were cut", async () => {
        const { household, reader } = await followed();
        for (const [index, id] of ["a", "b"].entries()) {
          await expect.poll(() => cutListeners(where.databaseUrl!), patient).toBe(2);
          await push(nodes[0], household, id);
          expect(await reader.next()).toBe(changed(index + 1));
        }
      });

      it("end the stream of a household that was deleted on the other", async () => {
        const { household, reader } = await followed();
        expect((await nodes[0].ask("DELETE", household)).ok).toBe(true);
        expect(await reader.next()).toBe("event: ended data: not-a-member");
      });
    });
  });
});
