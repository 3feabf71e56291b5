import { expect, it } from "vitest";
import { readWrites } from "#sync/read-writes.ts";
import {
  beginTogether,
  everything,
  noon,
  note,
  pullAll,
  pushingAs,
  type Setting,
  write,
} from "../household-fixture.contract.ts";

export function pushRefusalsContract(setting: Setting): void {
  const made = () => beginTogether(setting.storage);
  const pushAs = pushingAs(setting);

  it("[HS22] refuses a push that knows another epoch, whole, and takes it with the right one", async () => {
    const household = await made();
    const { epoch } = await pushAs("maya", household, write("a", 0));
    await setting.storage.newEpoch(noon);
    const before = await everything(setting.database);
    const late = await setting.storage.push(household, "maya", { epoch, writes: [write("b", 0)] }, noon);
    expect(late).toEqual({ ok: false, problem: "other-epoch" });
    expect(await everything(setting.database)).toEqual(before);
    expect((await pushAs("maya", household, write("b", 0))).results).toEqual([{ id: "b", accepted: noon + 1 }]);
  });

  it("[HS23] answers a record that can't be kept in its place, and judges the others as usual", async () => {
    const household = await made();
    const newer = { ...note("n", { later: { words: ["x"] } }), schema: 1_000 };
    const sound = { ...note("d", {}, true), kind: "bill" };
    const given = [{ ...note("x"), amount: "none" }, newer, 7, { ...note("k"), kind: "boat" }, sound, { id: "?" }];
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
