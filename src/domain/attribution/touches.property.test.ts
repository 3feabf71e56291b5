import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrival, noon, recordOf } from "./arrival.fixture.ts";
import { isTagged } from "./arrival.ts";
import { classify } from "./classify.ts";
import { arrive, type KeptTouches, readVisit } from "./touches.ts";

describe("whatever is kept", () => {
  const anyRecord = fc.option(anyArrival.map(classify));
  const anyVisit = fc.record({
    record: anyArrival.map(classify),
    last: fc.integer({ min: noon - 9e6, max: noon + 9e6 }),
  });
  const anyKept: fc.Arbitrary<KeptTouches> = fc.record({
    first: anyRecord,
    last: anyRecord,
    session: anyRecord,
    visit: fc.option(anyVisit.map((visit) => ({ id: "visit-0001", ...visit }))),
    landingSent: fc.boolean(),
    isReload: fc.boolean(),
  });

  it("[AT12] every arrival leaves whole records that agree, and touches nothing that it was given", () => {
    fc.assert(
      fc.property(anyArrival, anyKept, (arrival, kept) => {
        const before = structuredClone(kept);
        const arrived = arrive(arrival, kept, "visit-0002");
        expect(kept).toEqual(before);
        expect(arrived.first).toEqual(kept.first ?? arrived.session);
        expect(arrived.visit.record).toEqual(arrived.session);
        expect(readVisit(JSON.stringify(arrived.visit))).toEqual(arrived.visit);
        const isNew = arrived.last !== kept.last && kept.last !== null;
        if (isNew) expect(isTagged(arrival.params) || !/^(\(none\)|internal)$/.test(arrived.last.medium)).toBe(true);
        if (isNew) expect(arrived.last).toEqual(arrived.session);
      }),
      { numRuns: 1_000 },
    );
  });

  it("[AT19] a visit is whole, with an id that the collector takes, or nothing", () => {
    const visit = { id: "visit-0001", record: recordOf({ source: "letter", medium: "email" }), last: noon };
    const kept = (changes: object) => JSON.stringify({ ...visit, ...changes });
    expect(readVisit(kept({ more: 1 }))).toEqual(visit);
    const broken = [
      { id: "short" },
      { id: 7 },
      { id: "a b c d e f" },
      { id: "x".repeat(65) },
      { last: -1 },
      { last: "1" },
    ];
    for (const changes of [...broken, { record: null }, { record: { source: 1 } }]) {
      expect(readVisit(kept(changes))).toBeNull();
    }
    expect([null, "", "[]", "null", "{", "1"].map(readVisit)).toEqual(Array(6).fill(null));
    fc.assert(fc.property(fc.json(), (text) => readVisit(text) === null));
  });
});
