import { describe, expect, it } from "vitest";
import type { SaveTarget } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import { changing, deleting } from "#web/store/command.ts";
import { deviceOf, home, storeOn } from "#web/store/store.fixture.ts";
import { friday, planRecords, savedRecord } from "../figures/figures.fixture.ts";
import { householdOf } from "../figures/household-of.ts";
import { batchesOf, firstRefused, recordingSaves, removingBatch, type SaveBatch } from "./record-save.ts";

const toLisbon: SaveTarget = { kind: "goal", id: "lisbon" };
const share = (target: SaveTarget, amount: number) => ({ target, amount: minor(amount) });
const one: SaveBatch = {
  week: "2026-W46" as WeekId,
  people: ["maya"],
  note: "",
  at: friday,
  shares: [share({ kind: "investing" }, 1_000), share(toLisbon, 8_451)],
};

async function device(...more: readonly AnyRecord[]) {
  const { store } = await storeOn(await deviceOf(...planRecords(...more)));
  const state = () => store.state.get().households.get(home)!;
  const saves = () => state().of.save.list();
  const refused = (batch: SaveBatch) => firstRefused(batch, householdOf(state())!);
  return { store, saves, refused };
}

describe("a batch of saves", () => {
  it("is one entry per place with the same time, and one undo reverts all of them", async () => {
    const { store, saves } = await device();
    await store.run(recordingSaves({ ...one, note: "bonus" }));
    expect(saves()).toHaveLength(2);
    expect(saves().every(({ recordedAt, note }) => recordedAt === friday && note === "bonus")).toBe(true);
    await store.undo();
    expect(saves()).toEqual([]);
  });

  it("is halved between both people, the odd cent to the first, one entry each", async () => {
    const { store, saves } = await device();
    await store.run(recordingSaves({ ...one, people: ["maya", "tom"], shares: [share(toLisbon, 8_451)] }));
    const amounts = Object.fromEntries(saves().map(({ personId, amount }) => [personId, amount]));
    expect(amounts).toEqual({ maya: 4_226, tom: 4_225 });
  });

  it("is refused as a whole if a goal was archived or deleted meanwhile", async () => {
    const { store, saves, refused } = await device();
    await store.run(changing("archive-goal", "goal", "lisbon", () => ({ state: "archived" as const })));
    expect(refused(one)).toEqual({ share: one.shares[1], problem: "archived-goal" });
    expect(await store.run(recordingSaves(one))).toEqual({ ok: false, problem: "archived-goal" });
    await store.run(deleting("delete-goal", "lisbon"));
    expect(await store.run(recordingSaves(one))).toEqual({ ok: false, problem: "unknown-target" });
    expect(saves()).toEqual([]);
  });

  it("accepts past weeks, but no future one, no amount below zero and none too large", async () => {
    const { store, saves, refused } = await device();
    const next = { ...one, week: "2026-W47" as WeekId };
    expect(await store.run(recordingSaves(next))).toEqual({ ok: false, problem: "future-week" });
    const put = (amount: number) => ({ ...one, shares: [share(toLisbon, 5), share({ kind: "buffer" }, amount)] });
    expect(refused(put(-1))?.problem).toBe("negative-amount");
    expect(refused(put(100_000_000_001))?.problem).toBe("too-large");
    expect(await store.run(recordingSaves(put(100_000_000_001)))).toEqual({ ok: false, problem: "too-large" });
    expect(saves()).toEqual([]);
    expect((await store.run(recordingSaves({ ...one, week: "2026-W02" as WeekId }))).ok).toBe(true);
  });

  it("is removed as a whole, whoever recorded it, and the other batches of the week stay", async () => {
    const { store, saves } = await device(savedRecord("tom-1", { personId: "tom" }), savedRecord("tom-2"));
    await store.run(recordingSaves(one));
    expect((await store.run(removingBatch({ week: one.week, at: friday - 1_000 }))).ok).toBe(true);
    expect(saves().every(({ recordedAt }) => recordedAt === friday)).toBe(true);
    expect(await store.run(removingBatch({ week: one.week, at: friday - 1_000 }))).toEqual({
      ok: false,
      problem: "gone",
    });
    await store.undo();
    expect(saves()).toHaveLength(4);
  });

  it("is told apart from the next by its time", async () => {
    const { store, saves } = await device(savedRecord("tom-1", { personId: "tom" }));
    await store.run(recordingSaves({ ...one, people: ["maya", "tom"] }));
    const batches = batchesOf(saves() as never);
    expect(batches.map(({ at, amount }) => [at, amount])).toEqual([
      [friday - 1_000, 5_000],
      [friday, 9_451],
    ]);
    expect(batches[1]!.people.toSorted()).toEqual(["maya", "tom"]);
  });
});
