import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { deepest } from "./kinds/fields.ts";
import { kindOf } from "./kinds/kind.ts";
import { recordOf, recordWith, samples } from "./kinds/kinds.fixture.ts";
import { limits } from "./limits.ts";
import { readFields, readRecord, recordBytes, recordToKeep } from "./read-record.ts";
import { type AnyRecord, recordKinds, utf8Bytes, withFields } from "./record.ts";

describe("the size of a record", () => {
  it.each(["", "a", "é", "ß€", "漢字", "🌙", "a🌙é", "\ud83c", "\udf19\ud83c", "x\ud83c"])(
    "counts the bytes of %j in UTF-8",
    (text) => {
      expect(utf8Bytes(text)).toBe(Buffer.byteLength(text, "utf8"));
    },
  );

  it("counts any text like UTF-8, lone surrogates included", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.array(fc.integer({ min: 0, max: 0xffff })).map(fromUnits));
    fc.assert(
      fc.property(text, (given) => utf8Bytes(given) === Buffer.byteLength(given, "utf8")),
      { numRuns: 1_000 },
    );
  });

  it("is that of its JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(recordBytes(record)).toBe(Buffer.byteLength(JSON.stringify(record), "utf8"));
      }),
    );
  });
});

const fromUnits = (units: readonly number[]): string => String.fromCharCode(...units);

const habit = recordOf("habit", { label: "Cook", timesAWeek: 2 });

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe("the envelope", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "{}"],
    ["a list", [habit]],
    ["no id", { ...habit, id: undefined }],
    ["an id with spaces", recordWith(habit, { id: "a b" })],
    ["fields that are a list", { ...habit, fields: [habit.fields] }],
    ["no fields", { ...habit, fields: undefined }],
    ["a version below zero", { ...habit, version: -1 }],
    ["edition 0", recordWith(habit, { edition: 0 })],
    ["deleted as a number", { ...habit, deleted: 0 }],
    ["a kind that is no text", { ...habit, kind: 7 }],
    ["a field without value", withFields(habit, { colour: undefined })],
    ["a field that JSON cannot say", recordWith(habit, { colour: Number.NaN })],
    ["a date", recordWith(habit, { at: new Date(0) })],
    ["a hole in a list", recordWith(habit, { list: new Array(1) })],
    ["a big integer", recordWith(habit, { count: 1n })],
    ["a field that would be taken for a prototype", JSON.parse('{"__proto__":{"id":"x"}}')],
    ["such a field deep inside", recordWith(habit, { a: [JSON.parse('{"__proto__":1}')] })],
    ["a field that copying would drop", recordWith(habit, { constructor: 1 })],
    ["fields nested too deep", recordWith(habit, { deep: nested(deepest) })],
    ["fields nested without end", recordWith(habit, { deep: nested(5_000) })],
  ])("with %s is unreadable", (_, given) => {
    expect(readRecord(given)).toEqual({ ok: false, problem: "unreadable" });
  });

  it("may have fields of the maximum depth, with any other name", () => {
    const record = recordWith(habit, { deep: nested(deepest - 2), toString: "x", hasOwnProperty: 1 });
    expect(readRecord(record)).toEqual({ ok: true, value: record });
  });

  it.each(["yacht", "toString", "__proto__", ""])("of kind %j is reported as unknown", (kind) => {
    expect(readRecord({ ...habit, kind })).toEqual({ ok: false, problem: "unknown-kind" });
  });

  it("[SC16] is all that a deleted record needs, whatever its edition", () => {
    for (const kind of recordKinds) {
      const deleted = recordWith(recordOf(kind, {}), { deleted: true, edition: 9 });
      expect(readRecord(deleted)).toEqual({ ok: true, value: deleted });
    }
  });
});

describe("the size", () => {
  const padded = (bytes: number): AnyRecord => {
    const bare = recordWith(habit, { more: "" });
    return recordWith(bare, { more: "x".repeat(bytes - recordBytes(bare)) });
  };

  it("[SC17] may be as large as the limit, and no larger", () => {
    expect(readRecord(padded(limits.recordBytes)).ok).toBe(true);
    expect(readRecord(padded(limits.recordBytes + 1))).toEqual({ ok: false, problem: "record-too-large" });
  });

  it("[SC17] is counted in bytes, and for deleted records and newer editions too", () => {
    const large = recordWith(habit, { more: "é".repeat(limits.recordBytes / 2) });
    const tooLarge = { ok: false, problem: "record-too-large" };
    expect(readRecord(large)).toEqual(tooLarge);
    expect(readRecord({ ...large, deleted: true })).toEqual(tooLarge);
    expect(readRecord(recordWith(large, { edition: 2 }))).toEqual(tooLarge);
  });
});

describe("editions", () => {
  const newer = recordWith(habit, { edition: 2, timesAWeek: "daily", rhythm: { every: 1 } });

  it("a newer one is returned unchanged, to be stored but not edited", () => {
    const read = readRecord(newer);
    expect(read).toEqual({ ok: false, problem: "newer-edition", record: newer });
    expect(recordToKeep(read)).toBe(newer);
  });

  it("nothing else that was refused is stored", () => {
    expect(recordToKeep(readRecord(habit))).toEqual(habit);
    expect(recordToKeep(readRecord(recordWith(habit, { label: "" })))).toBeNull();
    expect(recordToKeep(readRecord(null))).toBeNull();
  });

  const third = kindOf(
    v.looseObject({ id: v.string(), label: v.string(), times: v.number() }),
    [],
    [
      (fields) => (typeof fields.name === "string" ? ok({ ...fields, label: fields.name }) : err("unreadable")),
      (fields) => ok({ ...fields, times: 1 }),
    ],
  );

  it("an older one runs every upgrade from its own edition on, and keeps its envelope", () => {
    const current = recordWith(habit, { edition: 3, label: "Cook", times: 1 });
    expect(readFields(recordWith(habit, { edition: 1, name: "Walk" }), third)).toEqual(
      ok(recordWith(current, { name: "Walk", label: "Walk" })),
    );
    expect(readFields(recordWith(habit, { edition: 2 }), third)).toEqual(ok(current));
    expect(readFields(recordWith(habit, { edition: 3, times: 4 }), third)).toEqual(
      ok(recordWith(current, { times: 4 })),
    );
  });

  it("one that cannot be upgraded, or is invalid afterwards, has bad fields", () => {
    expect(readFields(habit, third)).toEqual({ ok: false, problem: "bad-fields", field: null });
    expect(readFields(recordWith(habit, { edition: 3 }), third)).toEqual({
      ok: false,
      problem: "bad-fields",
      field: "times",
    });
  });
});

describe("anything at all", () => {
  const field = fc.oneof(fc.jsonValue(), fc.anything());
  const anyRecord = fc
    .constantFrom(...recordKinds)
    .chain((kind) =>
      fc
        .tuple(fc.constantFrom(...samples[kind]), fc.dictionary(fc.constantFrom(...namesOf(kind)), field))
        .map(([fields, wrong]) => recordOf(kind, { ...fields, ...wrong })),
    );
  const namesOf = (kind: (typeof recordKinds)[number]) => ["id", "extra", ...samples[kind].flatMap(Object.keys)];

  it("[SC20] is read or refused without an exception; reading is idempotent and does not change its input", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyRecord), (given) => {
        const read = readRecord(given);
        if (!read.ok) return;
        expect(wired(read.value)).toEqual(wired(given));
        expect(wired(readRecord(wired(read.value)))).toEqual(wired(read));
      }),
      { numRuns: 2_000 },
    );
  });
});

const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
