import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlainJson } from "#sync/kinds/fields.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { recordKinds } from "#sync/record.ts";
import { recordIn, storedWrite } from "./documents.ts";

const habit = (given: object = {}) =>
  recordOf("habit", { id: "a", version: 4, label: "Cook", timesAWeek: 1, ...given });

const written = (fields: object = {}) => ({ ...storedWrite({ base: 3, record: habit() }), ...fields });

describe("a record in Firestore", () => {
  it("has a readable envelope and its fields as JSON", () => {
    expect(storedWrite({ base: 3, record: habit({ restored: 2 }) })).toEqual({
      kind: "habit",
      edition: 1,
      deleted: false,
      base: 3,
      restored: 2,
      body: '{"id":"a","label":"Cook","timesAWeek":1}',
    });
  });

  it("is read as sent, except for the version", () => {
    const fields = fc
      .dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 4 }))
      .filter((given) => isPlainJson(given));
    const kind = fc.constantFrom(...recordKinds);
    fc.assert(
      fc.property(fields, kind, fc.option(fc.integer({ min: 1 }), { nil: undefined }), (given, kind, restored) => {
        // Deleted records keep all fields, of any kind.
        const mark = restored === undefined ? {} : { restored };
        const record = { id: "a", kind, edition: 1, version: 9, deleted: true, ...mark, fields: given };
        const sent: unknown = JSON.parse(JSON.stringify({ ...record, version: 10 }));
        expect(recordIn("a", 10, storedWrite({ base: 9, record }))).toEqual(sent);
      }),
    );
  });

  it.each([
    "",
    "null",
    "7",
    "[1]",
    "{",
    '{"id":"a","label":"Cook","timesAWeek":"often"}',
    '{"__proto__":{},"id":"a","label":"Cook"}',
  ])("is ignored if its body is %s", (body) => expect(recordIn("a", 4, written({ body }))).toBeNull());

  it("is ignored if too large, but not if a newer app wrote it", () => {
    expect(recordIn("a", 4, written({ body: JSON.stringify({ label: "x".repeat(40_000) }) }))).toBeNull();
    expect(recordIn("a", 4, written({ edition: 999, body: '{"later":1}' }))).toMatchObject({
      edition: 999,
      fields: { later: 1 },
    });
  });

  it("is ignored if its body has another id", () => {
    const body = '{"id":"b","label":"Cook","timesAWeek":1}';
    expect(recordIn("a", 4, written({ body }))).toBeNull();
  });
});
