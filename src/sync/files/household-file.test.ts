import fc from "fast-check";
import { expect, it } from "vitest";
import { recordOf, recordWith, samples } from "../kinds/kinds.fixture.ts";
import { type AnyRecord, recordKinds } from "../record.ts";
import { heldRecords, words } from "./file-records.fixture.ts";
import { type HouseholdToWrite, writeHouseholdFile } from "./household-file.ts";
import { readHouseholdFile } from "./read-household-file.ts";

const exportedAt = Date.UTC(2026, 10, 15, 6, 30);

function written(households: readonly HouseholdToWrite[], at = exportedAt): string {
  const file = writeHouseholdFile({ exportedAt: at, households });
  if (!file.ok) throw new Error(file.problem);
  return file.value;
}

function readBack(text: string) {
  const read = readHouseholdFile(text);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

const shared = (records: readonly AnyRecord[]): HouseholdToWrite => ({
  name: "Maya and Tom",
  space: "shared",
  records,
});

const habit = recordOf("habit", { label: "Cook", timesAWeek: 2 });

it("[FI1] a household file is JSON with one record per line, and begins with its format", () => {
  const text = written([
    shared([{ ...habit, version: 12, restored: 3 }]),
    { name: "Mine", space: "private", records: [] },
  ]);
  expect(text.split("\n")).toEqual([
    '{"format":"weekfold-household","edition":1,"exportedAt":"2026-11-15T06:30:00.000Z","households":[',
    '{"name":"Maya and Tom","space":"shared","records":[',
    '{"edition":1,"fields":{"id":"habit-1","label":"Cook","timesAWeek":2},"id":"habit-1","kind":"habit"}',
    "]},",
    '{"name":"Mine","space":"private","records":[',
    "]}",
    "]}",
    "",
  ]);
  expect(JSON.parse(text)).toMatchObject({ edition: 1, households: [{ name: "Maya and Tom" }, { name: "Mine" }] });
});

it.each(recordKinds.flatMap((kind) => samples[kind].map((fields) => [kind, fields] as const)))(
  "[FI1] keeps a %s as it is held, unknown fields included",
  (kind, fields) => {
    const record = recordOf(kind, { ...fields, colour: "teal", nested: { list: [1, null] } });
    expect(readBack(written([shared([record])])).households).toEqual([{ ...shared([record]), skipped: [] }]);
  },
);

it("[FI1] keeps a record of a newer edition unchanged", () => {
  const newer = recordOf("bill", { edition: 9, amounts: { from: 1, to: 2 } });
  expect(readBack(written([shared([newer])])).households[0]?.records).toEqual([newer]);
});

it("[FI1] leaves out what was deleted", () => {
  const read = readBack(written([shared([{ ...habit, deleted: true }, recordWith(habit, { id: "kept" })])]));
  expect(read.households[0]?.records.map(({ id }) => id)).toEqual(["kept"]);
});

it("[FI2] reading and writing gives the same file except for its time, whatever the order of the records", () => {
  const household = fc.record({ name: words, space: fc.constantFrom("shared", "private"), records: heldRecords });
  fc.assert(
    fc.property(fc.array(household, { maxLength: 3 }), (households) => {
      const first = written(households);
      const read = readBack(first);
      expect(read.households.flatMap(({ skipped }) => skipped)).toEqual([]);
      expect(read.exportedAt).toBe(exportedAt);
      const reversed = read.households.map((one) => ({ ...one, records: one.records.toReversed() }));
      const second = written(reversed, 0);
      expect(second.replace("1970-01-01T00:00:00.000Z", "2026-11-15T06:30:00.000Z")).toBe(first);
    }),
    { numRuns: 300 },
  );
});

it("[FI2] a file that another program has reformatted can be read", () => {
  const text = written([shared([habit, recordOf("pause", { from: "2026-W30" })])]);
  const anew = `\ufeff${JSON.stringify(JSON.parse(text), null, 2).replaceAll("\n", "\r\n")}`;
  expect(readBack(anew)).toEqual(readBack(text));
});

it("[FI3] no file is written that would be too large to read", () => {
  const given = { exportedAt, households: [shared([recordWith(habit, { label: "é".repeat(80) })])] };
  const bytes = Buffer.byteLength(written(given.households));
  expect(writeHouseholdFile(given, bytes).ok).toBe(true);
  expect(writeHouseholdFile(given, bytes - 1)).toEqual({ ok: false, problem: "too-large" });
});
