import { expect, it } from "vitest";
import {
  anew,
  begin,
  countingFromOne,
  everything,
  granted,
  noon,
  pushTo,
  roomy,
  rowsOf,
  type Setting,
  write,
} from "../household-fixture.contract.ts";
import { householdStorage } from "../household-storage.ts";

/** What is said to be new and was there: a push whose answer was lost is sent again. */
export function sentAgainContract(setting: Setting): void {
  it("[HS34] judges everything anew where one of those that are stored together was there", async () => {
    const [ours, theirs] = [await begin(setting.storage, "maya"), await begin(setting.storage, "uma")];
    const first = granted(await pushTo(setting.storage, ours, "maya", [write("a", 0), write("b", 0)], noon));
    const { epoch } = granted(await setting.storage.pull(theirs, "uma", anew, noon));
    const [again, other] = await Promise.all([
      setting.storage.push(ours, "maya", { epoch: first.epoch, writes: [write("a", 0), write("c", 0)] }, noon),
      setting.storage.push(theirs, "uma", { epoch, writes: [write("a", 0)] }, noon),
    ]);
    expect(granted(again)).toMatchObject({ seq: 3, results: [{ accepted: 1 }, { id: "c", accepted: 3 }] });
    expect(granted(other)).toMatchObject({ seq: 1, results: [{ id: "a", accepted: 1 }] });
    expect((await rowsOf(setting.database, "documents", ours)).map(({ id }) => id).sort()).toEqual(["a", "b", "c"]);
  });

  it("[HS34] looks first where the household would be full if all of it were new", async () => {
    const storage = householdStorage(setting.database, { ...roomy, householdRecords: 3 }, countingFromOne);
    const household = await begin(storage, "maya");
    const writes = [write("a", 0), write("b", 0)];
    const first = granted(await pushTo(storage, household, "maya", writes, noon));
    const before = await everything(setting.database);
    expect(granted(await pushTo(storage, household, "maya", writes, noon))).toEqual({ ...first, before: first.seq });
    expect(await everything(setting.database)).toEqual(before);
    expect(granted(await pushTo(storage, household, "maya", [...writes, write("c", 0)], noon)).seq).toBe(3);
  });

  it("[HS34] never writes over what was there, however a push goes on from what it says is new", async () => {
    const household = await begin(setting.storage, "maya");
    const push = async (...writes: ReturnType<typeof write>[]) =>
      granted(await pushTo(setting.storage, household, "maya", writes, noon)).results;
    await push(write("a", 0, { amount: 1 }));
    const [late, next] = await push(write("a", 0, { amount: 7 }), write("a", 2, { amount: 8 }));
    expect(late).toMatchObject({ current: { amount: 1, version: 1 } });
    expect(next).toMatchObject({ current: { amount: 1, version: 1 } });
  });
}
