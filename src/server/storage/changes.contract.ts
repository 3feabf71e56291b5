import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import {
  aWhile,
  begin,
  granted,
  logOf,
  noCheckpoint,
  noon,
  note,
  openTransaction,
  pullAll,
  pushTo,
  rowsOf,
  type Setting,
  write,
} from "./household-fixture.contract.ts";

export function changesContract(setting: Setting, open: () => Promise<Setting>): void {
  /** Maya and Tom wrote a, b, and a again, a second apart. */
  const made = async () => {
    const { storage } = setting;
    const household = await begin(storage, "maya");
    granted(await storage.addMember(household, "maya", "tom", noon));
    granted(await pushTo(storage, household, "maya", [write("a", 0, { amount: 1 })], noon));
    granted(await pushTo(storage, household, "tom", [write("b", 0)], noon + 1_000));
    granted(await pushTo(storage, household, "tom", [write("a", 1, { amount: 3 })], noon + 2_000));
    return household;
  };

  it("[HS16] stores who wrote what, when and on which version, newest first", async () => {
    const household = await made();
    const first = { seq: 1, uid: "maya", at: noon, base: 0, record: { ...note("a", { amount: 1 }), version: 1 } };
    const second = { seq: 2, uid: "tom", at: noon + 1_000, base: 0, record: { ...note("b"), version: 2 } };
    const third = { seq: 3, uid: "tom", at: noon + 2_000, base: 1 };
    const last = { ...third, record: { ...note("a", { amount: 3 }), version: 3 } };
    const changes = async (wanted: object) =>
      granted(await setting.storage.changesOf(household, "maya", { limit: 10, ...wanted }));
    expect(await changes({})).toEqual([last, second, first]);
    expect(await changes({ limit: 2 })).toEqual([last, second]);
    expect(await changes({ before: 2 })).toEqual([first]);
    expect(await changes({ id: "a" })).toEqual([last, first]);
    expect(await changes({ id: "a", before: 3, limit: 1 })).toEqual([first]);
    expect(await changes({ id: "none" })).toEqual([]);
    expect(await changes({ id: "null\0byte" })).toEqual([]);
  });

  it("[HS37] erases the history of an item that became private, and keeps its versions", async () => {
    const household = await made();
    const { storage } = setting;
    const { epoch } = granted(await storage.pull(household, "maya", noCheckpoint, noon));
    const emptied = { id: "a", kind: "person", edition: 1, version: 0, deleted: true, fields: {} } as const;
    const sent = { epoch, writes: [{ base: 3, record: emptied }, write("d", 0)] };
    granted(await storage.push(household, "maya", sent, noon + 3_000));
    const changes = granted(await storage.changesOf(household, "tom", { limit: 10 }));
    expect(changes.map(({ seq, record }) => `${seq} ${record.id}`)).toEqual(["5 d", "4 a", "2 b"]);
    expect(changes[1]!.record).toEqual({ ...emptied, version: 4 });
    expect(granted(await storage.changesOf(household, "tom", { id: "a", limit: 10 }))).toHaveLength(1);
    expect(JSON.stringify(await rowsOf(setting.database, "changes", household))).not.toContain("amount");
    // A device that has seen one of its versions does not start a new epoch.
    const pulled = granted(await storage.pull(household, "tom", { epoch, seq: 3 }, noon + 4_000));
    expect(pulled.epoch).toBe(epoch);
    // A repeated write is stale now, and is answered with the current record.
    const late = granted(await storage.push(household, "tom", { epoch, writes: [write("a", 1, { amount: 3 })] }, noon));
    expect(late.results).toMatchObject([{ id: "a", current: { deleted: true } }]);
  });

  it("stores each value once: in its record, and in the changes once it was replaced", async () => {
    const household = await made();
    const { epoch } = granted(await setting.storage.pull(household, "maya", noCheckpoint, noon));
    const send = (uid: string, ...writes: ReturnType<typeof write>[]) =>
      setting.storage.push(household, uid, { epoch, writes }, noon + 3_000);
    await Promise.all([
      send("maya", write("c", 0), write("c", 4, { amount: 5 }), write("a", 3, { amount: 6 })),
      send("tom", write("c", 5, { amount: 7 }), write("a", 6, { amount: 8 }, true)),
    ]);
    const log = await logOf(setting.database, household);
    expect(log.map(({ seq, id, uid, base }) => [seq, id, uid, base])).toEqual([
      [1, "a", "maya", 0],
      [2, "b", "tom", 0],
      [3, "a", "tom", 1],
      [4, "c", "maya", 0],
      [5, "c", "maya", 4],
      [6, "a", "maya", 3],
      [7, "c", "tom", 5],
      [8, "a", "tom", 6],
    ]);
    const replaced = await rowsOf(setting.database, "changes", household);
    expect(replaced.map(({ seq }) => seq).sort()).toEqual([1, 3, 4, 5, 6]);
    const amounts = log.map(({ body }) => (JSON.parse(body) as { fields: { amount?: number } }).fields.amount);
    expect(amounts).toEqual([1, undefined, 3, undefined, 5, 6, 7, 8]);
  });

  it("[HS17] purges old changes and keeps every record", async () => {
    const household = await made();
    const before = await pullAll(setting.storage, household, "maya");
    expect(await setting.storage.purgeChanges(noon)).toBe(0);
    expect(await setting.storage.purgeChanges(noon + 2_000)).toBeGreaterThanOrEqual(2);
    expect((await logOf(setting.database, household)).map(({ seq }) => seq)).toEqual([3]);
    expect(await pullAll(setting.storage, household, "maya")).toEqual(before);
    const next = granted(await pushTo(setting.storage, household, "maya", [write("b", 2, { amount: 4 })], noon));
    expect(next.results).toEqual([{ id: "b", accepted: 4 }]);
  });

  it("[HS17] does not log a forgotten version when it is replaced, and does not recognize it", async () => {
    const household = await made();
    await setting.storage.purgeChanges(noon + 2_000);
    const pushAs = async (uid: string, ...writes: ReturnType<typeof write>[]) =>
      granted(await pushTo(setting.storage, household, uid, writes, noon + 4_000)).results;
    expect(await pushAs("tom", write("b", 0))).toEqual([{ id: "b", current: { ...note("b"), version: 2 } }]);
    await pushAs("maya", write("b", 2, { amount: 4 }));
    const changes = granted(await setting.storage.changesOf(household, "maya", { limit: 10 }));
    expect(changes.map(({ seq, uid }) => [seq, uid])).toEqual([
      [4, "maya"],
      [3, "tom"],
    ]);
    const stored = await rowsOf(setting.database, "documents", household);
    expect(JSON.stringify(stored.find(({ id }) => id === "b"))).not.toContain("tom");
  });

  it("[HS17] leaves a record alone that is replaced while the purge waits", async () => {
    const [household, elsewhere] = [await made(), await open()];
    const writing = await openTransaction(elsewhere.database, async (query, proceed) => {
      const record = query.updateTable("documents").where("household_id", "=", household).where("id", "=", "b");
      await record.set({ uid: "maya", at: noon + 9_000, base: 2, version: 4 }).execute();
      proceed();
      await sleep(aWhile);
    });
    await setting.storage.purgeChanges(noon + 5_000);
    await writing.end;
    expect((await logOf(setting.database, household)).map(({ seq, uid }) => [seq, uid])).toEqual([[4, "maya"]]);
    await elsewhere.database.close();
  });

  it("[HS17] purges any number of changes", async () => {
    const household = await begin(setting.storage, "maya");
    for (const part of [0, 1, 2, 3, 4]) {
      const many = Array.from({ length: 500 }, (_, index) => write(`r${part}-${index}`, 0));
      granted(await pushTo(setting.storage, household, "maya", many, noon - 1));
    }
    expect(await setting.storage.purgeChanges(noon)).toBe(2_500);
    expect(await rowsOf(setting.database, "documents", household)).toHaveLength(2_500);
    expect(await logOf(setting.database, household)).toEqual([]);
  });
}
