import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { limits } from "#sync/limits.ts";
import { type Checkpoint, pullParts } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import {
  begin,
  countingFromOne,
  granted,
  noCheckpoint,
  noon,
  note,
  pullAll,
  pushTo,
  refusal,
  roomy,
  type Setting,
  write,
} from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";

const idsOf = (records: readonly AnyRecord[]) => records.map(({ id }) => id).join("");

export function pullContract(setting: Setting): void {
  /** Records a to e; c was deleted, then b was changed. */
  const made = async () => {
    const { storage } = setting;
    const household = await begin(storage, "maya");
    const first = [..."abcde"].map((id) => write(id, 0));
    granted(await pushTo(storage, household, "maya", first, noon));
    granted(await pushTo(storage, household, "maya", [write("c", 3, {}, true), write("b", 2, { amount: 2 })], noon));
    return household;
  };

  it("returns what is new since the checkpoint, in the order of versions, tombstones included", async () => {
    const household = await made();
    const all = granted(await setting.storage.pull(household, "maya", noCheckpoint, noon));
    expect(all).toMatchObject({ seq: 7, hasMore: false });
    expect(idsOf(all.records)).toBe("adecb");
    expect(all.records.map(({ version }) => version)).toEqual([1, 4, 5, 6, 7]);
    expect(all.records[3]).toEqual({ ...note("c", {}, true), version: 6 });
    const since = granted(await setting.storage.pull(household, "maya", { epoch: all.epoch, seq: 5 }, noon));
    expect(since).toEqual({ ...all, records: all.records.slice(3) });
    expect(granted(await setting.storage.pull(household, "maya", all, noon))).toEqual({ ...all, records: [] });
  });

  it("returns it in consecutive pages", async () => {
    const household = await made();
    const first = granted(await setting.storage.pull(household, "maya", noCheckpoint, noon, 2));
    expect([idsOf(first.records), first.seq, first.hasMore]).toEqual(["ad", 4, true]);
    const second = granted(await setting.storage.pull(household, "maya", first, noon, 2));
    expect([idsOf(second.records), second.seq, second.hasMore]).toEqual(["ec", 6, true]);
    const third = granted(await setting.storage.pull(household, "maya", second, noon, 2));
    expect([idsOf(third.records), third.seq, third.hasMore]).toEqual(["b", 7, false]);
    const exact = granted(await setting.storage.pull(household, "maya", noCheckpoint, noon, 5));
    expect([exact.seq, exact.hasMore]).toEqual([7, false]);
  });

  it.each([0, -5, 10_000_000])(
    "keeps a page between one record and the agreed most when asked for %i",
    async (limit) => {
      const household = await begin(setting.storage, "maya");
      for (const part of [0, 1, 2]) {
        const many = Array.from({ length: 400 }, (_, index) => write(`r${part}-${index}`, 0));
        granted(await pushTo(setting.storage, household, "maya", many, noon));
      }
      const { records, hasMore } = granted(await setting.storage.pull(household, "maya", noCheckpoint, noon, limit));
      expect([records.length, hasMore]).toEqual([limit > 0 ? limits.pullRecords : 1, true]);
    },
  );

  it("ends a page with the record that exceeds its bytes, and has at least that one", async () => {
    const storage = householdStorage(setting.database, { ...roomy, pullBytes: 1_000 }, countingFromOne);
    const household = await begin(storage, "maya");
    const sizes = { a: 700, b: 100, c: 250, d: 5_000, e: 1, f: 1 };
    const writes = Object.entries(sizes).map(([id, size]) => write(id, 0, { words: "家".repeat(size / 3) }));
    granted(await pushTo(storage, household, "maya", writes, noon));
    const pages: string[] = [];
    for (let known: Checkpoint & { hasMore: boolean } = { ...noCheckpoint, hasMore: true }; known.hasMore; ) {
      const answer = granted(await storage.pull(household, "maya", known, noon));
      pages.push(idsOf(answer.records));
      known = answer;
    }
    expect(pages).toEqual(["abc", "d", "ef"]);
  });

  it("[HS14] starts over for a device that knows another epoch or none", async () => {
    const household = await made();
    const all = granted(await setting.storage.pull(household, "maya", noCheckpoint, noon));
    expect(granted(await setting.storage.pull(household, "maya", { epoch: null, seq: 6 }, noon))).toEqual(all);
    expect(granted(await setting.storage.pull(household, "maya", { epoch: "another", seq: 6 }, noon))).toEqual(all);
    const epoch = await setting.storage.newEpoch(noon);
    expect(epoch).toMatch(/^[A-Za-z0-9-]{1,64}$/);
    expect(epoch).not.toBe(all.epoch);
    const again = granted(await setting.storage.pull(household, "maya", all, noon));
    expect(again).toEqual({ ...all, epoch, seq: noon, lost: [[7, noon]] });
    expect(granted(await pushTo(setting.storage, household, "maya", [], noon)).epoch).toBe(epoch);
    await setting.storage.newEpoch(noon);
    expect(granted(await setting.storage.pull(household, "maya", all, noon))).toMatchObject({
      seq: noon + 1,
      lost: [
        [7, noon],
        [noon, noon + 1],
      ],
    });
  });

  describe("of one part", () => {
    const entry = (id: string, base = 0, words = "") => ({
      base,
      record: { ...note(id, { words }), kind: "transaction" as const },
    });

    it("returns everything except entries, in consecutive pages", async () => {
      const { storage } = setting;
      const household = await begin(storage, "maya");
      const writes = [write("a", 0), entry("x"), write("b", 0), write("c", 0), entry("y"), write("d", 0, {}, true)];
      granted(await pushTo(storage, household, "maya", writes, noon));
      granted(await pushTo(storage, household, "maya", [write("a", 1, { amount: 2 })], noon));
      const part = "without-entries";
      const first = granted(await storage.pull(household, "maya", { ...noCheckpoint, part }, noon, 2));
      expect([idsOf(first.records), first.seq, first.hasMore]).toEqual(["bc", 4, true]);
      const { epoch, seq } = first;
      const second = granted(await storage.pull(household, "maya", { epoch, seq, part }, noon, 2));
      expect([idsOf(second.records), second.hasMore]).toEqual(["da", false]);
      expect(second.records[0]).toMatchObject({ id: "d", deleted: true, version: 6 });
    });

    it("returns the entries changed last, as many as fit a page, in the order of versions", async () => {
      const storage = householdStorage(setting.database, { ...roomy, pullBytes: 1_000 }, countingFromOne);
      const household = await begin(storage, "maya");
      const writes = [entry("u"), entry("v"), write("a", 0), entry("w"), entry("x"), write("b", 0)];
      granted(await pushTo(storage, household, "maya", writes, noon));
      granted(await pushTo(storage, household, "maya", [entry("u", 1)], noon));
      const latest = async (limit?: number) =>
        granted(await storage.pull(household, "maya", { ...noCheckpoint, part: "latest-entries" }, noon, limit));
      expect(await latest(2)).toMatchObject({ hasMore: false, records: [{ id: "x" }, { id: "u", version: 7 }] });
      expect(idsOf((await latest()).records)).toBe("vwxu");
      granted(await pushTo(storage, household, "maya", [entry("w", 4, "家".repeat(300))], noon));
      expect(idsOf((await latest()).records)).toBe("uw");
    });

    it("is refused to everyone a pull is refused to, and detects a database that was set back", async () => {
      const { storage } = setting;
      const household = await made();
      const { epoch } = granted(await storage.pull(household, "maya", noCheckpoint, noon));
      for (const part of pullParts) {
        expect(await storage.pull(household, "tom", { ...noCheckpoint, part }, noon)).toEqual(refusal("not-a-member"));
        const known = { epoch, seq: 0, seen: noon + 5, part };
        const answer = granted(await storage.pull(household, "maya", known, noon));
        expect(answer.epoch).not.toBe(epoch);
      }
    });
  });

  it("has a name of its own, and another after each restore", async () => {
    const names = [await setting.storage.siteName(), await setting.storage.siteName()];
    for (let restores = 0; restores < 2; restores += 1) {
      await setting.storage.newEpoch(noon);
      names.push(await setting.storage.siteName());
    }
    expect(names[0]).toBe(names[1]);
    expect(new Set(names).size).toBe(3);
  });

  it("returns records unchanged except for the version, whatever their fields and texts", async () => {
    const { storage } = setting;
    const household = await begin(storage, "maya");
    const odd = JSON.parse(
      '{"__proto__":{"x":1},"constructor":null,"words":"\\u0000\\ud800 é 家 🧺 \'\\"","deep":{"list":[1.5,-3,null,[]]},"later":"field"}',
    ) as Record<string, unknown>;
    const record = recordWith(note("odd@2026-11-15:1_a.b", odd), { kind: "habit-tick" as const, edition: 9 });
    granted(await pushTo(storage, household, "maya", [{ base: 0, record: { ...record, version: 999 } }], noon));
    expect(await pullAll(storage, household, "maya")).toStrictEqual([{ ...record, version: 1 }]);
  });
}
