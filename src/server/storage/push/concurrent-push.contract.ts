import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import {
  begin,
  beginTogether,
  countingFromOne,
  granted,
  logOf,
  noCheckpoint,
  noon,
  note,
  pullAll,
  pushTo,
  refusal,
  roomy,
  rowsOf,
  type Setting,
  write,
} from "../household-fixture.contract.ts";
import { type HouseholdStorage, householdStorage } from "../household-storage.ts";

/** Pushes of the same turn of the event loop share a transaction, and nothing else. */
export function togetherContract(setting: Setting): void {
  const epochOf = async (household: string, uid: string) =>
    granted(await setting.storage.pull(household, uid, noCheckpoint, noon)).epoch;

  it("decides pushes of one batch one after the other", async () => {
    const household = await beginTogether(setting.storage);
    const epoch = await epochOf(household, "maya");
    const send = (uid: string, ...writes: ReturnType<typeof write>[]) =>
      setting.storage.push(household, uid, { epoch, writes }, noon);
    const answers = await Promise.all([
      send("maya", write("a", 0, { amount: 1 }), write("b", 0)),
      send("tom", write("a", 0, { amount: 1 }), write("c", 0)),
      send("maya", write("a", 0, { amount: 1 }), write("a", 1, { amount: 2 })),
    ]);
    const current = { ...note("a", { amount: 1 }), version: 1 };
    expect(answers.map((answer) => granted(answer))).toEqual([
      {
        epoch,
        before: 0,
        seq: 2,
        results: [
          { id: "a", accepted: 1 },
          { id: "b", accepted: 2 },
        ],
      },
      {
        epoch,
        before: 2,
        seq: 3,
        results: [
          { id: "a", current },
          { id: "c", accepted: 3 },
        ],
      },
      {
        epoch,
        before: 3,
        seq: 4,
        results: [
          { id: "a", accepted: 1 },
          { id: "a", accepted: 4 },
        ],
      },
    ]);
    const stored = (await pullAll(setting.storage, household, "tom")).map(({ id, version }) => [id, version]);
    expect(stored).toEqual([
      ["b", 2],
      ["c", 3],
      ["a", 4],
    ]);
    const log = await logOf(setting.database, household);
    expect(log.map(({ seq, uid }) => [seq, uid])).toEqual([
      [1, "maya"],
      [2, "maya"],
      [3, "tom"],
      [4, "maya"],
    ]);
  });

  it("stores concurrent pushes in one transaction", async () => {
    let writes = 0;
    const counting: typeof setting.database = {
      ...setting.database,
      write(work) {
        writes += 1;
        return setting.database.write(work);
      },
    };
    const [ours, theirs] = [await begin(setting.storage, "maya"), await begin(setting.storage, "uma")];
    const [epoch, theirEpoch] = [await epochOf(ours, "maya"), await epochOf(theirs, "uma")];
    const storage = householdStorage(counting, roomy, countingFromOne);
    await Promise.all([
      storage.push(ours, "maya", { epoch, writes: [write("a", 0)] }, noon),
      storage.push(theirs, "uma", { epoch: theirEpoch, writes: [write("a", 0)] }, noon),
      storage.push(ours, "maya", { epoch, writes: [write("b", 0)] }, noon),
    ]);
    expect(writes).toBe(1);
  });

  it("refuses a bad push as a whole, and no other push of the batch", async () => {
    const storage = householdStorage(setting.database, { ...roomy, householdRecords: 2 }, countingFromOne);
    const [ours, theirs] = [await begin(storage, "maya"), await begin(storage, "uma")];
    const [epoch, theirEpoch] = [await epochOf(ours, "maya"), await epochOf(theirs, "uma")];
    const send = (household: string, uid: string, known: string, ...ids: string[]) =>
      storage.push(household, uid, { epoch: known, writes: ids.map((id) => write(id, 0)) }, noon);
    const answers = await Promise.all([
      send(ours, "uma", epoch, "x"),
      send(ours, "maya", "another", "y"),
      send(ours, "maya", epoch, "a", "b", "c"),
      send(ours, "maya", epoch, "a"),
      send(theirs, "uma", theirEpoch, "a", "b"),
      send("null\0byte", "uma", epoch, "z"),
    ]);
    const taken = { epoch, before: 0, seq: 1, results: [{ id: "a", accepted: 1 }] };
    expect(answers.slice(0, 4)).toEqual([
      refusal("not-a-member"),
      refusal("other-epoch"),
      refusal("household-full"),
      { ok: true, value: taken },
    ]);
    expect(granted(answers[4]!).seq).toBe(2);
    expect(answers[5]).toEqual(refusal("not-a-member"));
    expect((await rowsOf(setting.database, "documents", ours)).map(({ id }) => id)).toEqual(["a"]);
    expect(await rowsOf(setting.database, "documents", theirs)).toHaveLength(2);
  });
}

