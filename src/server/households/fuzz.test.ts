import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PushAnswer } from "#sync/protocol.ts";
import { readRecord, recordToKeep } from "#sync/read-record.ts";
import { type FreshPlace, onEveryEngine } from "../storage/engines.contract.ts";
import { granted, logOf, noon, pullAll } from "../storage/household-fixture.contract.ts";
import { ask, type Home, home, type Served, serve } from "./asking.contract.ts";
import { type OddRequest, oddRequest } from "./odd-requests.contract.ts";

const wanted = Number(process.env.FUZZ_REQUESTS ?? 5_000);
/** So many to one household; then it is deleted, so that looking at everything stays quick. */
const aHousehold = 250;
const sizes = ["members", "documents", "changes", "invitations"];

function fuzz(engine: string, place: FreshPlace): void {
  // The routes are the same; PostgreSQL is asked less because each look at its state takes longer.
  const requests = engine === "SQLite" ? wanted : Math.ceil(wanted / 5);
  describe(`whatever is pushed and pulled, on ${engine}`, () => {
    let served: Served;
    beforeAll(async () => {
      served = await serve(await place());
    });
    afterAll(() => served.database.close());

    const seen = { accepted: 0, refused: 0, statuses: new Map<number, number>() };

    /**
     * Enough to tell any two states apart: nothing is ever stored without moving one of these. Epoch and counter are left
     * out: a device that claims to have seen what the database lacks gets a new epoch, whoever it is.
     */
    async function state(): Promise<string> {
      const { query } = served.database;
      const counters = await query.selectFrom("households").select(["id", "record_count"]).orderBy("id").execute();
      const counts = sizes.map((table) => sql`select count(*) as n from ${sql.table(table)}`.execute(query));
      const bodies = sql`select sum(version) as versions, sum(length(body)) as letters from documents`.execute(query);
      const rows = (await Promise.all([...counts, bodies])).map((result) => result.rows);
      return JSON.stringify([counters, rows], (_, value) => (typeof value === "bigint" ? String(value) : value));
    }

    async function send({ id, epoch }: Home, { to, place: odd, type, body }: OddRequest) {
      const path = `/api/households/${odd ?? id}/${to}`;
      const text = body.replaceAll('"~"', JSON.stringify(epoch));
      return ask(served, `POST ${path}`, { as: "maya", body: text, headers: { "content-type": type } });
    }

    /** The counter and the log move by exactly what the answer says was accepted anew. */
    async function judgePush(answer: Response, logged: number, { id }: Home): Promise<void> {
      const { before, seq, results } = (await answer.json()) as PushAnswer;
      // A write that stands twice in one push is accepted once, and told so twice.
      const fresh = new Set(
        results.flatMap((result) => ("accepted" in result && result.accepted > before ? [result.accepted] : [])),
      );
      expect(fresh.size).toBe(seq - before);
      expect(await logOf(served.database, id)).toHaveLength(logged + fresh.size);
      seen.accepted += fresh.size;
      seen.refused += results.filter((result) => "refused" in result).length;
    }

    async function oneHousehold(count: number): Promise<void> {
      const place = await home(served);
      const seqOf = async () =>
        granted(await served.storage.pull(place.id, "maya", { epoch: null, seq: 0 }, noon, 1)).seq;
      let before = await state();
      const property = fc.asyncProperty(oddRequest, async (request) => {
        const row = served.database.query.selectFrom("households").select("epoch").where("id", "=", place.id);
        const logged = (await logOf(served.database, place.id)).length;
        const answer = await send({ ...place, ...(await row.executeTakeFirstOrThrow()) }, request);
        seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        const after = await state();
        if (answer.ok && request.to === "push") await judgePush(answer, logged, place);
        else expect(after).toBe(before);
        if (!answer.ok) expect(await answer.json()).toEqual({ error: expect.any(String) });
        before = after;
      });
      await fc.assert(property, { numRuns: count });
      expect(await seqOf()).toBeGreaterThan(0);
      for (const record of await pullAll(served.storage, place.id, "maya"))
        expect(recordToKeep(readRecord(record))).toEqual(record);
      granted(await served.storage.deleteHousehold(place.id, "maya", noon));
    }

    it(`[RT14] refuses or keeps ${requests} odd requests, and never fails`, {
      timeout: requests * 60 + 60_000,
    }, async () => {
      for (let sent = 0; sent < requests; sent += aHousehold) await oneHousehold(Math.min(aHousehold, requests - sent));
      // The requests would prove little if they were all refused, or all for one reason.
      expect(seen.accepted).toBeGreaterThan(requests / 20);
      expect(seen.refused).toBeGreaterThan(requests / 20);
      expect([...seen.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403, 409, 415]));
    });
  });
}

onEveryEngine(fuzz);
