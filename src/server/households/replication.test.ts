import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Change } from "#sync/household-api.ts";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { limits } from "#sync/limits.ts";
import { type PullAnswer, type PushAnswer, protocolEdition } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { everything, noon } from "../storage/household-fixture.contract.ts";
import { ask, error, type Home, home, type Served, said, serve } from "./household-server.contract.ts";

const habit = (id: string, fields: object = {}): AnyRecord =>
  recordOf("habit", { id, label: "Walk", timesAWeek: 2, ...fields });

const write = (id: string, base = 0, fields: object = {}) => ({ base, record: habit(id, fields) });

describe("replication", () => {
  let served: Served;
  let place: Home;
  beforeAll(async () => {
    served = await serve({ databaseUrl: null, dataDir: freshFolder() });
    place = await home(served);
  });
  afterAll(() => served.database.close());

  const push = (writes: unknown[], other: object = {}) =>
    ask(served, `POST /api/households/${place.id}/push`, {
      as: "maya",
      body: { protocol: protocolEdition, epoch: place.epoch, writes, ...other },
    });
  const pushed = async (...writes: unknown[]) => (await (await push(writes)).json()) as PushAnswer;
  const pull = async (known: object = { epoch: null, seq: 0 }) => {
    const body = { protocol: protocolEdition, ...known };
    return ask(served, `POST /api/households/${place.id}/pull`, { as: "tom", body });
  };

  it("stores what one member pushes for the others to pull, and notifies followers", async () => {
    place = await home(served);
    served.changed.length = 0;
    expect(await pushed(write("a"), write("b"))).toEqual({
      epoch: place.epoch,
      before: 0,
      seq: 2,
      results: [
        { id: "a", accepted: 1 },
        { id: "b", accepted: 2 },
      ],
    });
    expect(served.changed).toEqual([place.id]);
    const records = [habit("a", { version: 1 }), habit("b", { version: 2 })];
    const all: PullAnswer = { epoch: place.epoch, seq: 2, lost: [], records, hasMore: false };
    expect(await said(await pull())).toEqual([200, all]);
    expect(await said(await pull({ epoch: place.epoch, seq: 1 }))).toEqual([200, { ...all, records: [records[1]] }]);
  });

  it("notifies nobody of a push without accepted writes", async () => {
    place = await home(served);
    await pushed(write("a"));
    served.changed.length = 0;
    await pushed(write("a", 9), { base: 0, record: 5 });
    expect(served.changed).toEqual([]);
  });

  it("refuses one record in its place, and stores the others", async () => {
    place = await home(served);
    const newer = recordWith(habit("n"), { edition: 9, label: { said: "in a form to come" } });
    const given = [
      ...[write("good"), write("bad", 0, { timesAWeek: "often" }), { base: 0, record: newer }],
      ...[
        { base: 0, record: { ...habit("boat"), kind: "boat" } },
        write("big", 0, { words: "x".repeat(limits.recordBytes) }),
      ],
      ...[{ base: 0, record: null }, write("\0", 0)],
    ];
    const { results, seq } = await pushed(...given);
    expect(seq).toBe(2);
    expect(results).toEqual([
      { id: "good", accepted: 1 },
      { id: "bad", refused: "bad-fields" },
      { id: "n", accepted: 2 },
      { id: "boat", refused: "unknown-kind" },
      { id: "big", refused: "record-too-large" },
      { id: null, refused: "unreadable" },
      { id: null, refused: "unreadable" },
    ]);
    const { records } = (await (await pull()).json()) as PullAnswer;
    expect(records).toEqual([habit("good", { version: 1 }), { ...newer, version: 2 }]);
  });

  it("refuses another epoch and another protocol by name, whatever else is in the message", async () => {
    place = await home(served);
    const before = await everything(served.database);
    expect(await said(await push([write("a")], { epoch: "earlier" }))).toEqual([409, error("other-epoch")]);
    const later = { protocol: protocolEdition + 1, writes: "in another form" };
    expect(await said(await push([], later))).toEqual([409, error("other-protocol")]);
    expect(await said(await pull({ protocol: 0 }))).toEqual([409, error("other-protocol")]);
    expect(await said(await push([], { protocol: "1" }))).toEqual([400, error("malformed")]);
    expect(await everything(served.database)).toEqual(before);
  });

  it("accepts a push of exactly a megabyte of records, and not one byte more", async () => {
    place = await home(served);
    const bytesOf = (record: object) => JSON.stringify({ ...record, version: undefined }).length;
    const size = limits.pushBytes / 64;
    const padded = (id: string, bytes: number) => {
      const record = habit(id, { words: "" });
      return write(id, 0, { words: "x".repeat(bytes - bytesOf(record)) });
    };
    const writes = Array.from({ length: 64 }, (_, index) => padded(`r${index}`, size));
    expect(await said(await push([...writes.slice(1), padded("r0", size + 1)]))).toEqual([
      413,
      error("push-too-large"),
    ]);
    const answer = await push(writes);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as PushAnswer).seq).toBe(64);
  });

  it("refuses too many records, and a body that can't be a push's, by the limit's name", async () => {
    const many = Array.from({ length: limits.pushRecords + 1 }, (_, index) => write(`r${index}`));
    expect(await said(await push(many))).toEqual([413, error("push-too-many")]);
    expect(await said(await push([write("a", 0, { words: "x".repeat(1_200_000) })]))).toEqual([
      413,
      error("push-too-large"),
    ]);
  });

  it("lists changes fifty at a time, newest first, of all records or of one", async () => {
    place = await home(served);
    await pushed(...Array.from({ length: 60 }, (_, index) => write(`r${index}`)));
    await pushed(write("r7", 8, { label: "Run" }));
    const changes = async (asked = "") => {
      const answer = await ask(served, `GET /api/households/${place.id}/changes${asked}`, { as: "tom" });
      return ((await answer.json()) as { changes: Change[] }).changes;
    };
    const first = await changes();
    expect(first.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 61 - index));
    expect(first[0]).toEqual({
      seq: 61,
      uid: "maya",
      at: noon,
      base: 8,
      record: habit("r7", { label: "Run", version: 61 }),
    });
    expect((await changes("?before=12")).map(({ seq }) => seq)).toHaveLength(11);
    expect((await changes("?id=r7")).map(({ seq }) => seq)).toEqual([61, 8]);
    for (const bad of ["?before=-1", "?before=soon", "?id=%00", "?id="]) {
      const answer = await ask(served, `GET /api/households/${place.id}/changes${bad}`, { as: "tom" });
      expect(await said(answer)).toEqual([400, error("malformed")]);
    }
  });
});
