import { describe, expect, it } from "vitest";
import { changing, deleting } from "./command.ts";
import { memoryDatabase } from "./device/memory-database.ts";
import { keepEdits } from "./keep-edits.ts";
import { readEntries } from "./read-content.ts";
import { deviceOf, expense, fromNewerApp, habit, home, homeRow, rowOf, storedRecord } from "./store.fixture.ts";
import { createStore } from "./store.ts";

/** A store whose entries are read when the test says so. */
async function lateStore(database: Awaited<ReturnType<typeof deviceOf>>) {
  let letCome = () => {};
  const beforeEntries = () => new Promise<void>((resolve) => (letCome = resolve));
  const store = await createStore({ database, newId: () => "made", onKept() {}, beforeEntries });
  const now = () => store.state.get().households.get(home)!;
  const come = async () => {
    letCome();
    await Promise.resolve();
    await store.settled();
  };
  return {
    store,
    now,
    come,
    ids: () =>
      now()
        .of.transaction.list()
        .map(({ id }) => id),
  };
}

const noted = (id: string, note: string) => changing("note", "transaction", id, () => ({ note }));
const adding = (id: string) => ({
  name: "add",
  edits: () => ({ ok: true, value: [{ before: undefined, after: expense(id) }] }) as const,
});

describe("entries that are read after the rest", () => {
  it("[DV16] come later, and everything else shows before", async () => {
    const { now, come, ids } = await lateStore(
      await deviceOf(expense("a"), habit("h"), expense("b", { deleted: true })),
    );
    expect(now().hasEntries).toBe(false);
    expect([ids(), now().of.habit.size]).toEqual([[], 1]);
    const before = now().of.habit;
    await come();
    expect(now().hasEntries).toBe(true);
    expect(ids()).toEqual(["a"]);
    expect(now().of.habit).toBe(before);
  });

  it("[DV16] hide nothing that was written, brought or deleted meanwhile", async () => {
    const database = await deviceOf(expense("a"), expense("b"), expense("c"));
    const { store, come, now, ids } = await lateStore(database);
    await store.run(adding("new"));
    await database.write((tables) => keepEdits(tables, home, [{ before: undefined, after: expense("brought") }]));
    await database.write((tables) =>
      keepEdits(tables, home, [{ before: expense("b"), after: expense("b", { deleted: true }) }]),
    );
    await store.refresh(home, ["brought", "b"]);
    expect(ids()).toEqual(["brought", "new"]);
    await come();
    expect(ids()).toEqual(["a", "brought", "c", "new"]);
    await store.run(deleting("delete", "c"));
    await store.run(noted("a", "x"));
    expect(now().of.transaction.get("a")?.note).toBe("x");
    expect(ids()).toEqual(["a", "brought", "new"]);
  });

  it("[DV16] leave alone what the device still writes, and know what it had where it refuses", async () => {
    const database = await deviceOf(expense("a"));
    const { store, come, ids } = await lateStore(database);
    await store.refresh(home, ["a"]);
    const writing = store.run(noted("a", "x"));
    const coming = come();
    await Promise.all([writing, coming]);
    expect((await storedRecord(database, "a"))?.note).toBe("x");
    expect(store.state.get().households.get(home)!.of.transaction.get("a")?.note).toBe("x");
    expect(ids()).toEqual(["a"]);
  });

  it("[DV16] keep what a newer app wrote unread, and are not read twice where everything was read anew", async () => {
    const { store, come, now } = await lateStore(await deviceOf(fromNewerApp("n"), expense("a")));
    await store.reload();
    expect([now().hasEntries, now().unread.has("n")]).toEqual([true, true]);
    const whole = now();
    await come();
    expect(now()).toBe(whole);
  });

  it("[DV16] that can't be read are said, and everything else stays", async () => {
    const disk = await deviceOf(expense("a"), habit("h"));
    let isBroken = false;
    const read: typeof disk.read = (work) =>
      isBroken ? Promise.reject(new DOMException("no", "UnknownError")) : disk.read(work);
    const { store, come, now } = await lateStore({ ...disk, read });
    isBroken = true;
    await come();
    await expect(store.whole).rejects.toThrow("no");
    expect([now().hasEntries, now().of.habit.size]).toEqual([false, 1]);
  });

  it("[DV16] are all read, however many there are", async () => {
    const database = memoryDatabase();
    const many = Array.from({ length: 4_001 }, (_, index) => expense(`e${String(index).padStart(5, "0")}`));
    await database.write(async ({ households, records }) => {
      await households.put([homeRow]);
      await records.put([...many, habit("h")].map(rowOf));
    });
    expect((await readEntries(database)).map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  });
});
