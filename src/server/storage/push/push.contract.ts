import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import type { Write } from "#sync/protocol.ts";
import { readWrites } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Database } from "../database.ts";
import { lockHousehold } from "../household-access.ts";
import {
  aWhile,
  begin,
  beginTogether,
  countingFromOne,
  everything,
  granted,
  logOf,
  noCheckpoint,
  noon,
  note,
  openTransaction,
  pullAll,
  pushingAs,
  pushTo,
  refusal,
  roomy,
  rowsOf,
  type Setting,
  write,
} from "../household-fixture.contract.ts";
import { householdStorage } from "../household-storage.ts";
import { removeMember } from "../members.ts";

export function pushContract(setting: Setting): void {
  const made = () => beginTogether(setting.storage);
  const pushAs = pushingAs(setting);

  it("[HS5] accepts writes on the stored version, each with the next version of the household", async () => {
    const household = await made();
    const first = await pushAs("maya", household, write("a", 0), write("b", 0));
    expect(first).toMatchObject({
      seq: 2,
      results: [
        { id: "a", accepted: 1 },
        { id: "b", accepted: 2 },
      ],
    });
    const second = await pushAs("tom", household, write("b", 2, { amount: 5 }), write("a", 1, {}, true));
    expect(second).toMatchObject({
      seq: 4,
      results: [
        { id: "b", accepted: 3 },
        { id: "a", accepted: 4 },
      ],
    });
    expect(second.epoch).toBe(first.epoch);
    const stored = await pullAll(setting.storage, household, "maya");
    expect(stored).toEqual([
      { ...note("b", { amount: 5 }), version: 3 },
      { ...note("a", {}, true), version: 4 },
    ]);
  });

  it("[HS5] stores each record with its own kind and state, however a push mixes them", async () => {
    const household = await made();
    const as = (kind: AnyRecord["kind"], { base, record }: Write): Write => ({ base, record: { ...record, kind } });
    await pushAs("maya", household, as("bill", write("a", 0)), write("b", 0), as("bill", write("c", 0)));
    const mixed = [write("d", 0), as("bill", write("a", 1, { amount: 2 })), write("b", 2, {}, true), write("e", 0)];
    await pushAs("tom", household, ...mixed, as("bill", write("f", 0)), write("e", 7, { amount: 3 }));
    const stored = await rowsOf(setting.database, "documents", household);
    const { kind } = note("b");
    expect(stored.map(({ id, kind, version, deleted }) => [id, kind, version, deleted]).sort()).toEqual([
      ["a", "bill", 5, 0],
      ["b", kind, 6, 1],
      ["c", "bill", 3, 0],
      ["d", kind, 4, 0],
      ["e", kind, 9, 0],
      ["f", "bill", 8, 0],
    ]);
    const bodies = new Map(stored.map(({ id, body }) => [id, JSON.parse(body)]));
    expect(bodies.get("a")).toMatchObject({ id: "a", kind: "bill", fields: { amount: 2 } });
    expect(bodies.get("e")).toMatchObject({ id: "e", fields: { amount: 3 } });
  });

  it.each([0, 1, 3, Number.MAX_SAFE_INTEGER])("[HS5] answers a write on base %i with the record at 2", async (base) => {
    const household = await made();
    await pushAs("maya", household, write("a", 0));
    await pushAs("maya", household, write("a", 1, { amount: 2 }));
    const answer = await pushAs("tom", household, write("a", base, { amount: 9 }), write("b", 0));
    const current = { ...note("a", { amount: 2 }), version: 2 };
    expect(answer.results).toEqual([
      { id: "a", current },
      { id: "b", accepted: 3 },
    ]);
    expect(await pullAll(setting.storage, household, "maya")).toContainEqual(current);
  });

  it("answers a write on a version of a missing record with the same record at version 0", async () => {
    const household = await made();
    const lost = { base: 7, record: { ...note("lost", { amount: 1 }), version: 7 } };
    const answer = await pushAs("maya", household, lost);
    expect(answer).toMatchObject({ seq: 0, results: [{ id: "lost", current: note("lost", { amount: 1 }) }] });
    expect(await pullAll(setting.storage, household, "maya")).toEqual([]);
    const again = await pushAs("maya", household, { ...lost, base: 0 });
    expect(again.results).toEqual([{ id: "lost", accepted: 1 }]);
  });

  it("[HS7] repeats the answer to a repeated push, and stores nothing twice", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0));
    const writes = [write("a", 1, { amount: 2, place: { x: 1, y: -0 } }), write("b", 0)];
    const first = await pushAs("maya", household, ...writes);
    const before = await everything(setting.database);
    const again = { ...first, before: first.seq };
    expect(await pushAs("maya", household, ...writes)).toEqual(again);
    expect(await pushAs("maya", household, write("a", 1, { place: { y: 0, x: 1 }, amount: 2 }))).toEqual({
      ...again,
      results: first.results.slice(0, 1),
    });
    expect(await everything(setting.database)).toEqual(before);
  });

  it("[HS7] recognizes it even after others have written", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0, { amount: 1 }));
    await pushAs("tom", household, write("a", 1, { amount: 2 }));
    const again = await pushAs("maya", household, write("a", 0, { amount: 1 }));
    expect(again).toMatchObject({ seq: 2, results: [{ id: "a", accepted: 1 }] });
  });

  it("[HS7] treats neither other fields nor another person's equal write as a repeated one", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0, { amount: 1 }));
    const current = { ...note("a", { amount: 1 }), version: 1 };
    expect((await pushAs("maya", household, write("a", 0))).results).toEqual([{ id: "a", current }]);
    expect((await pushAs("tom", household, write("a", 0, { amount: 1 }))).results).toEqual([{ id: "a", current }]);
    expect(await logOf(setting.database, household)).toHaveLength(1);
  });

  it("[HS7] decides a record that one push names several times write by write", async () => {
    const household = await made();
    const writes = [write("a", 0), write("a", 0), write("a", 1, { amount: 2 }), write("a", 0, { amount: 3 })];
    const current = { ...note("a", { amount: 2 }), version: 2 };
    expect(await pushAs("maya", household, ...writes)).toMatchObject({
      seq: 2,
      results: [{ accepted: 1 }, { accepted: 1 }, { accepted: 2 }, { id: "a", current }],
    });
    expect(await pullAll(setting.storage, household, "maya")).toEqual([current]);
    expect(await logOf(setting.database, household)).toHaveLength(2);
  });

  it("leaves the counter unchanged if nothing is accepted", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0));
    const before = await everything(setting.database);
    expect(await pushAs("maya", household, write("a", 7), write("c", 7))).toMatchObject({ seq: 1 });
    expect(await pushAs("maya", household)).toMatchObject({ seq: 1, results: [] });
    expect(await everything(setting.database)).toEqual(before);
  });
}

