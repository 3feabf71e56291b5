import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import type { AnyRecord } from "#sync/record.ts";
import {
  begin,
  countingFromOne,
  everything,
  granted,
  noon,
  note,
  pullAll,
  pushTo,
  refusal,
  type Setting,
  write,
} from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";

export function beginningContract(setting: Setting, open: () => Promise<Setting>): void {
  const shared = (id: string = randomUUID()) => ({ id, space: "shared" as const });

  it("creates one household when a request is repeated", async () => {
    const { storage, database } = setting;
    const wanted = shared();
    const first = granted(await storage.createHousehold("maya", wanted, noon));
    expect(first).toEqual({ householdId: wanted.id, space: "shared", role: "owner", joinedAt: noon });
    const before = await everything(database);
    expect(granted(await storage.createHousehold("maya", wanted, noon + 9))).toEqual(first);
    expect(await everything(database)).toEqual(before);
  });

  it("refuses an id that belongs to someone else or to another space", async () => {
    const { storage, database } = setting;
    const wanted = shared();
    granted(await storage.createHousehold("maya", wanted, noon));
    granted(await storage.addMember(wanted.id, "maya", "tom", noon));
    const before = await everything(database);
    for (const uid of ["tom", "stranger"])
      expect(await storage.createHousehold(uid, wanted, noon)).toEqual(refusal("taken"));
    expect(await storage.createHousehold("maya", { ...wanted, space: "private" }, noon)).toEqual(refusal("taken"));
    expect(await everything(database)).toEqual(before);
  });

  it.each(["", "null\0byte", "x".repeat(36)])("refuses a malformed id: %j", async (id) => {
    expect(await setting.storage.createHousehold("maya", shared(id), noon)).toEqual(refusal("malformed"));
  });

  it("creates one household for one person when many requests race", async () => {
    const node = await open();
    const wanted = shared();
    const askers = ["maya", "tom", "maya", "tom", "maya", "tom"];
    const asked = askers.map((uid, index) => (index % 2 ? node : setting).storage.createHousehold(uid, wanted, noon));
    const answers = await Promise.all(asked);
    const owners = new Set(askers.filter((_, index) => answers[index]!.ok));
    expect(owners.size).toBe(1);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers).toContainEqual(refusal("taken"));
    await node.database.close();
  });

  it("never reuses the id of a deleted household", async () => {
    const { storage } = setting;
    const wanted = shared();
    granted(await storage.createHousehold("maya", wanted, noon));
    granted(await storage.deleteHousehold(wanted.id, "maya", noon));
    expect(await storage.createHousehold("maya", wanted, noon)).toEqual(refusal("taken"));
  });

  it("[HS25] adds nobody else to a private space", async () => {
    const { storage, database } = setting;
    const household = await begin(storage, "maya", "private");
    expect(granted(await storage.membershipOf(household, "maya"))).toMatchObject({ space: "private", role: "owner" });
    const before = await everything(database);
    expect(await storage.addMember(household, "maya", "tom", noon)).toEqual(refusal("private-space"));
    expect(await storage.invite(household, "maya", { by: "link" }, noon)).toEqual(refusal("private-space"));
    expect(await everything(database)).toEqual(before);
  });

  it("lets one person own twenty households, also when several are created at once", async () => {
    const storage = householdStorage(setting.database, limits, countingFromOne);
    const node = await open();
    const elsewhere = householdStorage(node.database, limits, countingFromOne);
    const own = `own-${randomUUID()}`;
    for (let count = 0; count < 18; count += 1) await begin(storage, own);
    const asked = [storage, elsewhere, storage, elsewhere].map((at) => at.createHousehold(own, shared(), noon));
    const answers = (await Promise.all(asked)).map((answer) => (answer.ok ? "made" : answer.problem));
    expect(answers.sort()).toEqual(["made", "made", "too-many-households", "too-many-households"]);
    const another = await begin(storage, "tom-26");
    granted(await storage.addMember(another, "tom-26", own, noon));
    expect(await storage.handOver(another, "tom-26", own)).toEqual(refusal("too-many-households"));
    const owned = (await storage.householdsOf(own)).find(({ role }) => role === "owner")!;
    granted(await storage.deleteHousehold(owned.householdId, own, noon));
    granted(await storage.handOver(another, "tom-26", own));
    await node.database.close();
  });
}

