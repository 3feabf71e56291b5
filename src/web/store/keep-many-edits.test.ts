import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { keepManyEdits } from "./keep-many-edits.ts";
import { wasRefused, wasSent } from "./outbox.ts";
import { readContent } from "./read-content.ts";
import { deviceWith, expense, home, rowOf, waiting } from "./store.fixture.ts";
import type { Way } from "./undo-history.ts";

/** What may have become of a new record before it is taken back. */
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
  if (fate === "was sent") return wasSent(note, expense(idAt(index)));
  if (fate === "was refused") return wasRefused(note, "bad-fields");
  return fate === "has no note" || fate === "was accepted" ? [] : note;
}

async function setUp(became: readonly Fate[]) {
  const database = await deviceWith({
    records: became.map((fate, index) => rowOf(recordOf(fate, index))),
    outbox: became.flatMap(noteOf),
  });
  const edits = became.map((_, index) => ({ before: undefined, after: expense(idAt(index)) }));
  const keep = (way: Way) => database.write((tables) => keepManyEdits(tables, home, edits, way));
  const left = async () => {
    const { records, outbox } = await readContent(database);
    return { records: records.map(({ record }) => record), noted: new Set(outbox.map(({ id }) => id)) };
  };
  return { keep, left };
}

describe("very many new records, taken back", () => {
  it("[DV21] are gone as if they had never been where no server heard of them, and can be done again", async () => {
    const { keep, left } = await setUp(Array.from({ length: 250 }, () => "waits"));
    const kept = await keep("back");
    expect([kept.length, kept.every(({ deleted }) => deleted)]).toEqual([250, true]);
    expect(await left()).toEqual({ records: [], noted: new Set() });
    expect((await keep("forth")).map(({ deleted }) => deleted)).toEqual(Array.from({ length: 250 }, () => false));
    const { records, noted } = await left();
    expect([records.length, noted.size]).toEqual([250, 250]);
  });

  it("[DV21] are kept as deleted, to be sent, where one beside them may be on a server or was changed", async () => {
    for (const fate of ["was sent", "was accepted", "was changed"] as const) {
      const became = Array.from({ length: 250 }, (_, index): Fate => (index === 120 ? fate : "waits"));
      const { keep, left } = await setUp(became);
      await keep("back");
      const { records, noted } = await left();
      expect(records.map(({ id }) => id)).toEqual(became.map((_, index) => idAt(index)).slice(100, 200));
      expect([records.every(({ deleted }) => deleted), noted.size]).toEqual([true, 100]);
    }
  });

  it("[DV21] leave a deletion to be sent for each that a server may have, whatever became of the others", async () => {
    const many = fc.array(fc.constantFrom(...fates), { minLength: 101, maxLength: 220 });
    await fc.assert(
      fc.asyncProperty(many, async (became) => {
        const { keep, left } = await setUp(became);
        await keep("back");
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
