import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asRefused, asSent, type DeviceDatabase } from "../device/device-database.ts";
import { failing } from "../device/failing-database.fixture.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { deviceOf, deviceWith, expense, home, rowOf, storeOn, waiting } from "../store.fixture.ts";
import type { Direction } from "../undo-history.ts";
import { persistBulkEdits } from "./persist-bulk.ts";

const many = (count: number): AnyRecord[] =>
  Array.from({ length: count }, (_, index) => expense(`e${String(index).padStart(5, "0")}`));

const countsOn = async (database: Pick<DeviceDatabase, "read">) => {
  const { records, outbox } = await readContent(database);
  return [records.filter(({ record }) => !record.deleted).length, outbox.length];
};

describe("a large import", () => {
  it("is stored, shown and queued, reports progress, and is removed by one undo", async () => {
    const database = await deviceOf(expense("a"));
    const { store, shown, told } = await storeOn(database);
    const shares: number[] = [];
    expect(await store.importRecords("import", many(1_201), { onProgress: (share) => shares.push(share) })).toEqual({
      ok: true,
      value: null,
    });
    expect(shares.map((share) => Math.round(share * 1_201))).toEqual([
      ...Array.from({ length: 12 }, (_, part) => (part + 1) * 100),
      1_201,
    ]);
    expect([shown("e00000")?.payee, told.length, store.state.get().unsent]).toEqual(["Market", 1_201, 1_201]);
    await store.undo();
    expect(shown("e00000")).toBeUndefined();
    expect((await countsOn(database))[0]).toBe(1);
    await store.redo();
    expect((await countsOn(database))[0]).toBe(1_202);
  });

  it("creates records in chunks, when they are written and when they are shown", async () => {
    const { store, shown } = await storeOn(await deviceOf());
    const asked: number[] = [];
    const making = {
      length: 1_201,
      slice(from = 0, to = 1_201) {
        asked.push(to - from);
        return many(1_201).slice(from, to);
      },
    };
    expect(await store.importRecords("import", making)).toEqual({ ok: true, value: null });
    expect(Math.max(...asked)).toBeLessThan(300);
    expect([shown("e00000")?.payee, shown("e01200")?.payee]).toEqual(["Market", "Market"]);
    await store.undo();
    expect(shown("e01200")).toBeUndefined();
  });

  it("stores nothing if one record is invalid", async () => {
    const database = await deviceOf();
    const { store, shown } = await storeOn(database);
    const unsound = [...many(600), recordWith(expense("e2"), { amount: "a lot" }) as never];
    expect(await store.importRecords("import", unsound)).toEqual({ ok: false, problem: "bad-fields" });
    expect([await countsOn(database), shown("e00000"), store.state.get().writing]).toEqual([[0, 0], undefined, 0]);
  });

  it("stores nothing if it is canceled, at any moment before the commit", async () => {
    const database = await deviceOf();
    const { store, shown } = await storeOn(database);
    for (const last of [0, 0.5, 1]) {
      const ending = new AbortController();
      if (last === 0) ending.abort();
      const onProgress = (share: number) => share >= last && ending.abort();
      const brought = await store.importRecords("import", many(1_000), { signal: ending.signal, onProgress });
      expect(brought).toEqual({ ok: false, problem: "ended" });
    }
    expect(await countsOn(database)).toEqual([0, 0]);
    expect([shown("e00000"), store.state.get().history.done, store.state.get().writing]).toEqual([undefined, [], 0]);
  });

  it("stores nothing if the device fails at any step, and can be retried", async () => {
    const disk = await deviceOf();
    const device = failing(disk);
    const { store, shown } = await storeOn(device.database);
    device.heal();
    await store.importRecords("import", many(600));
    const sites = device.count();
    await store.undo();
    expect(sites).toBeGreaterThan(5);
    for (let site = 1; site <= sites; site += 1) {
      const fresh = await deviceOf();
      const faulty = failing(fresh);
      const own = await storeOn(faulty.database);
      faulty.failAt(site, "QuotaExceededError");
      expect(await own.store.importRecords("import", many(600))).toEqual({ ok: false, problem: "full" });
      expect([await countsOn(fresh), own.shown("e00000")]).toEqual([[0, 0], undefined]);
      expect((await own.store.importRecords("import", many(600))).ok).toBe(true);
    }
    expect(shown("e00000")).toBeUndefined();
  });

  it("is refused for a household that is gone", async () => {
    const { store } = await storeOn(memoryDatabase());
    expect(await store.importRecords("import", many(1))).toEqual({ ok: false, problem: "household-gone" });
    expect(store.state.get().households.get(home)).toBeUndefined();
  });
});