export function limitsContract(setting: Setting): void {
  const made = () => begin(setting.storage, "maya");
  const push = async (household: string, ...writes: Write[]) =>
    granted(await pushTo(setting.storage, household, "maya", writes, noon));

  it.each([
    ["push-too-many", Array.from({ length: limits.pushRecords + 1 }, (_, index) => write(`r${index}`, 0))],
    ["push-too-large", Array.from({ length: 40 }, (_, index) => write(`r${index}`, 0, { words: "x".repeat(30_000) }))],
  ])("[HS9] refuses the whole push as %s", async (problem, writes) => {
    const household = await made();
    expect(await pushTo(setting.storage, household, "maya", writes, noon)).toEqual(refusal(problem));
    expect(await rowsOf(setting.database, "documents", household)).toEqual([]);
  });

  it("[HS9] accepts the maximum of one push", async () => {
    const household = await made();
    const writes = Array.from({ length: limits.pushRecords }, (_, index) => write(`r${index}`, 0, { index }));
    expect((await push(household, ...writes)).seq).toBe(limits.pushRecords);
    const { version: _, ...stored } = note("a", { words: "" });
    const room = limits.recordBytes - JSON.stringify(stored).length;
    expect((await push(household, write("a", 0, { words: "x".repeat(room) }))).seq).toBe(501);
    const tooLarge = [write("a", 501, { words: "x".repeat(room + 1) }), write("b", 0)];
    expect((await push(household, ...tooLarge)).results).toEqual([
      { id: "a", refused: "record-too-large" },
      { id: "b", accepted: 502 },
    ]);
  });

  it("[HS9] limits the number of records, tombstones included, and lets a full household be changed", async () => {
    const storage = householdStorage(setting.database, { ...roomy, householdRecords: 2 }, countingFromOne);
    const household = await begin(storage, "maya");
    const push = (...writes: ReturnType<typeof write>[]) => pushTo(storage, household, "maya", writes, noon);
    granted(await push(write("a", 0), write("b", 0)));
    expect(await push(write("a", 1, { amount: 2 }), write("c", 0))).toEqual(refusal("household-full"));
    expect(granted(await push(write("a", 1, {}, true))).seq).toBe(3);
    expect(await push(write("c", 0))).toEqual(refusal("household-full"));
    const stricter = householdStorage(setting.database, { ...roomy, householdRecords: 1 }, countingFromOne);
    expect(granted(await pushTo(stricter, household, "maya", [write("b", 2, { amount: 3 })], noon)).seq).toBe(4);
    expect((await pullAll(storage, household, "maya")).map(({ id }) => id)).toEqual(["a", "b"]);
  });
}

