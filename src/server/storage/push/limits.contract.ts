import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import type { Write } from "#sync/protocol.ts";
import {
  begin,
  countingFromOne,
  granted,
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
import { householdStorage } from "../household-storage.ts";

export function limitsContract(setting: Setting): void {
  const made = () => begin(setting.storage, "maya");
  const push = async (household: string, ...writes: Write[]) =>
    granted(await pushTo(setting.storage, household, "maya", writes, noon));

  it.each([
    ["push-too-many", Array.from({ length: limits.pushRecords + 1 }, (_, index) => write(`r${index}`, 0))],
    ["push-too-large", Array.from({ length: 40 }, (_, index) => write(`r${index}`, 0, { words: "x".repeat(30_000) }))],
  ])("[HS9] refuses a push as %s, whole", async (problem, writes) => {
    const household = await made();
    expect(await pushTo(setting.storage, household, "maya", writes, noon)).toEqual(refusal(problem));
    expect(await rowsOf(setting.database, "documents", household)).toEqual([]);
  });

  it("[HS9] takes the most that one push may hold", async () => {
    const household = await made();
    const writes = Array.from({ length: limits.pushRecords }, (_, index) => write(`r${index}`, 0, { index }));
    expect((await push(household, ...writes)).seq).toBe(limits.pushRecords);
    const fields = note("a");
    const room = limits.recordBytes - JSON.stringify({ ...fields, version: undefined, words: "" }).length;
    expect((await push(household, write("a", 0, { words: "x".repeat(room) }))).seq).toBe(501);
    const tooLarge = [write("a", 501, { words: "x".repeat(room + 1) }), write("b", 0)];
    expect((await push(household, ...tooLarge)).results).toEqual([
      { id: "a", refused: "record-too-large" },
      { id: "b", accepted: 502 },
    ]);
  });

  it("[HS9] holds so many records and no more, tombstones included, and lets those be changed", async () => {
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
