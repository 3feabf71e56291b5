import { expect, it } from "vitest";
import {
  begin,
  everything,
  granted,
  noon,
  note,
  pullAll,
  pushTo,
  rowsOf,
  type Setting,
  write,
} from "./household-fixture.contract.ts";

export function changesContract(setting: Setting): void {
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

  it("[HS16] keeps who wrote what, when and on which version, newest first", async () => {
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

  it("[HS17] forgets old changes and keeps every record", async () => {
    const household = await made();
    const before = await pullAll(setting.storage, household, "maya");
    expect(await setting.storage.purgeChanges(noon)).toBe(0);
    expect(await setting.storage.purgeChanges(noon + 2_000)).toBeGreaterThanOrEqual(2);
    expect((await rowsOf(setting.database, "changes", household)).map((row) => "seq" in row && row.seq)).toEqual([3]);
    expect(await pullAll(setting.storage, household, "maya")).toEqual(before);
    const next = granted(await pushTo(setting.storage, household, "maya", [write("b", 2, { amount: 4 })], noon));
    expect(next.results).toEqual([{ id: "b", accepted: 4 }]);
  });

  it("[HS17] forgets them however many they are", async () => {
    const household = await begin(setting.storage, "maya");
    for (const part of [0, 1, 2, 3, 4]) {
      const many = Array.from({ length: 500 }, (_, index) => write(`r${part}-${index}`, 0));
      granted(await pushTo(setting.storage, household, "maya", many, noon - 1));
    }
    expect(await setting.storage.purgeChanges(noon)).toBe(2_500);
    expect(await rowsOf(setting.database, "documents", household)).toHaveLength(2_500);
    expect((await everything(setting.database)).changes.filter((row) => row.includes(household))).toEqual([]);
  });
}
