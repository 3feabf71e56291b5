import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { adding, changing, deleting, together } from "./command.ts";
import { failing } from "./device/failing-database.fixture.ts";
import { deviceOf, expense, home, rowOf, storedRecord, storeOn } from "./store.fixture.ts";
import {
  emptyHistory,
  type HistoryEntry,
  inverse,
  moveToDone,
  moveToUndone,
  onlyHouseholds,
  recordDone,
} from "./undo-history.ts";

const done = (name: string): HistoryEntry => ({ name, household: "h", edits: [] });
const [one, two, three] = [done("one"), done("two"), done("three")];

describe("the undo history", () => {
  it("[DV8] undoes and redoes in order", () => {
    const both = recordDone(recordDone(emptyHistory, one), two);
    const back = moveToUndone(moveToUndone(both, two), one);
    expect(back).toEqual({ done: [], undone: [two, one] });
    expect(moveToDone(back, one)).toEqual({ done: [one], undone: [two] });
  });

  it("[DV8] clears the redo stack on a new command", () => {
    expect(recordDone(moveToUndone(recordDone(emptyHistory, one), one), three)).toEqual({ done: [three], undone: [] });
  });

  it("[DV8] keeps the last 100 entries", () => {
    let history = emptyHistory;
    for (let index = 1; index <= 101; index += 1) history = recordDone(history, done(`${index}`));
    expect([history.done.length, history.done[0]!.name, history.done.at(-1)!.name]).toEqual([100, "2", "101"]);
  });

  it("[DV8] inverts edits in reverse order, and additions into deletions", () => {
    const [a, b] = [expense("a"), expense("b")];
    const edits = [
      { before: undefined, after: a },
      { before: b, after: recordWith(b, { note: "x" }) },
    ];
    expect(inverse(edits)).toEqual([
      { before: recordWith(b, { note: "x" }), after: b },
      { before: a, after: { ...a, deleted: true } },
    ]);
  });

  it("[DV8] drops entries of removed households", () => {
    const history = moveToUndone(recordDone(recordDone(emptyHistory, one), two), two);
    expect(onlyHouseholds(history, new Map([[one.household, "here"]]))).toEqual(history);
    expect(onlyHouseholds(history, new Map())).toEqual(emptyHistory);
  });
});

const noted = (note: string) => changing("note", "transaction", "a", () => ({ note }));
const fields = {
  day: "2026-10-01",
  amount: 100,
  payee: "Market",
  personId: "maya",
  kind: "spending",
  note: "",
} as never;

/** A change by the partner arrives while nothing is queued. */
async function partner(database: Awaited<ReturnType<typeof deviceOf>>, change: Record<string, unknown>) {
  const now = await storedRecord(database, "a");
  await database.write(({ records }) => records.put([rowOf(recordWith(now!, { ...change }))]));
}

describe("undo and redo", () => {
  it("[DV8] undo and redo a change, an addition and a deletion", async () => {
    const database = await deviceOf(expense("a"));
    const { store, shown } = await storeOn(database);
    await store.run(noted("x"));
    await store.run(adding("add", "transaction", { ...(fields as object), id: "b" } as never));
    await store.run(deleting("delete", "a"));
    const notes = () => [shown("a")?.note, shown("b")?.note];
    const seen = [notes()];
    for (const go of [store.undo, store.undo, store.undo, store.redo, store.redo, store.redo]) {
      await go();
      seen.push(notes());
    }
    const [added, noted1, start] = [
      ["x", ""],
      ["x", undefined],
      ["", undefined],
    ];
    expect(seen).toEqual([[undefined, ""], added, noted1, start, noted1, added, [undefined, ""]]);
  });

  it("[DV8] keep the partner's later changes", async () => {
    const database = await deviceOf(expense("a"));
    const { store } = await storeOn(database);
    await store.run(noted("x"));
    await partner(database, { payee: "Bakery", version: 9 });
    await store.refresh(home, ["a"]);
    await store.undo();
    expect(await storedRecord(database, "a")).toEqual(expense("a", { payee: "Bakery", version: 9 }));
    await partner(database, { amount: 7 });
    await store.redo();
    expect(await storedRecord(database, "a")).toMatchObject({ fields: { payee: "Bakery", amount: 7, note: "x" } });
  });

  it("[DV8] restore a deleted record with the partner's later changes", async () => {
    const database = await deviceOf(expense("a"));
    const { store } = await storeOn(database);
    await store.run(deleting("delete", "a"));
    await partner(database, { payee: "Bakery" });
    await store.undo();
    expect(await storedRecord(database, "a")).toEqual(expense("a", { payee: "Bakery" }));
  });

  it("[DV8] undo two entries when pressed twice before the first is stored", async () => {
    const database = await deviceOf(expense("a"));
    const { store } = await storeOn(database);
    await store.run(noted("x"));
    await store.run(noted("y"));
    await Promise.all([store.undo(), store.undo()]);
    expect((await storedRecord(database, "a"))?.fields.note).toBe("");
    await Promise.all([store.redo(), store.redo()]);
    expect((await storedRecord(database, "a"))?.fields.note).toBe("y");
  });

  it("[DV8] undo commands that ran together as one", async () => {
    const { store, shown } = await storeOn(await deviceOf(expense("a")));
    await store.run(
      together("both", [
        noted("x"),
        adding("add", "transaction", { ...(fields as object), id: "b" } as never),
        noted("y"),
      ]),
    );
    expect(shown("a")?.note).toBe("y");
    await store.undo();
    expect([shown("a")?.note, shown("b")]).toEqual(["", undefined]);
    expect(store.state.get().history.done).toEqual([]);
  });

  it.each(["undo", "redo"] as const)("[DV8] can retry a failed %s", async (way) => {
    const device = failing(await deviceOf(expense("a")));
    const { store, shown } = await storeOn(device.database);
    await store.run(noted("x"));
    if (way === "redo") await store.undo();
    const [before, note] = [store.state.get().history, shown("a")?.note];
    device.failFrom(1, "QuotaExceededError");
    expect(await store[way]()).toEqual({ ok: false, problem: "full" });
    expect([store.state.get().history, shown("a")?.note]).toEqual([before, note]);
    device.heal();
    expect((await store[way]()).ok).toBe(true);
    expect(shown("a")?.note).toBe(way === "undo" ? "" : "x");
  });
});
