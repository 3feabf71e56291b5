import { describe, expect, it } from "vitest";
import { adding, changing, deleting } from "./command.ts";
import { removeHousehold } from "./household-rows.ts";
import { keepEdits } from "./keep-edits.ts";
import {
  deviceOf,
  expense,
  fromNewerApp,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  storeOn,
} from "./store.fixture.ts";

const noted = (id: string, note: string) => changing("note", "transaction", id, () => ({ note }));
const fields = {
  day: "2026-10-01",
  amount: 100,
  payee: "Market",
  personId: "maya",
  type: "spending",
  note: "",
} as never;

describe("writing", () => {
  it("[DV6] shows at once, and resolves when the device has it", async () => {
    const database = await deviceOf(expense("a", { version: 3 }));
    const { store, shown, told } = await storeOn(database);
    const writing = store.run(noted("a", "x"));
    expect(shown("a")?.note).toBe("x");
    expect((await storedRecord(database, "a"))?.note).toBe("");
    expect(told).toEqual([]);
    const kept = expense("a", { version: 3, note: "x" });
    expect(await writing).toEqual({ ok: true, value: [kept] });
    expect(await storedRecord(database, "a")).toEqual(kept);
    expect(shown("a")).toEqual(kept);
    expect(told).toEqual(["a"]);
    expect(store.state.get().unsent).toBe(1);
  });

  it("[DV18] shows once what it keeps as it was shown", async () => {
    const { store } = await storeOn(await deviceOf(expense("a", { version: 3 })));
    const writing = store.run(noted("a", "x"));
    const shown = store.state.get().households;
    await writing;
    expect(store.state.get().households).toBe(shown);
  });

  it("[DV6] keeps edits that follow each other before the first is durable, in their order", async () => {
    const database = await deviceOf(expense("a"));
    const { store } = await storeOn(database);
    const payee = changing("payee", "transaction", "a", () => ({ payee: "Bakery" }));
    await Promise.all([store.run(noted("a", "one")), store.run(payee), store.run(noted("a", "two"))]);
    expect(await storedRecord(database, "a")).toEqual(expense("a", { payee: "Bakery", note: "two" }));
  });

  it("[DV6] can change what it added before that is durable", async () => {
    const database = await deviceOf();
    const { store } = await storeOn(database);
    const adds = store.run(adding("add", "transaction", fields, "own"));
    await Promise.all([adds, store.run(noted("own", "x"))]);
    expect(await storedRecord(database, "own")).toEqual(expense("own", { note: "x" }));
    expect((await storedOutbox(database, "own"))?.base).toBeNull();
  });

  it("[DV9] refuses by name and touches nothing", async () => {
    const { store } = await storeOn(await deviceOf(fromNewerApp("n")));
    const before = store.state.get();
    expect(await store.run(noted("gone", "x"))).toEqual({ ok: false, problem: "gone" });
    expect(await store.run(deleting("delete", "n"))).toEqual({ ok: false, problem: "newer-record" });
    expect(await store.run(noted("a", "x"), "elsewhere")).toEqual({ ok: false, problem: "household-gone" });
    expect(await store.undo()).toEqual({ ok: false, problem: "nothing-to-undo" });
    expect(await store.redo()).toEqual({ ok: false, problem: "nothing-to-undo" });
    expect(store.state.get()).toBe(before);
  });

  it("[DV5] takes an edit back whose household went away meanwhile, and calls it no fault of the device", async () => {
    const database = await deviceOf(expense("a"));
    const { store, shown } = await storeOn(database);
    await database.write((tables) => removeHousehold(tables, home));
    expect(await store.run(noted("a", "x"))).toEqual({ ok: false, problem: "household-gone" });
    expect(shown("a")).toBeUndefined();
    expect(store.state.get().refusal).toBeNull();
    expect(store.state.get().history.done).toEqual([]);
  });
});

describe("what others changed on the device", () => {
  it("[DV12] is read when they say so: changed, new, deleted and gone", async () => {
    const database = await deviceOf(expense("a"), expense("b"), expense("c"));
    const { store, shown } = await storeOn(database);
    await database.write(async ({ records }) => {
      await records.put([expense("a", { note: "x" }), expense("b", { deleted: true }), expense("d")].map(rowOf));
      await records.remove([[home, "c"]]);
    });
    await store.refresh(home, ["a", "b", "c", "d", "never"]);
    expect(shown("a")?.note).toBe("x");
    expect([shown("b"), shown("c"), shown("d")]).toEqual([undefined, undefined, expense("d")]);
  });

  it("[DV12] does not hide an edit that is still being written, and is merged with it", async () => {
    const database = await deviceOf(expense("a"));
    const { store, shown } = await storeOn(database);
    await database.write((tables) =>
      keepEdits(tables, home, [{ before: expense("a"), after: expense("a", { payee: "Bakery" }) }]),
    );
    const refreshing = store.refresh(home, ["a"]);
    const writing = store.run(noted("a", "x"));
    await refreshing;
    expect(shown("a")?.note).toBe("x");
    await writing;
    expect(shown("a")).toEqual(expense("a", { payee: "Bakery", note: "x" }));
  });

  it("[DV12] is households too, and what can be undone stays", async () => {
    const database = await deviceOf(expense("a"));
    const { store } = await storeOn(database);
    await store.run(noted("a", "x"));
    const other = { ...homeRow, id: "22222222-2222-4222-8222-222222222222" };
    await database.write(({ households }) => households.put([other]));
    await store.reload();
    const { households, history, unsent } = store.state.get();
    expect([[...households.keys()], history.done.length, unsent]).toEqual([[home, other.id], 1, 1]);
  });

  it("[DV12] does not hide an edit that is still being written when everything is read anew", async () => {
    const database = await deviceOf(expense("a"));
    const { store, shown } = await storeOn(database);
    const reloading = store.reload();
    const writing = Promise.all([
      store.run(noted("a", "x")),
      store.run(adding("add", "transaction", fields, "own")),
      store.run(deleting("delete", "a")),
    ]);
    await reloading;
    expect([shown("a"), shown("own")]).toEqual([undefined, expense("own")]);
    await writing;
    expect([shown("a"), shown("own")]).toEqual([undefined, expense("own")]);
  });
});
