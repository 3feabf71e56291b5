import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlainJson } from "#sync/kinds/fields.ts";
import { type AnyRecord, envelopeFields, recordKinds } from "#sync/record.ts";
import { recordIn, storedWrite } from "./documents.ts";

const habit = (fields: object = {}): AnyRecord => ({
  ...{ id: "a", kind: "habit", schema: 1, version: 4, deleted: false, label: "Cook", timesAWeek: 1 },
  ...fields,
});

const written = (fields: object = {}) => ({ ...storedWrite({ base: 3, record: habit() }), ...fields });

describe("a record in Firestore", () => {
  it("has a readable envelope and its fields as JSON", () => {
    expect(storedWrite({ base: 3, record: habit({ restored: 2 }) })).toEqual({
      ...{ kind: "habit", schema: 1, deleted: false, base: 3, restored: 2 },
      body: '{"label":"Cook","timesAWeek":1}',
    });
  });

  it("is read as sent, except for the version", () => {
    const fields = fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 4 })).filter(isAnyones);
    const kind = fc.constantFrom(...recordKinds);
    fc.assert(
      fc.property(fields, kind, fc.option(fc.integer({ min: 1 }), { nil: undefined }), (given, kind, restored) => {
        // Deleted records keep all fields, of any kind.
        const mark = restored === undefined ? {} : { restored };
        const record = { ...given, id: "a", kind, schema: 1, version: 9, deleted: true, ...mark };
        const sent: unknown = JSON.parse(JSON.stringify({ ...record, version: 10 }));
        expect(recordIn("a", 10, storedWrite({ base: 9, record }))).toEqual(sent);
      }),
    );
  });

  it.each(["", "null", "7", "[1]", "{", '{"label":"Cook","timesAWeek":"often"}', '{"__proto__":{},"label":"Cook"}'])(
    "is ignored if its body is %s",
    (body) => expect(recordIn("a", 4, written({ body }))).toBeNull(),
  );

  it("is ignored if too large, but not if a newer app wrote it", () => {
    expect(recordIn("a", 4, written({ body: JSON.stringify({ label: "x".repeat(40_000) }) }))).toBeNull();
    expect(recordIn("a", 4, written({ schema: 999, body: '{"later":1}' }))).toMatchObject({ schema: 999, later: 1 });
  });

  it("has the envelope of its document, regardless of its body", () => {
    const body = '{"id":"b","version":99,"kind":"save","label":"Cook","timesAWeek":1}';
    expect(recordIn("a", 4, written({ body }))).toEqual(habit());
  });
});

/** Fields that a device may send: plain JSON without envelope fields. */
const isAnyones = (fields: object): boolean =>
  isPlainJson(fields) && !Object.keys(fields).some((name) => (envelopeFields as readonly string[]).includes(name));
