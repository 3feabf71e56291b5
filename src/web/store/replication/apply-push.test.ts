import { describe, expect, it } from "vitest";
import type { WriteAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { wasRefused, wasSent } from "../outbox.ts";
import { readContent } from "../read-content.ts";
import {
  deviceWith,
  expense,
  fromNewerApp,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { applyPush } from "./apply-push.ts";

const base = expense("a", { version: 3 });
const sent = { ...base, note: "sent" };
const theirs = { ...base, version: 8, payee: "Bakery" };

/** A device that sent one record, and perhaps edited it since. */
const deviceThatSent = (now: AnyRecord = sent) =>
  deviceWith({ records: [rowOf(now)], outbox: [wasSent(waiting("a", base), sent)] });

function answer(database: DeviceDatabase, result: WriteAnswer, counters = { before: 8, seq: 9 }, epoch = "first") {
  const writes = [{ base: 3, record: sent }];
  return database.write((tables) => applyPush(tables, home, writes, { epoch, ...counters, results: [result] }));
}

const taken = { changed: ["a"], meetsNewer: false };
const now = async (database: DeviceDatabase) => [await storedRecord(database, "a"), await storedOutbox(database, "a")];

describe("the answer to a push", () => {
  it("[RE8] accepted: nothing waits any more", async () => {
    const database = await deviceThatSent();
    expect(await answer(database, { id: "a", accepted: 9 })).toEqual(taken);
    expect(await now(database)).toEqual([{ ...sent, version: 9 }, undefined]);
  });

  it("[RE8] accepted, but edited since: the edit waits on top of what was accepted", async () => {
    const database = await deviceThatSent({ ...sent, note: "later" });
    await answer(database, { id: "a", accepted: 9 });
    expect(await now(database)).toEqual([
      { ...sent, note: "later", version: 9 },
      waiting("a", { ...sent, version: 9 }),
    ]);
  });

  it("[RE8] too late: the edit waits on top of what the server has", async () => {
    const database = await deviceThatSent({ ...sent, amount: 7 });
    expect(await answer(database, { id: "a", current: theirs })).toEqual(taken);
    expect(await now(database)).toEqual([{ ...theirs, note: "sent", amount: 7 }, waiting("a", theirs)]);
  });

  it("[RE8] too late, but the server says the same: nothing waits", async () => {
    const database = await deviceThatSent();
    await answer(database, { id: "a", current: { ...sent, version: 8 } });
    expect(await now(database)).toEqual([{ ...sent, version: 8 }, undefined]);
  });

  it("[RE8] not there at all: it waits to be sent as new", async () => {
    const database = await deviceThatSent({ ...sent, amount: 7 });
    await answer(database, { id: "a", current: { ...sent, version: 0 } });
    expect(await now(database)).toEqual([{ ...sent, amount: 7, version: 0 }, waiting("a", null)]);
  });

  it("[RE8] refused: it stays here with the reason", async () => {
    const database = await deviceThatSent({ ...sent, amount: 7 });
    await answer(database, { id: "a", refused: "bad-fields" });
    expect(await now(database)).toEqual([{ ...sent, amount: 7 }, wasRefused(waiting("a", base), "bad-fields")]);
  });

  it("[RE8] a newer edition: it goes on waiting for a newer app, and the round learns of it", async () => {
    const database = await deviceThatSent();
    const outcome = await answer(database, { id: "a", current: fromNewerApp("a", { version: 8 }) });
    expect(outcome).toEqual({ changed: [], meetsNewer: true });
    expect(await now(database)).toEqual([sent, waiting("a", base)]);
  });

  it.each([
    ["another tab took it", [] as ReturnType<typeof waiting>[]],
    ["another tab took it and sent something else", [wasSent(waiting("a", base), { ...base, note: "other" })]],
    ["it waits again", [waiting("a", base)]],
  ])("[RE8] is not taken a second time where %s", async (_, outbox) => {
    const database = await deviceWith({ records: [rowOf(sent)], outbox });
    const before = await readContent(database);
    expect(await answer(database, { id: "a", current: theirs })).toEqual({ changed: [], meetsNewer: false });
    expect(await readContent(database)).toEqual(before);
  });

  it("[RE8] is nothing to a household that left this device", async () => {
    const database = await deviceWith({ households: [] });
    expect(await answer(database, { id: "a", accepted: 9 })).toEqual({ changed: [], meetsNewer: false });
    expect(await readContent(database)).toEqual({ households: [], records: [], outbox: [], facts: [] });
  });
});

describe("the checkpoint after a push", () => {
  const known = 700;
  /** Versions follow the clock, so the next one may be any greater number. */
  const checkpointAfter = async (result: WriteAnswer, before: number, seq: number, epoch = "first") => {
    const outbox = [wasSent(waiting("a", base), sent)];
    const database = await deviceWith({ households: [{ ...homeRow, seq: known }], records: [rowOf(sent)], outbox });
    await answer(database, result, { before, seq }, epoch);
    const [row] = (await readContent(database)).households;
    return [row!.seq, row!.seen];
  };

  it("[RE9] moves where nobody else wrote in between", async () => {
    expect(await checkpointAfter({ id: "a", accepted: 900 }, known, 900)).toEqual([900, undefined]);
  });

  it("[RE9] stays where someone else did, but what was accepted has been seen", async () => {
    expect(await checkpointAfter({ id: "a", accepted: 900 }, 800, 900)).toEqual([known, 900]);
  });

  it("[RE9] stays for an answer that was given before", async () => {
    expect(await checkpointAfter({ id: "a", accepted: 750 }, 900, 900)).toEqual([known, 750]);
  });

  it("[RE9] stays where nothing was accepted, or by another epoch", async () => {
    expect(await checkpointAfter({ id: "a", current: theirs }, 800, 800)).toEqual([known, undefined]);
    expect(await checkpointAfter({ id: "a", accepted: 900 }, known, 900, "second")).toEqual([known, undefined]);
  });
});