const writers = 8;
const pushes = 100;

export function writersContract(setting: Setting, open: () => Promise<Setting>): void {
  /** Adds a record with every push, and rewrites the writer's own tally. */
  async function writeOn(storage: HouseholdStorage, household: string, name: number): Promise<void> {
    let base = 0;
    for (let count = 1; count <= pushes; count += 1) {
      const writes = [write(`tally-${name}`, base, { count }), write(`${name}-${count}`, 0, { count })];
      const { results } = granted(await pushTo(storage, household, "maya", writes, noon));
      const [tally] = results;
      if (!tally || !("accepted" in tally)) throw new Error("a tally that nobody else writes was refused");
      base = tally.accepted;
    }
  }

  /** Pulls small pages without a pause, until the writers are done and nothing more comes. */
  async function readOn(household: string, isDone: () => boolean): Promise<AnyRecord[]> {
    const seen: AnyRecord[] = [];
    let known: { epoch: string | null; seq: number } = noCheckpoint;
    for (;;) {
      const wasDone = isDone();
      const answer = granted(await setting.storage.pull(household, "maya", known, noon, 7));
      seen.push(...answer.records);
      known = answer;
      if (wasDone && !answer.hasMore) return seen;
      if (answer.records.length === 0) await sleep(2);
    }
  }

  it("[HS10] gives a reader every record while eight writers push on two nodes", { timeout: 60_000 }, async () => {
    const node = await open();
    const household = await begin(setting.storage, "maya");
    let isDone = false;
    const reading = readOn(household, () => isDone);
    const storages = Array.from({ length: writers }, (_, name) => (name % 2 ? node.storage : setting.storage));
    await Promise.all(storages.map((storage, name) => writeOn(storage, household, name)));
    isDone = true;
    const seen = await reading;
    const versions = seen.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    const latest = [...new Map(seen.map((record) => [record.id, record])).values()];
    const byVersion = latest.sort((one, other) => one.version - other.version);
    expect(byVersion).toHaveLength(writers * (pushes + 1));
    expect(byVersion).toEqual(await pullAll(setting.storage, household, "maya"));
    const log = await logOf(setting.database, household);
    expect(log).toHaveLength(2 * writers * pushes);
    expect(byVersion.at(-1)?.version).toBe(2 * writers * pushes);
    await node.database.close();
  });

  it("accepts exactly one of the writes that race for a record, and answers the others with it", async () => {
    const node = await open();
    const household = await begin(setting.storage, "maya");
    for (let base = 0; base < 10; base += 1) {
      const racers = Array.from({ length: 6 }, (_, racer) => (racer % 2 ? node : setting).storage);
      const pushed = racers.map((storage, racer) =>
        pushTo(storage, household, "maya", [write("a", base, { racer })], noon),
      );
      const results = (await Promise.all(pushed)).map((answer) => granted(answer).results[0]!);
      const winners = results.flatMap((result, racer) => ("accepted" in result ? [racer] : []));
      expect(winners).toHaveLength(1);
      const current = { ...note("a", { racer: winners[0] }), version: base + 1 };
      expect(results.filter((result) => "current" in result)).toEqual(Array(5).fill({ id: "a", current }));
    }
    await node.database.close();
  });
}
