import { describe, expect, it } from "vitest";
import { adding, type Command, deleting } from "./command.ts";
import { failing } from "./device/failing-database.fixture.ts";
import { readContent } from "./device/read-content.ts";
import { deviceWith, expense, home, homeRow, rowOf, storeOn } from "./store.fixture.ts";
import type { Store } from "./store.ts";
import { onlyHouseholds } from "./undo-history.ts";

const own = "22222222-2222-4222-8222-222222222222";
const fields = { day: "2026-10-01", amount: 100, payee: "Florist", personId: "me", kind: "transfer", note: "" };
const half = (id: string): Command => adding("add-expense", "transaction", { ...fields, id } as never);
const both: Command = { ...half("own"), beside: { household: home, command: half("shared") } };

async function opened() {
  const disk = await deviceWith({
    households: [homeRow, { ...homeRow, id: own, space: "private" }],
    records: [rowOf(expense("lunch"))],
  });
  const device = failing(disk);
  const { store, told } = await storeOn(device.database);
  return { disk, device, store, told };
}

const idsIn = (store: Store) =>
  [home, own].map((id) =>
    store.state
      .get()
      .households.get(id)!
      .of.transaction.list()
      .map((entry) => entry.id),
  );

describe("a command in two households", () => {
  it("[PA3] stores both parts, queues both for the server, and reports both", async () => {
    const { disk, store, told } = await opened();
    const written = await store.run(both, own);
    expect(written.ok).toBe(true);
    expect(idsIn(store)).toEqual([["lunch", "shared"], ["own"]]);
    const { outbox } = await readContent(disk);
    expect(outbox.map(({ household, id }) => [household, id]).sort()).toEqual([
      [home, "shared"],
      [own, "own"],
    ]);
    expect(told).toEqual(["own", "shared"]);
  });

  it("[PA3] is one undo and one redo", async () => {
    const { store } = await opened();
    await store.run(both, own);
    await store.undo();
    expect(idsIn(store)).toEqual([["lunch"], []]);
    await store.redo();
    expect(idsIn(store)).toEqual([["lunch", "shared"], ["own"]]);
  });

  it("changes nothing if one part is refused", async () => {
    const { store } = await opened();
    const gone: Command = { ...half("own"), beside: { household: home, command: deleting("x", "nothing") } };
    expect(await store.run(gone, own)).toEqual({ ok: false, problem: "gone" });
    const left: Command = { ...half("own"), beside: { household: "elsewhere", command: half("shared") } };
    expect(await store.run(left, own)).toEqual({ ok: false, problem: "household-gone" });
    expect(idsIn(store)).toEqual([["lunch"], []]);
    expect(store.state.get().history.done).toEqual([]);
  });

  it("[PA3] stores and shows all or nothing, whatever step of the device fails", async () => {
    const healthy = await opened();
    const before = healthy.device.count();
    await healthy.store.run(both, own);
    const steps = healthy.device.count() - before;
    expect(steps).toBeGreaterThan(4);
    for (let step = 1; step <= steps; step += 1) {
      const { disk, device, store } = await opened();
      const content = await readContent(disk);
      device.failAt(step, "QuotaExceededError");
      expect(await store.run(both, own), `step ${step}`).toEqual({ ok: false, problem: "full" });
      expect(await readContent(disk)).toEqual(content);
      expect(idsIn(store)).toEqual([["lunch"], []]);
      device.heal();
      expect((await store.run(both, own)).ok).toBe(true);
    }
  });

  it("can't be undone once one of the households is gone from the device", async () => {
    const { store } = await opened();
    await store.run(both, own);
    const { history } = store.state.get();
    expect(onlyHouseholds(history, new Map([[own, 1]])).done).toEqual([]);
    expect(
      onlyHouseholds(
        history,
        new Map([
          [own, 1],
          [home, 1],
        ]),
      ).done,
    ).toHaveLength(1);
  });
});
