import { describe, expect, it } from "vitest";
import { adding, changing, deleting } from "./command.ts";
import { memoryDatabase } from "./device/memory-database.ts";
import { readEntries, readShown } from "./device/read-content.ts";
import { removeHousehold } from "./households/household-rows.ts";
import { persistEdits } from "./persist-edits.ts";
import {
  deviceOf,
  deviceWith,
  expense,
  fromNewerApp,
  habit,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  storeOn,
  waiting,
} from "./store.fixture.ts";
import { createStore } from "./store.ts";
import { openIdOf, storeState } from "./store-state.ts";

describe("store", () => {
  const noted = (id: string, note: string) => changing("note", "transaction", id, () => ({ note }));
  const fields = {
    day: "2026-10-01",
    amount: 100,
    payee: "Market",
    personId: "maya",
    kind: "spending",
    note: "",
  } as never;

  describe("writing", () => {
    it("[DV6] shows at once, and resolves once stored", async () => {
      const database = await deviceOf(expense("a", { version: 3 }));
      const { store, shown, told } = await storeOn(database);
      const writing = store.run(noted("a", "x"));
      expect(shown("a")?.note).toBe("x");
      expect((await storedRecord(database, "a"))?.fields.note).toBe("");
      expect(told).toEqual([]);
      const kept = expense("a", { version: 3, note: "x" });
      expect(await writing).toEqual({ ok: true, value: [kept] });
      expect(await storedRecord(database, "a")).toEqual(kept);
      expect(shown("a")).toEqual(kept.fields);
      expect(told).toEqual(["a"]);
      expect(store.state.get().unsent).toBe(1);
    });

    it("does not update the state again if the stored record equals the shown one", async () => {
      const { store } = await storeOn(await deviceOf(expense("a", { version: 3 })));
      const writing = store.run(noted("a", "x"));
      const shown = store.state.get().households;
      await writing;
      expect(store.state.get().households).toBe(shown);
    });

    it("[DV6] stores consecutive edits in order, even before the first is durable", async () => {
      const database = await deviceOf(expense("a"));
      const { store } = await storeOn(database);
      const payee = changing("payee", "transaction", "a", () => ({ payee: "Bakery" }));
      await Promise.all([store.run(noted("a", "one")), store.run(payee), store.run(noted("a", "two"))]);
      expect(await storedRecord(database, "a")).toEqual(expense("a", { payee: "Bakery", note: "two" }));
    });

    it("[DV6] can change a new record before it is durable", async () => {
      const database = await deviceOf();
      const { store } = await storeOn(database);
      const adds = store.run(adding("add", "transaction", { ...(fields as object), id: "own" } as never));
      await Promise.all([adds, store.run(noted("own", "x"))]);
      expect(await storedRecord(database, "own")).toEqual(expense("own", { note: "x" }));
      expect((await storedOutbox(database, "own"))?.base).toBeNull();
    });

    it("refuses with a reason and changes nothing", async () => {
      const { store } = await storeOn(await deviceOf(fromNewerApp("n")));
      const before = store.state.get();
      expect(await store.run(noted("gone", "x"))).toEqual({ ok: false, problem: "gone" });
      expect(await store.run(deleting("delete", "n"))).toEqual({ ok: false, problem: "newer-record" });
      expect(await store.run(noted("a", "x"), "elsewhere")).toEqual({ ok: false, problem: "household-gone" });
      expect(await store.undo()).toEqual({ ok: false, problem: "nothing-to-undo" });
      expect(await store.redo()).toEqual({ ok: false, problem: "nothing-to-undo" });
      expect(store.state.get()).toBe(before);
    });

    it("reverts an edit of a household that was removed meanwhile, without a device error", async () => {
      const database = await deviceOf(expense("a"));
      const { store, shown } = await storeOn(database);
      await database.write((tables) => removeHousehold(tables, home));
      expect(await store.run(noted("a", "x"))).toEqual({ ok: false, problem: "household-gone" });
      expect(shown("a")).toBeUndefined();
      expect(store.state.get().refusal).toBeNull();
      expect(store.state.get().history.done).toEqual([]);
    });
  });

  describe("changes by other tabs and the server", () => {
    it("are reread: changed, new, deleted and removed records", async () => {
      const database = await deviceOf(expense("a"), expense("b"), expense("c"));
      const { store, shown } = await storeOn(database);
      await database.write(async ({ records }) => {
        await records.put([expense("a", { note: "x" }), expense("b", { deleted: true }), expense("d")].map(rowOf));
        await records.remove([[home, "c"]]);
      });
      await store.refresh(home, ["a", "b", "c", "d", "never"]);
      expect(shown("a")?.note).toBe("x");
      expect([shown("b"), shown("c"), shown("d")]).toEqual([undefined, undefined, expense("d").fields]);
    });

    it("don't hide an edit that is still being written, and are merged with it", async () => {
      const database = await deviceOf(expense("a"));
      const { store, shown } = await storeOn(database);
      await database.write((tables) =>
        persistEdits(tables, home, [{ before: expense("a"), after: expense("a", { payee: "Bakery" }) }]),
      );
      const refreshing = store.refresh(home, ["a"]);
      const writing = store.run(noted("a", "x"));
      await refreshing;
      expect(shown("a")?.note).toBe("x");
      await writing;
      expect(shown("a")).toEqual(expense("a", { payee: "Bakery", note: "x" }).fields);
    });

    it("include households, and keep the undo history", async () => {
      const database = await deviceOf(expense("a"));
      const { store } = await storeOn(database);
      await store.run(noted("a", "x"));
      const other = { ...homeRow, id: "22222222-2222-4222-8222-222222222222" };
      await database.write(({ households }) => households.put([other]));
      await store.reload();
      const { households, history, unsent } = store.state.get();
      expect([[...households.keys()], history.done.length, unsent]).toEqual([[home, other.id], 1, 1]);
    });

    it("don't hide an edit that is still being written during a full reload", async () => {
      const database = await deviceOf(expense("a"));
      const { store, shown } = await storeOn(database);
      const reloading = store.reload();
      const writing = Promise.all([
        store.run(noted("a", "x")),
        store.run(adding("add", "transaction", { ...(fields as object), id: "own" } as never)),
        store.run(deleting("delete", "a")),
      ]);
      await reloading;
      expect([shown("a"), shown("own")]).toEqual([undefined, expense("own").fields]);
      await writing;
      expect([shown("a"), shown("own")]).toEqual([undefined, expense("own").fields]);
    });
  });
});