export function pushRefusalsContract(setting: Setting): void {
  const made = () => beginTogether(setting.storage);
  const pushAs = pushingAs(setting);

  it("refuses a whole push of another epoch, and accepts one of the current epoch", async () => {
    const household = await made();
    const { epoch } = await pushAs("maya", household, write("a", 0));
    await setting.storage.newEpoch(noon);
    const before = await everything(setting.database);
    const late = await setting.storage.push(household, "maya", { epoch, writes: [write("b", 0)] }, noon);
    expect(late).toEqual({ ok: false, problem: "other-epoch" });
    expect(await everything(setting.database)).toEqual(before);
    expect((await pushAs("maya", household, write("b", 0))).results).toEqual([{ id: "b", accepted: noon + 1 }]);
  });

  it("refuses a record that can't be stored in its place, and decides the others as usual", async () => {
    const household = await made();
    const newer = { ...note("n", { later: { words: ["x"] } }), edition: 1_000 };
    const sound = { ...note("d", {}, true), kind: "bill" };
    const given = [note("x", { amount: "none" }), newer, 7, { ...note("k"), kind: "boat" }, sound, { id: "?" }];
    const writes = readWrites(given.map((record) => ({ base: 0, record })));
    expect((await pushAs("maya", household, ...writes)).results).toEqual([
      { id: "x", refused: "bad-fields" },
      { id: "n", accepted: 1 },
      { id: null, refused: "unreadable" },
      { id: "k", refused: "unknown-kind" },
      { id: "d", accepted: 2 },
      { id: null, refused: "unreadable" },
    ]);
    const stored = await pullAll(setting.storage, household, "tom");
    expect(stored).toEqual([
      { ...newer, version: 1 },
      { ...sound, version: 2 },
    ]);
  });
}

