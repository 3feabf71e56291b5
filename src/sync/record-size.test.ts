import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordBytes, utf8Bytes } from "./record-size.ts";

describe("the size of a record", () => {
  it.each(["", "a", "é", "ß€", "漢字", "🌙", "a🌙é", "\ud83c", "\udf19\ud83c", "x\ud83c"])(
    "[SC13] counts the bytes of %j in UTF-8",
    (text) => {
      expect(utf8Bytes(text)).toBe(Buffer.byteLength(text, "utf8"));
    },
  );

  it("[SC13] counts any text as the wire does, halves of pairs too", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.array(fc.integer({ min: 0, max: 0xffff })).map(fromUnits));
    fc.assert(
      fc.property(text, (given) => utf8Bytes(given) === Buffer.byteLength(given, "utf8")),
      { numRuns: 1_000 },
    );
  });

  it("[SC13] is that of its JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(recordBytes(record)).toBe(Buffer.byteLength(JSON.stringify(record), "utf8"));
      }),
    );
  });
});

const fromUnits = (units: readonly number[]): string => String.fromCharCode(...units);
