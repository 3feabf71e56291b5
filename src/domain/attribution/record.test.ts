import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrival, noon, recordOf } from "./arrival.fixture.ts";
import { classify } from "./arrival.ts";
import { isSameTouch, readRecord } from "./record.ts";

const kept = (changes: object) => JSON.stringify({ ...recordOf({ source: "google", medium: "organic" }), ...changes });

describe("a stored record", () => {
  it("reads back as it was written", () => {
    fc.assert(
      fc.property(anyArrival, (arrival) => {
        const record = classify(arrival);
        expect(readRecord(JSON.stringify(record))).toEqual(record);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another value", "7"],
    ["null", "null"],
    ["a list", `[${kept({})}]`],
    ["a list with fields", JSON.stringify(["source", "medium", 1])],
    ["a text", JSON.stringify(kept({}))],
    ["a number for a text", kept({ campaign: 5 })],
    ["null for a text", kept({ referrer: null })],
    ["no source", kept({ source: " " })],
    ["no medium", kept({ medium: "" })],
    ["no time", kept({ ts: undefined })],
    ["a time in words", kept({ ts: "2026" })],
    ["a time before there were any", kept({ ts: -1 })],
    ["half a millisecond", kept({ ts: 0.5 })],
    ["a time that no calendar has", kept({ ts: 1e300 })],
    ["a time after our calendar", kept({ ts: Date.UTC(2100, 0, 1) })],
    ["far too much", kept({ more: "x".repeat(30_000) })],
    ["fields by way of a prototype", `{"__proto__":${kept({})},"ts":1}`],
  ])("is nothing where there is %s", (_, text) => {
    expect(readRecord(text)).toBeNull();
  });

  it("keeps known fields and truncates long ones", () => {
    const read = readRecord(kept({ campaign: "c".repeat(400), gclid: "g".repeat(900), amount: 5 }))!;
    expect(read).toEqual(
      recordOf({ source: "google", medium: "organic", campaign: "c".repeat(100), gclid: "g".repeat(500) }),
    );
    expect(readRecord(`{"source":"a","medium":"b","ts":${noon}}`)).toEqual(recordOf({ source: "a", medium: "b" }));
  });

  it("is a complete record or null, whatever is stored", () => {
    const names = fc.constantFrom(...Object.keys(recordOf({})), "__proto__", "constructor", "toString", "length");
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.dictionary(names, fc.oneof(fc.string(), fc.jsonValue(), fc.nat())).map((made) => JSON.stringify(made)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const record = readRecord(text);
        if (record) expect(Object.keys(record).sort()).toEqual(Object.keys(recordOf({})).sort());
        if (record) expect(readRecord(JSON.stringify(record))).toEqual(record);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("the same touch", () => {
  const record = recordOf({ source: "letter", medium: "email", campaign: "may", gclid: "1" });

  it("is identified by campaign and click, not by time and referrer", () => {
    expect(isSameTouch(record, { ...record, ts: 1, referrer: "https://a.example/" })).toBe(true);
    for (const name of ["source", "medium", "campaign", "content", "term", "gclid", "fbclid", "twclid"]) {
      expect(isSameTouch(record, { ...record, [name]: "another" })).toBe(false);
    }
  });
});