/** Records that the device calls new but that exist: the push was repeated because its answer was lost. */
export function sentAgainContract(setting: Setting): void {
  it("decides the whole batch again if one of its new records exists", async () => {
    const [ours, theirs] = [await begin(setting.storage, "maya"), await begin(setting.storage, "uma")];
    const first = granted(await pushTo(setting.storage, ours, "maya", [write("a", 0), write("b", 0)], noon));
    const { epoch } = granted(await setting.storage.pull(theirs, "uma", noCheckpoint, noon));
    const [again, other] = await Promise.all([
      setting.storage.push(ours, "maya", { epoch: first.epoch, writes: [write("a", 0), write("c", 0)] }, noon),
      setting.storage.push(theirs, "uma", { epoch, writes: [write("a", 0)] }, noon),
    ]);
    expect(granted(again)).toMatchObject({ seq: 3, results: [{ accepted: 1 }, { id: "c", accepted: 3 }] });
    expect(granted(other)).toMatchObject({ seq: 1, results: [{ id: "a", accepted: 1 }] });
    expect((await rowsOf(setting.database, "documents", ours)).map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
  });

  it("looks records up first if the household would be full with all of them", async () => {
    const storage = householdStorage(setting.database, { ...roomy, householdRecords: 3 }, countingFromOne);
    const household = await begin(storage, "maya");
    const writes = [write("a", 0), write("b", 0)];
    const first = granted(await pushTo(storage, household, "maya", writes, noon));
    const before = await everything(setting.database);
    expect(granted(await pushTo(storage, household, "maya", writes, noon))).toEqual({ ...first, before: first.seq });
    expect(await everything(setting.database)).toEqual(before);
    expect(granted(await pushTo(storage, household, "maya", [...writes, write("c", 0)], noon)).seq).toBe(3);
  });

  it("never overwrites an existing record, however the push continues on its new record", async () => {
    const household = await begin(setting.storage, "maya");
    const push = async (...writes: ReturnType<typeof write>[]) =>
      granted(await pushTo(setting.storage, household, "maya", writes, noon)).results;
    await push(write("a", 0, { amount: 1 }));
    const [late, next] = await push(write("a", 0, { amount: 7 }), write("a", 2, { amount: 8 }));
    expect(late).toMatchObject({ current: { version: 1, fields: { amount: 1 } } });
    expect(next).toMatchObject({ current: { version: 1, fields: { amount: 1 } } });
  });
}

/** A node that counts how often its transactions ran: more often than requested after a conflict. */
function counted({ database }: Setting) {
  const count = { requested: 0, ran: 0 };
  const write: Database["write"] = (work) => {
    count.requested += 1;
    return database.write((query) => {
      count.ran += 1;
      return work(query);
    });
  };
  const node = { ...database, write };
  return { count, database: node, storage: householdStorage(node, roomy, countingFromOne) };
}

export function removalContract(setting: Setting, open: () => Promise<Setting>): void {
  it("[HS2] refuses a push that waited for the removal of its author", async () => {
    const household = await beginTogether(setting.storage);
    const elsewhere = await open();
    const removal = await openTransaction(elsewhere.database, async (query, proceed) => {
      granted(await removeMember(query, { householdId: household, by: "maya", uid: "tom", now: noon }));
      proceed();
      await sleep(aWhile);
    });
    const late = await pushTo(setting.storage, household, "tom", [write("late", 0)], noon);
    expect(late).toEqual(refusal("not-a-member"));
    await removal.end;
    await elsewhere.database.close();
  });

  it("[HS2] refuses a push whose author is removed while it waits, without a conflict", async () => {
    const household = await beginTogether(setting.storage);
    const elsewhere = await open();
    const [here, there] = [counted(setting), counted(elsewhere)];
    const removal = await openTransaction(there.database, async (query, proceed) => {
      await lockHousehold(query, household, "maya");
      proceed();
      await sleep(aWhile);
      granted(await removeMember(query, { householdId: household, by: "maya", uid: "tom", now: noon }));
    });
    const send = (uid: string, id: string) => pushTo(here.storage, household, uid, [write(id, 0)], noon);
    const [late, other] = await Promise.all([send("tom", "late"), send("maya", "other")]);
    expect(late).toEqual(refusal("not-a-member"));
    expect(granted(other).results).toEqual([{ id: "other", accepted: 1 }]);
    await removal.end;
    expect((await logOf(setting.database, household)).map(({ id }) => id)).toEqual(["other"]);
    expect([here.count.ran, there.count.ran]).toEqual([here.count.requested, there.count.requested]);
    await elsewhere.database.close();
  });

  it("[HS2] lets people be removed and rejoin while everyone pushes, on two nodes", async () => {
    const elsewhere = await open();
    const nodes = [counted(setting), counted(elsewhere)] as const;
    const household = await beginTogether(setting.storage);
    const pushOn = async ({ storage }: Setting, uid: string, name: string) => {
      for (let turn = 0; turn < 40; turn += 1)
        await pushTo(storage, household, uid, [write(`${name}-${uid}-${turn}`, 0)], noon);
    };
    const comeAndGo = async ({ storage }: Setting) => {
      for (let turn = 0; turn < 20; turn += 1) {
        granted(await storage.removeMember(household, "maya", "tom", noon));
        granted(await storage.addMember(household, "maya", "tom", noon));
      }
    };
    const pushing = nodes.flatMap((node, name) => [pushOn(node, "maya", `${name}`), pushOn(node, "tom", `${name}`)]);
    await Promise.all([...pushing, comeAndGo(nodes[1])]);
    for (const { count } of nodes) expect(count.ran).toBe(count.requested);
    const ours = (await rowsOf(setting.database, "documents", household)).filter(({ id }) => id.includes("maya"));
    expect(ours).toHaveLength(80);
    await elsewhere.database.close();
  });
}
