import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { createHub } from "./hub.ts";
import { advance, begin, changed, readerOf, remove } from "./live-fixture.contract.ts";
import { streamRoute } from "./stream-route.ts";

describe("the stream of a household", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => database.close());

  /** A server of its own; emptying `people` ends everyone's session. */
  function served(heartbeat = 60_000) {
    const hub = createHub();
    const people = new Set(["maya", "tom", "uma"]);
    const readSession = async ({ headers }: Request) => {
      const uid = headers.get("test-user") ?? "";
      return people.has(uid) ? { uid, contact: uid, isConfirmed: true } : null;
    };
    const app = new Hono().get(
      "/api/households/:householdId/stream",
      streamRoute({ database, readSession, hub, heartbeat }),
    );
    const ask = (householdId: string, uid?: string, init: RequestInit = {}) =>
      app.request(`/api/households/${householdId}/stream`, { ...init, headers: uid ? { "test-user": uid } : {} });
    return { hub, app, ask, people };
  }

  it("begins with the household's version and continues with every change, uncached and unbuffered", async () => {
    const { hub, ask } = served();
    const household = await begin(database, "maya", "tom");
    await advance(database, household);
    const answer = await ask(household, "tom");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const reader = readerOf(answer.body);
    expect(await reader.next()).toBe(changed(1));
    await advance(database, household);
    hub.changed(household);
    expect(await reader.next()).toBe(changed(2));
    await reader.leave();
    expect(hub.followed()).toEqual([]);
  });

  it("is refused to everyone who is not signed in or not a member, and to all if the household does not exist", async () => {
    const { hub, ask } = served();
    const household = await begin(database, "maya", "tom");
    await remove(database, household, "tom");
    const said = async (answer: Response) => `${answer.status} ${await answer.text()}`;
    expect(await said(await ask(household))).toBe('401 {"error":"signed-out"}');
    const nowhere = ["00000000-0000-4000-8000-000000000000", "no%20household", "%00"];
    const strangers = [ask(household, "uma"), ask(household, "tom"), ...nowhere.map((id) => ask(id, "maya"))];
    for (const answer of strangers) expect(await said(await answer)).toBe('403 {"error":"not-a-member"}');
    expect(hub.followed()).toEqual([]);
  });

  it("ends for a removed member at once, and continues for the others", async () => {
    const { hub, ask } = served();
    const household = await begin(database, "maya", "tom");
    const [maya, tom] = [readerOf((await ask(household, "maya")).body), readerOf((await ask(household, "tom")).body)];
    expect([await maya.next(), await tom.next()]).toEqual([changed(0), changed(0)]);
    await remove(database, household, "tom");
    hub.changed(household);
    expect([await tom.next(), await tom.next()]).toEqual(["event: ended data: not-a-member", null]);
    expect(await maya.next()).toBe(changed(0));
    await maya.leave();
  });

  it("ends with the session, at the next heartbeat", async () => {
    const { ask, people } = served(20);
    const household = await begin(database, "maya");
    const reader = readerOf((await ask(household, "maya")).body);
    expect(await reader.next()).toBe(changed(0));
    people.clear();
    let last = await reader.next();
    while (last === ": still here") last = await reader.next();
    expect([last, await reader.next()]).toEqual(["event: ended data: signed-out", null]);
  });

  it("is refused to a person with twenty open streams, until one of them ends", async () => {
    const { hub, ask } = served();
    const household = await begin(database, "maya", "tom");
    const open = Array.from({ length: limits.openStreamsAPerson }, () => ask(household, "maya"));
    const readers = (await Promise.all(open)).map(({ body }) => readerOf(body));
    const refused = await ask(household, "maya");
    expect([refused.status, await refused.json()]).toEqual([429, { error: "too-many-streams" }]);
    const tom = await ask(household, "tom");
    expect(tom.status).toBe(200);
    await readers[0]!.leave();
    const another = await ask(household, "maya");
    expect(another.status).toBe(200);
    hub.end();
    expect((await ask(household, "maya")).status).toBe(503);
  });

  it("opens no stream for a HEAD request", async () => {
    const { hub, ask } = served();
    const household = await begin(database, "maya");
    expect((await ask(household, "maya", { method: "HEAD" })).status).toBe(200);
    expect(hub.followed()).toEqual([]);
  });

  it("ends when the connection breaks, even before the answer", async () => {
    const { hub, app } = served();
    const household = await begin(database, "maya");
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/api/households/${household}/stream`;
    const leaving = new AbortController();
    const init = { headers: { "test-user": "maya" }, signal: leaving.signal };
    const answer = await fetch(address, init);
    expect(await readerOf(answer.body).next()).toBe(changed(0));
    expect(hub.followed()).toEqual([household]);
    const early = fetch(address, init);
    leaving.abort();
    await expect(early).rejects.toThrow();
    await expect.poll(() => hub.followed()).toEqual([]);
    server.close();
  });
});
