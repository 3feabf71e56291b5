import { describe, expect, it } from "vitest";
import type { SaveTarget } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import { targetKey } from "#domain/saves/totals.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { adding, changing, deleting } from "#web/store/command.ts";
import { deviceOf, home, storeOn } from "#web/store/store.fixture.ts";
import { friday, planRecords, savedRecord } from "../figures/figures.fixture.ts";
import { householdOf } from "../figures/household-of.ts";
import {
  batchesOf,
  changingAccounts,
  firstRefused,
  recordingSaves,
  removingBatch,
  type SaveBatch,
} from "./record-save.ts";

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

const wallet = recordOf("account", { id: "wallet", label: "Wallet", kind: "cash", balance: 90_000 });
const broker = recordOf("account", { id: "broker", label: "Broker", kind: "investment", balance: 0 });
const own: SaveBatch = { ...one, accounts: { from: "savings", to: { [targetKey(toLisbon)]: "broker" } } };

describe("the accounts of a batch", () => {
  const placesOf = (saves: readonly { target: SaveTarget; fromAccountId?: string; toAccountId?: string }[]) =>
    Object.fromEntries(saves.map((save) => [save.target.kind, [save.fromAccountId, save.toAccountId]]));

  it("[LD11] are recorded with each save, the usual ones where none were chosen", async () => {
    const { store, saves } = await device(wallet, broker);
    await store.run(recordingSaves(own));
    expect(placesOf(saves())).toEqual({ investing: ["savings", "broker"], goal: ["savings", "broker"] });
    await store.undo();
    await store.run(recordingSaves({ ...one, accounts: { from: "wallet" } }));
    expect(placesOf(saves())).toEqual({ investing: ["wallet", "broker"], goal: ["wallet", "savings"] });
  });

  it("[LD11] change later with one undo, and back to the usual ones", async () => {
    const { store, saves } = await device(wallet, broker);
    await store.run(recordingSaves({ ...one, people: ["maya", "tom"] }));
    expect((await store.run(changingAccounts(one, own.accounts!))).ok).toBe(true);
    expect(placesOf(saves())).toEqual({ investing: ["savings", "broker"], goal: ["savings", "broker"] });
    await store.undo();
    expect(placesOf(saves())).toEqual({ investing: ["wallet", "broker"], goal: ["wallet", "savings"] });
    await store.redo();
    await store.run(changingAccounts(one, { from: "wallet", to: { [targetKey(toLisbon)]: "savings" } }));
    expect(placesOf(saves())).toEqual({ investing: ["wallet", "broker"], goal: ["wallet", "savings"] });
  });

  it("are refused as a whole if one was closed or deleted meanwhile", async () => {
    const { store, saves, refused } = await device(wallet, broker);
    await store.run(changing("archive-account", "account", "broker", () => ({ closedOn: "2026-11-12" as Day })));
    expect(refused(own)?.problem).toBe("closed-account");
    expect(await store.run(recordingSaves(own))).toEqual({ ok: false, problem: "closed-account" });
    await store.run(deleting("delete-account", "savings"));
    expect(await store.run(recordingSaves(own))).toEqual({ ok: false, problem: "unknown-account" });
    expect(saves()).toEqual([]);
  });

  it("stay those of the bank once an imported entry carried a save out", async () => {
    const { store, saves } = await device(wallet, broker);
    await store.run(recordingSaves(one));
    const entry = {
      ...{ day: "2026-11-13" as Day, amount: minor(1_000), payee: "Transfer", personId: "maya", note: "" },
      ...{ kind: "transfer" as const, account: { kind: "account" as const, id: "wallet" } },
      pairedWith: { kind: "save" as const, id: saves()[0]!.id },
    };
    await store.run(adding("add-expense", "transaction", entry));
    expect(await store.run(changingAccounts(one, { from: "savings" }))).toEqual({ ok: false, problem: "paired-save" });
  });

  it("of a batch that was taken back cannot change", async () => {
    const { store } = await device(wallet);
    expect(await store.run(changingAccounts(one, { from: "savings" }))).toEqual({ ok: false, problem: "gone" });
  });
});