const steps = fc.array(
  fc.record({
    home: fc.nat(1),
    id: fc.constantFrom("a", "b", "c"),
    amount: fc.nat(9),
    deleted: fc.boolean(),
    isForged: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

export function householdsContract(setting: Setting, open: () => Promise<Setting>): void {
  it("[HS12] never mixes two households that use the same ids", async () => {
    const { storage } = setting;
    const runs = fc.asyncProperty(steps, async (taken) => {
      const homes = [await begin(storage, "maya"), await begin(storage, "tom")];
      const models = homes.map(() => new Map<string, AnyRecord>());
      for (const { home, id, amount, deleted, isForged } of taken) {
        const versionIn = (index: number) => models[index]!.get(id)?.version ?? 0;
        const base = versionIn(isForged ? 1 - home : home);
        const isCurrent = base === versionIn(home);
        const uid = home ? "tom" : "maya";
        const pushed = await pushTo(storage, homes[home]!, uid, [write(id, base, { amount, uid }, deleted)], noon);
        const { seq, results } = granted(pushed);
        if (isCurrent) {
          models[home]!.set(id, { ...note(id, { amount, uid }, deleted), version: seq });
          expect(results).toEqual([{ id, accepted: seq }]);
        }
      }
      for (const [home, uid] of ["maya", "tom"].entries()) {
        const expected = [...models[home]!.values()].sort((one, other) => one.version - other.version);
        expect(await pullAll(storage, homes[home]!, uid)).toEqual(expected);
      }
    });
    await fc.assert(runs, { numRuns: 40 });
  });

  it("[HS18] is deleted completely, only by its owner, and nothing else is deleted", async () => {
    const { storage, database } = setting;
    const other = await begin(storage, "tom");
    granted(await pushTo(storage, other, "tom", [write("a", 0)], noon));
    const before = await everything(database);
    const household = await begin(storage, "maya");
    granted(await storage.addMember(household, "maya", "tom", noon));
    granted(await storage.invite(household, "maya", { by: "link" }, noon));
    granted(await pushTo(storage, household, "maya", [write("a", 0), write("b", 0)], noon));
    expect(await storage.deleteHousehold(household, "tom", noon)).toEqual(refusal("not-the-owner"));
    expect(await storage.deleteHousehold(household, "maya", noon)).toEqual({ ok: true, value: null });
    expect(await everything(database)).toEqual(before);
    expect(await pushTo(storage, household, "maya", [write("c", 0)], noon)).toEqual(refusal("not-a-member"));
  });

  it("[HS18] with `onlyAlone` is deleted only while it has no other member", async () => {
    const { storage } = setting;
    const household = await begin(storage, "maya");
    granted(await storage.addMember(household, "maya", "tom", noon));
    const refused = refusal("others-are-members");
    expect(await storage.deleteHousehold(household, "maya", noon, true)).toEqual(refused);
    expect(granted(await storage.membersOf(household, "tom"))).toHaveLength(2);
    granted(await storage.removeMember(household, "tom", "tom", noon));
    expect(await storage.deleteHousehold(household, "maya", noon, true)).toEqual({ ok: true, value: null });
  });

  it("keeps everything across a server restart", async () => {
    const earlier = await open();
    const household = await begin(earlier.storage, "maya");
    granted(await pushTo(earlier.storage, household, "maya", [write("a", 0), write("b", 0)], noon));
    const before = await everything(earlier.database);
    await earlier.database.close();
    const later = await open();
    expect(await everything(later.database)).toEqual(before);
    const { seq } = granted(await pushTo(later.storage, household, "maya", [write("a", 1, {}, true)], noon));
    expect(seq).toBe(3);
    await later.database.close();
  });

  it("is unchanged after a push that fails half-way, and accepts the next one", async () => {
    const { storage, database } = setting;
    const household = await begin(storage, "maya");
    granted(await pushTo(storage, household, "maya", [write("a", 0)], noon));
    // A stray change makes the log reject the first version when it is replaced.
    const stray = { household_id: household, seq: 1, id: "z", uid: "maya", at: noon, base: 0, body: "{}" };
    await database.query.insertInto("changes").values(stray).execute();
    const before = await everything(database);
    const next = () => pushTo(storage, household, "maya", [write("a", 1, { amount: 2 })], noon);
    await expect(next()).rejects.toThrow();
    expect(await everything(database)).toEqual(before);
    await sql`delete from changes where household_id = ${household} and seq = 1`.execute(database.query);
    expect(granted(await next()).results).toEqual([{ id: "a", accepted: 2 }]);
  });
}