describe("loading entries last", () => {
  /** A store that loads its entries when the test says so. */
  async function lateStore(database: Awaited<ReturnType<typeof deviceOf>>) {
    let letCome = () => {};
    const beforeEntries = () => new Promise<void>((resolve) => (letCome = resolve));
    const store = await createStore({ database, newId: () => "made", onPersisted() {}, beforeEntries });
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

  describe("entries", () => {
    it("load after everything else", async () => {
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

    it("hide nothing that was written, pulled or deleted meanwhile", async () => {
      const database = await deviceOf(expense("a"), expense("b"), expense("c"));
      const { store, come, now, ids } = await lateStore(database);
      await store.run(adding("new"));
      await database.write((tables) => persistEdits(tables, home, [{ before: undefined, after: expense("brought") }]));
      await database.write((tables) =>
        persistEdits(tables, home, [{ before: expense("b"), after: expense("b", { deleted: true }) }]),
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

    it("don't replace pending edits", async () => {
      const database = await deviceOf(expense("a"));
      const { store, come, ids } = await lateStore(database);
      await store.refresh(home, ["a"]);
      const writing = store.run(noted("a", "x"));
      const coming = come();
      await Promise.all([writing, coming]);
      expect((await storedRecord(database, "a"))?.fields.note).toBe("x");
      expect(store.state.get().households.get(home)!.of.transaction.get("a")?.note).toBe("x");
      expect(ids()).toEqual(["a"]);
    });

    it("keep records of a newer app unread, and are not read twice after a reload", async () => {
      const { store, come, now } = await lateStore(await deviceOf(fromNewerApp("n"), expense("a")));
      await store.reload();
      expect([now().hasEntries, now().unread.has("n")]).toEqual([true, true]);
      const whole = now();
      await come();
      expect(now()).toBe(whole);
    });

    it("that can't be read are reported, and everything else stays", async () => {
      const disk = await deviceOf(expense("a"), habit("h"));
      let isBroken = false;
      const read: typeof disk.read = (work) =>
        isBroken ? Promise.reject(new DOMException("no", "UnknownError")) : disk.read(work);
      const { store, come, now } = await lateStore({ ...disk, read });
      isBroken = true;
      await come();
      await expect(store.entriesLoaded).rejects.toThrow("no");
      expect([now().hasEntries, now().of.habit.size]).toEqual([false, 1]);
    });

    it("are all read, however many there are", async () => {
      const database = memoryDatabase();
      const many = Array.from({ length: 4_001 }, (_, index) => expense(`e${String(index).padStart(5, "0")}`));
      await database.write(async ({ households, records }) => {
        await households.put([homeRow]);
        await records.put([...many, habit("h")].map(rowOf));
      });
      expect((await readEntries(database)).map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    });
  });
});

const other = { ...homeRow, id: "22222222-2222-4222-8222-222222222222" };
const own = { ...homeRow, id: "00000000-0000-4000-8000-000000000000", space: "private" as const };
const rowsOf = (...rows: (typeof homeRow)[]) => new Map(rows.map((row) => [row.id, row]));

describe("the store's state", () => {
  it("opens the household that was open last", async () => {
    const facts = [{ name: "open-household", value: other.id }];
    const content = await readShown(await deviceWith({ households: [own, homeRow, other], facts }));
    expect(storeState(content).openId).toBe(other.id);
  });

  it("otherwise opens the first shared one, never a private one", () => {
    expect(openIdOf(rowsOf(own, homeRow, other), "gone")).toBe(home);
    expect(openIdOf(rowsOf(own, homeRow, other), own.id)).toBe(home);
    expect(openIdOf(rowsOf(own, homeRow), undefined)).toBe(home);
    expect(openIdOf(rowsOf(own), undefined)).toBeNull();
  });

  it("assigns records to their households and counts unsent ones", async () => {
    const records = [rowOf(expense("a")), { household: other.id, id: "b", record: expense("b") }];
    const stray = { household: "gone", id: "c", record: expense("c") };
    const content = await readShown(
      await deviceWith({ households: [homeRow, other], records: [...records, stray], outbox: [waiting("a")] }),
    );
    const { households, unsent } = storeState(content);
    expect([...households].map(([id, { of }]) => [id, of.transaction.list().map(({ id }) => id)])).toEqual([
      [home, ["a"]],
      [other.id, ["b"]],
    ]);
    expect(unsent).toBe(1);
  });
});
