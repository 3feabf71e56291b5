import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { deviceWith, home, homeRow, openStoreOn, rowOf } from "#web/store/store.fixture.ts";
import { moveBetween } from "./move-item.ts";

const ownId = "22222222-2222-4222-8222-222222222222";
const pot = recordOf("account", { id: "pot", label: "Pot", kind: "savings", balance: 100_000 });
const inPot = { kind: "account", id: "pot" };
const stated = recordOf("balance", { id: "b1", of: inPot, day: "2026-11-01", amount: 100_000 });
const spent = recordOf("transaction", {
  ...{ id: "t1", day: "2026-11-05", amount: 2_500, payee: "Market", personId: "maya", kind: "spending", note: "" },
  account: inPot,
});
const saved = recordOf("save", {
  ...{ id: "s1", week: "2026-W46", personId: "maya", amount: 1_000, target: inPot, note: "" },
  recordedAt: Date.parse("2026-11-10T12:00:00Z"),
});
const checking = recordOf("account", { id: "checking", label: "Checking", kind: "checking", balance: 50_000 });

async function twoSpaces(shared: readonly AnyRecord[], own: readonly AnyRecord[]) {
  const database = await deviceWith({
    households: [homeRow, { ...homeRow, id: ownId, space: "private" }],
    records: [
      ...coupleRecords(...shared).map(rowOf),
      ...own.map((record) => ({ household: ownId, id: record.id, record })),
    ],
  });
  const store = await openStoreOn(database);
  return { store, of: (space: string) => store.state.get().households.get(space)!.of };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: friday }));
afterEach(() => void vi.useRealTimers());

describe("an account that changes spaces", () => {
  it("[PA4] keeps its balance when it becomes private; its entries stay the household's", async () => {
    const { store, of } = await twoSpaces([pot, stated, spent, saved], [checking]);
    await moveBetween(store, { kind: "account", id: "pot", from: home, to: ownId });
    const [account] = of(ownId)
      .account.list()
      .filter(({ label }) => label === "Pot");
    const last = of(ownId)
      .balance.list()
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .at(-1);
    // 1,000.00 less 25.00 spent, plus 10.00 saved.
    expect(last).toMatchObject({ of: { kind: "account", id: account!.id }, day: "2026-11-13", amount: 98_500 });
    expect(of(home).transaction.list()).toMatchObject([{ id: "t1", amount: 2_500 }]);
    expect([of(home).account.size, of(home).balance.size, of(home).save.size]).toEqual([0, 0, 0]);
    // The save came from the household's checking account, not from the private one.
    expect(of(ownId).save.list()).toMatchObject([{ fromAccountId: account!.id }]);
  });

  it("[PA4] keeps its balance when it is shared, and tells the household nothing of its private entries", async () => {
    const { store, of } = await twoSpaces(
      [checking],
      [pot, stated, { ...spent, fields: { ...spent.fields, personId: "me" } }],
    );
    await moveBetween(store, { kind: "account", id: "pot", from: ownId, to: home });
    expect(
      of(home)
        .balance.list()
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b),
    ).toEqual([97_500, 100_000]);
    expect(of(home).transaction.size).toBe(0);
    const told = JSON.stringify([of(home).account.list(), of(home).balance.list()]);
    for (const word of ["Market", '"pot"', '"t1"', '"me"']) expect(told).not.toContain(word);
  });

  it("says who saved, once it is shared", async () => {
    const own = { ...saved, fields: { ...saved.fields, personId: "me" } };
    const { store, of } = await twoSpaces([checking], [pot, stated, own]);
    await moveBetween(store, { kind: "account", id: "pot", from: ownId, to: home });
    expect(of(home).save.list()).toMatchObject([{ personId: "maya" }]);
  });

  it("states no balance that nothing has moved", async () => {
    const { store, of } = await twoSpaces([pot, stated], []);
    await moveBetween(store, { kind: "account", id: "pot", from: home, to: ownId });
    expect(of(ownId).balance.list()).toMatchObject([{ day: "2026-11-01", amount: 100_000 }]);
  });
});