/** The possible states of an imported record before its undo. */
const fates = ["waits", "has no note", "was refused", "was sent", "was accepted", "was changed"] as const;
type Fate = (typeof fates)[number];

const idAt = (index: number) => `e${1_000 + index}`;

const recordOf = (fate: Fate, index: number): AnyRecord =>
  expense(idAt(index), {
    ...(fate === "was accepted" && { version: 7 }),
    ...(fate === "was changed" && { payee: "Bakery" }),
  });

function noteOf(fate: Fate, index: number) {
  const note = waiting(idAt(index));
  if (fate === "was sent") return asSent(note, expense(idAt(index)));
  if (fate === "was refused") return asRefused(note, "bad-fields");
  return fate === "has no note" || fate === "was accepted" ? [] : note;
}

async function setUp(became: readonly Fate[]) {
  const database = await deviceWith({
    records: became.map((fate, index) => rowOf(recordOf(fate, index))),
    outbox: became.flatMap(noteOf),
  });
  const edits = became.map((_, index) => ({ before: undefined, after: expense(idAt(index)) }));
  const keep = (way: Direction) => database.write((tables) => persistBulkEdits(tables, home, edits, way));
  const left = async () => {
    const { records, outbox } = await readContent(database);
    return { records: records.map(({ record }) => record), noted: new Set(outbox.map(({ id }) => id)) };
  };
  return { keep, left };
}

describe("undoing a large import", () => {
  it("removes records that were never sent, and can be redone", async () => {
    const { keep, left } = await setUp(Array.from({ length: 250 }, () => "waits"));
    const kept = await keep("backward");
    expect([kept.length, kept.every(({ deleted }) => deleted)]).toEqual([250, true]);
    expect(await left()).toEqual({ records: [], noted: new Set() });
    expect((await keep("forward")).map(({ deleted }) => deleted)).toEqual(Array.from({ length: 250 }, () => false));
    const { records, noted } = await left();
    expect([records.length, noted.size]).toEqual([250, 250]);
  });

  it("stores a chunk as deleted and queues it if one of its records was changed or may be on the server", async () => {
    for (const fate of ["was sent", "was accepted", "was changed"] as const) {
      const became = Array.from({ length: 250 }, (_, index): Fate => (index === 120 ? fate : "waits"));
      const { keep, left } = await setUp(became);
      await keep("backward");
      const { records, noted } = await left();
      expect(records.map(({ id }) => id)).toEqual(became.map((_, index) => idAt(index)).slice(100, 200));
      expect([records.every(({ deleted }) => deleted), noted.size]).toEqual([true, 100]);
    }
  });

  it("queues a deletion for every record that the server may have, whatever the state of the others", async () => {
    const many = fc.array(fc.constantFrom(...fates), { minLength: 101, maxLength: 220 });
    await fc.assert(
      fc.asyncProperty(many, async (became) => {
        const { keep, left } = await setUp(became);
        await keep("backward");
        const { records, noted } = await left();
        const deleted = new Set(records.filter((record) => record.deleted).map(({ id }) => id));
        expect(deleted.size).toBe(records.length);
        for (const [index, fate] of became.entries())
          if (fate === "was sent" || fate === "was accepted")
            expect([deleted.has(idAt(index)), noted.has(idAt(index))]).toEqual([true, true]);
      }),
      { numRuns: 40 },
    );
  });
});
