import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import {
  begin,
  countingFromOne,
  everything,
  granted,
  noon,
  refusal,
  type Setting,
} from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";

export function beginningContract(setting: Setting, open: () => Promise<Setting>): void {
  const shared = (id: string = randomUUID()) => ({ id, space: "shared" as const });

  it("[HS24] makes one household of a question that is asked again", async () => {
    const { storage, database } = setting;
    const wanted = shared();
    const first = granted(await storage.createHousehold("maya", wanted, noon));
    expect(first).toEqual({ householdId: wanted.id, space: "shared", role: "owner", joinedAt: noon });
    const before = await everything(database);
    expect(granted(await storage.createHousehold("maya", wanted, noon + 9))).toEqual(first);
    expect(await everything(database)).toEqual(before);
  });

  it("[HS24] refuses an id that is someone else's, or of another space", async () => {
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

  it.each(["", "null\0byte", "x".repeat(36)])("[HS24] makes none that can't be named: %j", async (id) => {
    expect(await setting.storage.createHousehold("maya", shared(id), noon)).toEqual(refusal("malformed"));
  });

  it("[HS24] makes one where it is asked for many times at once, and only for one person", async () => {
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

  it("[HS24] never gives the id of a deleted household again", async () => {
    const { storage } = setting;
    const wanted = shared();
    granted(await storage.createHousehold("maya", wanted, noon));
    granted(await storage.deleteHousehold(wanted.id, "maya", noon));
    expect(await storage.createHousehold("maya", wanted, noon)).toEqual(refusal("taken"));
  });

  it("[HS25] lets nobody else into a private space", async () => {
    const { storage, database } = setting;
    const household = await begin(storage, "maya", "private");
    expect(granted(await storage.membershipOf(household, "maya"))).toMatchObject({ space: "private", role: "owner" });
    const before = await everything(database);
    expect(await storage.addMember(household, "maya", "tom", noon)).toEqual(refusal("private-space"));
    expect(await storage.invite(household, "maya", { by: "link" }, noon)).toEqual(refusal("private-space"));
    expect(await everything(database)).toEqual(before);
  });

  it("[HS26] lets one person own twenty households, also when several are begun at once", async () => {
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
