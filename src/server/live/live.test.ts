import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { onEveryEngine, type Place } from "../storage/engines.contract.ts";
import { openHousehold } from "../storage/household-access.ts";
import { EventStream } from "./event-stream.ts";
import type { Hub } from "./hub.ts";
import { type Live, openLive } from "./live.ts";
import { advance, begin, changed, cutListeners, readerOf, remove } from "./live-fixture.contract.ts";

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

/** Follows a household as the route does, without heartbeats that would find everything in the end. */
function follow({ database, live }: Node, householdId: string, uid: string) {
  let leave = () => {};
  const look = async () => {
    const household = await openHousehold(database.query, householdId, uid);
    return household ? ok(household) : err("not-a-member" as const);
  };
  const stream = new EventStream({ look, heartbeat: never, onEnd: () => leave() });
  const listening = live.hub.listen(householdId, uid, stream);
  if (listening.ok) leave = listening.value;
  stream.tell("changed");
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

    it("[LV10] hear of each other's changes", async () => {
      const household = await begin(nodes[0].database, "maya", "tom");
      const [here, there] = [follow(nodes[0], household, "maya"), follow(nodes[1], household, "tom")];
      expect([await here.next(), await there.next()]).toEqual([changed(0), changed(0)]);
      await change(nodes[0], household);
      expect([await here.next(), await there.next()]).toEqual([changed(1), changed(1)]);
      await change(nodes[1], household);
      expect([await here.next(), await there.next()]).toEqual([changed(2), changed(2)]);
    });

    it("[LV10] end the streams of someone who was removed elsewhere", async () => {
      const household = await begin(nodes[0].database, "maya", "tom");
      const tom = follow(nodes[1], household, "tom");
      expect(await tom.next()).toBe(changed(0));
      await remove(nodes[0].database, household, "tom");
      nodes[0].live.hub.changed(household);
      expect(await tom.next()).toBe("event: ended data: not-a-member");
    });

    it("[LV11] find a change that nobody told of by looking", async () => {
      const household = await begin(nodes[0].database, "maya");
      const maya = follow(nodes[0], household, "maya");
      expect(await maya.next()).toBe(changed(0));
      if (where.databaseUrl) await expect.poll(() => cutListeners(where.databaseUrl!), patient).toBe(2);
      await advance(nodes[1].database, household);
      expect(await maya.next()).toBe(changed(1));
    });
  });

  describe.runIf(engine === "PostgreSQL")("nodes that listen to each other", () => {
    it("[LV12] are told without looking, each change once", async () => {
      const where = await place();
      const nodes = [await openNode(where, never), await openNode(where, never)] as const;
      const household = await begin(nodes[0].database, "maya");
      const [here, there] = [tellings(nodes[0].live.hub, household), tellings(nodes[1].live.hub, household)];
      const tell = () => {
        nodes[0].live.hub.changed(household);
        return there.length;
      };
      await expect.poll(tell, patient).toBeGreaterThan(0);
      await sleep(100);
      const before = [here.length, there.length];
      for (let n = 1; n <= 5; n += 1) {
        nodes[0].live.hub.changed(household);
        await expect.poll(() => there.length - before[1]!, patient).toBe(n);
      }
      expect(here.length - before[0]!).toBe(5);
      await Promise.all(nodes.map(closeNode));
    });

    it("[LV12] are told again after the connection that listens was cut, and look for what they missed", async () => {
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
  const heard: string[] = [];
  hub.listen(household, "witness", { tell: (telling) => heard.push(telling), close: () => {} });
  return heard;
}
