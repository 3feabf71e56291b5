import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FreshPlace, Place } from "../storage/engines.contract.ts";
import { allIn, always, batchOf, day, idsOf, noon, sentEvent } from "./event-fixture.contract.ts";
import { type ServedEvents, said, send, serveEvents } from "./event-serving.contract.ts";
import { eventsPath } from "./storage/event-storage.ts";
import { postgresEvents } from "./storage/postgres-events.ts";
import { sqliteEvents } from "./storage/sqlite-events.ts";

/** The rows themselves, whatever their columns. */
async function rowsIn({ databaseUrl, dataDir }: Place): Promise<Record<string, unknown>[]> {
  const { query } = databaseUrl ? postgresEvents(databaseUrl) : sqliteEvents(eventsPath(dataDir));
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(databaseUrl ? "events.events" : "events")}`.execute(query);
  await query.destroy();
  return rows;
}

/** What browsers send, on every engine. */
export function eventRouteContract(engine: string, place: FreshPlace): void {
  describe(`the collector on ${engine}`, () => {
    let served: ServedEvents;
    let where: Place;
    beforeAll(async () => {
      where = await place();
      served = await serveEvents(where);
    });
    afterAll(() => served.close());
    beforeEach(async () => {
      while ((await served.storage.forget(always.to, 1_000)) > 0);
      // Time enough for every address to have its budget back.
      served.clock.now += day;
    });

    it("[EV11] keeps a beacon’s events, with the time they happened", async () => {
      const events = [sentEvent({ at: noon - 3_000 }), sentEvent({ at: noon - day, name: "landing", params: {} })];
      expect(await said(await send(served, batchOf(events)))).toEqual([200, { kept: 2, dropped: 0 }]);
      const [older, newer] = await allIn(served.storage);
      expect([older!.at, newer!.at]).toEqual([served.clock.now - day, served.clock.now - 3_000]);
      expect(newer).toEqual({ ...events[0], at: served.clock.now - 3_000, isBot: false });
    });

    it.each(["application/json", "application/json; charset=utf-8", "text/plain"])("[EV11] takes %s", async (type) => {
      const answer = await send(served, batchOf([sentEvent()]), { headers: { "content-type": type } });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    });

    it("[EV12] counts what it can’t keep, and says so without an error", async () => {
      const good = sentEvent();
      const events = [good, sentEvent({ name: "Purchase" }), 5, sentEvent({ at: noon - 32 * day })];
      expect(await said(await send(served, batchOf(events)))).toEqual([200, { kept: 1, dropped: 3 }]);
      expect(idsOf(await allIn(served.storage))).toEqual([good.id]);
      expect(await said(await send(served, batchOf([null])))).toEqual([200, { kept: 0, dropped: 1 }]);
    });

    it("[EV25] keeps what an element declared, and reads it back as it came", async () => {
      const declared = sentEvent({ name: "plan_pick", params: { plan_name: "x", enabled: true, n: 1 }, reached: [] });
      expect(await said(await send(served, batchOf([declared])))).toEqual([200, { kept: 1, dropped: 0 }]);
      const [kept] = await allIn(served.storage);
      expect([kept?.name, kept?.params]).toEqual(["plan_pick", { plan_name: "x", enabled: true, n: 1 }]);
    });

    it("[EV2] counts what was sent again as kept, and keeps it once", async () => {
      const batch = batchOf([sentEvent(), sentEvent()]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(served, batch)));
      served.clock.now += 60_000;
      answers.push(await send(served, { ...batch, sentAt: batch.sentAt + 60_000 }));
      for (const answer of answers) expect(await said(answer)).toEqual([200, { kept: 2, dropped: 0 }]);
      expect(await allIn(served.storage)).toHaveLength(2);
    });

    it("[EV20] keeps neither address nor browser of whoever sent it, only whether anyone sat there", async () => {
      const event = sentEvent();
      await send(served, batchOf([event]));
      await send(served, batchOf([sentEvent()]), { headers: { "user-agent": "Mozilla/5.0 HeadlessChrome/142.0" } });
      const rows = await rowsIn(where);
      expect(rows.map((row) => row.is_bot).toSorted()).toEqual([0, 1]);
      expect(JSON.stringify(rows)).toContain(event.visit);
      expect(JSON.stringify(rows) + served.lines.join("")).not.toMatch(/192\.0\.2|Mozilla|Firefox|Headless|Linux/);
      expect(served.lines.join("")).not.toContain(event.visit);
    });

    it("[EV21] keeps the proof of consent with every event", async () => {
      await send(served, batchOf([sentEvent()], { consent: { version: 3, at: noon - 5, by: "operator" } }));
      const [row] = await rowsIn(where);
      expect([row!.consent_version, row!.consent_at, row!.consent_by].map(String)).toEqual([
        "3",
        String(noon - 5),
        "operator",
      ]);
    });

    it("[EV10] tells an address that sends too many when to come again, and keeps nothing of those", async () => {
      const many = () => batchOf(Array.from({ length: 50 }, () => sentEvent()));
      for (let time = 0; time < 24; time += 1)
        expect((await send(served, many(), { address: "192.0.2.9" })).status).toBe(200);
      const refused = await send(served, many(), { address: "192.0.2.9" });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
      expect(await allIn(served.storage)).toHaveLength(1_200);
      expect((await send(served, many(), { address: "192.0.2.10" })).status).toBe(200);
      served.clock.now += 5_000;
      expect((await send(served, many(), { address: "192.0.2.9" })).status).toBe(200);
    });
  });
}
