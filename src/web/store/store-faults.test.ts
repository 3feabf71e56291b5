import { describe, expect, it } from "vitest";
import { adding, changing, deleting, together } from "./command.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import { failing } from "./device/failing-database.fixture.ts";
import { readContent, readShown } from "./device/read-content.ts";
import { deviceOf, expense, habit, home, rowOf, storeOn } from "./store.fixture.ts";
import type { Store } from "./store.ts";
import { type StoreState, storeState } from "./store-state.ts";

const errors = { QuotaExceededError: "full", AbortError: "failed", UnknownError: "damaged" } as const;
const modes = ["failAt", "failFrom"] as const;
const cases = modes.flatMap((mode) => Object.entries(errors).map(([name, problem]) => ({ mode, name, problem })));

const noted = (id: string, note: string) => changing("note", "transaction", id, () => ({ note }));
const fields = {
  day: "2026-10-01",
  amount: 100,
  payee: "Market",
  personId: "maya",
  kind: "spending",
  note: "",
} as never;
const added = adding("add", "transaction", { ...(fields as object), id: "own" } as never);

const writes: Record<string, (store: Store) => ReturnType<Store["run"]>> = {
  adding: (store) => store.run(added),
  changing: (store) => store.run(noted("a", "y")),
  deleting: (store) => store.run(deleting("delete", "b")),
  "doing several": (store) => store.run(together("all", [added, noted("a", "y"), deleting("delete", "b")])),
  undoing: (store) => store.undo(),
  redoing: (store) => store.redo(),
};

/** A device with commands to undo and to redo. */
async function usedDevice() {
  const disk = await deviceOf(expense("a", { version: 3 }), expense("b"), habit("h"));
  const device = failing(disk);
  const { store } = await storeOn(device.database);
  await store.run(noted("b", "x"));
  await store.run(noted("a", "x"));
  await store.undo();
  return { disk, device, store };
}

const shapeOf = ({ households, unsent, openId }: StoreState) => ({
  households: [...households.values()].map(({ id, of, unread }) => [
    [id, [...unread]],
    Object.values(of).map((collection) => collection.list()),
  ]),
  unsent,
  openId,
});

async function expectAgreement(store: Store, disk: DeviceDatabase): Promise<void> {
  expect(shapeOf(store.state.get())).toEqual(shapeOf(storeState(await readShown(disk))));
}

async function completed(act: (store: Store) => unknown) {
  const { disk, device, store } = await usedDevice();
  device.heal();
  await act(store);
  return { content: await readContent(disk), sites: device.count() };
}

describe.each(cases)("a device that fails with $name ($mode)", ({ mode, name, problem }) => {
  it.each(Object.entries(writes))("leaves state and device unchanged, at every step of %s", async (_, act) => {
    const { content, sites } = await completed(act);
    expect(sites).toBeGreaterThan(5);
    for (let site = 1; site <= sites; site += 1) {
      const { disk, device, store } = await usedDevice();
      const before = { content: await readContent(disk), history: store.state.get().history };
      device[mode](site, name);
      expect(await act(store), `step ${site}`).toEqual({ ok: false, problem });
      expect(await readContent(disk)).toEqual(before.content);
      await expectAgreement(store, disk);
      expect(store.state.get()).toMatchObject({ refusal: problem, history: before.history });
      device.heal();
      expect((await act(store)).ok).toBe(true);
      expect(await readContent(disk)).toEqual(content);
      expect(store.state.get().refusal).toBeNull();
      await expectAgreement(store, disk);
    }
  });

  it("[DV7] reverts only the failed one of consecutive edits of a record", async () => {
    const { sites } = await completed(writes.changing!);
    for (let site = 1; site <= sites; site += 1) {
      const { disk, device, store } = await usedDevice();
      device[mode](site, name);
      const first = store.run(noted("a", "refused"));
      const second = store.run(changing("payee", "transaction", "a", () => ({ payee: "Bakery" })));
      expect((await first).ok).toBe(false);
      device.heal();
      const isKept = (await second).ok;
      const shown = store.state.get().households.get(home)!.of.transaction.get("a");
      expect([shown?.note, shown?.payee]).toEqual(["", isKept ? "Bakery" : "Market"]);
      await expectAgreement(store, disk);
    }
  });

  it.each(["refresh", "reload"] as const)(
    "reports a failure at every step of a %s, which then succeeds on retry",
    async (way) => {
      const act = (store: Store) => (way === "reload" ? store.reload() : store.refresh(home, ["a", "c"]));
      const { sites } = await completed(act);
      for (let site = 1; site <= sites; site += 1) {
        const { disk, device, store } = await usedDevice();
        const before = shapeOf(store.state.get());
        await disk.write(({ records }) => records.put([expense("a", { note: "theirs" }), expense("c")].map(rowOf)));
        device[mode](site, name);
        await act(store);
        expect(shapeOf(store.state.get())).toEqual(before);
        expect(store.state.get().refusal).toBe(problem);
        device.heal();
        await act(store);
        await expectAgreement(store, disk);
      }
    },
  );
});

it("does not open with partial content", async () => {
  const device = failing(await deviceOf(expense("a")));
  await storeOn(device.database);
  for (let site = device.count(); site > 0; site -= 1) {
    device.failAt(site, "UnknownError");
    await expect(storeOn(device.database)).rejects.toMatchObject({ name: "UnknownError" });
  }
  device.heal();
  expect((await storeOn(device.database)).shown("a")).toEqual(expense("a").fields);
});
