import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrival, arrivalFrom, noon, ownHost, recordOf } from "./arrival.fixture.ts";
import { classify, isTagged } from "./arrival.ts";
import type { AttributionRecord } from "./record.ts";
import {
  arrive,
  completesIntake,
  daysSince,
  isRunning,
  type RunningVisit,
  readVisit,
  type StoredTouches,
  signUpState,
} from "./touches.ts";

const minutes = 60_000;
const nothing: StoredTouches = {
  first: null,
  last: null,
  session: null,
  visit: null,
  landingSent: false,
  isReload: false,
};
const organic = recordOf({ source: "google", medium: "organic", ts: noon - 90 * minutes });
const letter = recordOf({ source: "letter", medium: "email", campaign: "may", ts: noon - 10 * minutes });
const tagged = { utm_source: "letter", utm_medium: "email", utm_campaign: "may" };
const visitOf = (record: AttributionRecord, last = noon - 5 * minutes): RunningVisit => ({
  id: "visit-0001",
  record,
  last,
});
const known = (changes: Partial<StoredTouches>): StoredTouches => ({
  ...nothing,
  first: organic,
  last: organic,
  ...changes,
});

describe("the first arrival", () => {
  it("[AT13] is first, last and session, begins a visit, and is a landing", () => {
    const arrival = arrivalFrom("www.google.de");
    const record = classify(arrival);
    expect(arrive(arrival, nothing, "visit-0002")).toEqual({
      first: record,
      last: record,
      session: record,
      visit: { id: "visit-0002", record, last: noon },
      isLanding: true,
    });
  });

  it.each(["", ownHost, "accounts.google.com"])(
    "[AT14] is the last touch even from %j, if there is no other",
    (host) => {
      const arrival = arrivalFrom(host);
      expect(arrive(arrival, nothing, "visit-0002")).toMatchObject({
        first: classify(arrival),
        last: classify(arrival),
      });
    },
  );
});

describe("first and last touch", () => {
  const returned = (host: string, params = {}) => arrive(arrivalFrom(host, params), known({}), "visit-0002");

  it("[AT13] writes the first once", () => {
    expect(returned("t.co").first).toBe(organic);
    expect(returned("", tagged).first).toBe(organic);
  });

  it("[AT14] never replaces the last touch with direct or internal", () => {
    expect(returned("")).toMatchObject({ last: organic, session: { source: "(direct)" } });
    expect(returned(ownHost)).toMatchObject({ last: organic, session: { medium: "internal" } });
    expect(returned("t.co").last).toMatchObject({ source: "x", ts: noon });
    expect(returned("", { utm_source: "a", utm_medium: "internal" }).last).toMatchObject({ source: "a" });
    expect(returned(ownHost, { utm_source: "a", utm_medium: "(none)" }).last).toMatchObject({ source: "a" });
  });
});

describe("a running visit", () => {
  const inVisit = (host: string, params = {}, changes: Partial<StoredTouches> = {}) =>
    arrive(arrivalFrom(host, params), known({ visit: visitOf(letter), ...changes }), "visit-0002");

  it.each(["", "t.co", ownHost, "accounts.google.com"])("[AT15] goes on in a new tab from %j, as it was", (host) => {
    const visit = { ...visitOf(letter), last: noon };
    expect(inVisit(host)).toEqual({ first: organic, last: organic, session: letter, visit, isLanding: false });
  });

  it.each([
    [30 * minutes, true],
    [30 * minutes + 1, false],
    [-30 * minutes, true],
    [-30 * minutes - 1, false],
  ])("[AT15] runs %i ms after its last activity: %s", (ms, isGoingOn) => {
    const visit = visitOf(letter, noon - ms);
    const arrived = arrive(arrivalFrom("t.co"), known({ visit }), "visit-0002");
    expect(isRunning(visit, noon)).toBe(isGoingOn);
    expect(arrived).toMatchObject({ visit: { id: isGoingOn ? visit.id : "visit-0002" }, isLanding: !isGoingOn });
    expect(arrived.session.source).toBe(isGoingOn ? "letter" : "x");
  });

  it("[AT15] never loses later activity of another tab", () => {
    const visit = visitOf(letter, noon + minutes);
    expect(arrive(arrivalFrom(""), known({ visit }), "visit-0002").visit.last).toBe(noon + minutes);
  });

  it("treats another tag or click as a new touch, but not as a second landing", () => {
    for (const params of [{ utm_source: "poster" }, { ...tagged, utm_campaign: "june" }, { gclid: "1" }]) {
      const arrived = inVisit("", params);
      const record = classify(arrivalFrom("", params));
      expect(arrived).toMatchObject({ first: organic, last: record, session: record, isLanding: false });
      expect(arrived.visit).toEqual({ id: "visit-0001", record, last: noon });
    }
  });

  it("treats a repeated tag as the same touch", () => {
    expect(inVisit("t.co", tagged)).toMatchObject({ last: organic, session: letter, visit: { record: letter } });
  });
});

describe("a reload", () => {
  const reload = (changes: Partial<StoredTouches>, params = {}) =>
    arrive(arrivalFrom("t.co", params), known({ isReload: true, landingSent: true, ...changes }), "visit-0002");

  it("reclassifies nothing, and adopts the newer touch of another tab", () => {
    expect(reload({ session: letter, visit: visitOf(organic) })).toMatchObject({ session: organic, last: organic });
    expect(reload({ session: letter, visit: visitOf(organic) }, tagged)).toMatchObject({
      session: organic,
      last: organic,
      visit: { id: "visit-0001" },
      isLanding: false,
    });
  });

  it("keeps its touch when the visit is over, in a visit of its own", () => {
    const arrived = reload({ session: letter, visit: visitOf(organic, noon - 60 * minutes) }, { gclid: "1" });
    expect(arrived).toMatchObject({ session: letter, last: organic, visit: { id: "visit-0002", record: letter } });
    expect(arrived.isLanding).toBe(false);
  });

  it("is an ordinary arrival when the tab has nothing stored", () => {
    expect(reload({ session: null }).session.source).toBe("x");
    expect(reload({ session: null, visit: visitOf(organic) }, tagged).session.source).toBe("letter");
  });
});

describe("a visit that is over", () => {
  const over = visitOf(organic, noon - 31 * minutes);

  it("is followed by a new one that is classified again, and is a landing unless this session sent one", () => {
    const arrived = arrive(
      arrivalFrom("", tagged),
      known({ visit: visitOf(letter, over.last), session: letter }),
      "visit-0002",
    );
    expect(arrived).toMatchObject({ visit: { id: "visit-0002", last: noon }, session: { ts: noon }, isLanding: true });
    expect(arrived.last.ts).toBe(noon);
    expect(arrive(arrivalFrom(""), known({ visit: over, landingSent: true }), "visit-0002").isLanding).toBe(false);
  });

  it("goes on after a redirect: the tab's touch, else the visit's, else the last", () => {
    const back = (changes: Partial<StoredTouches>, params = {}) =>
      arrive(arrivalFrom("accounts.google.com", params), { ...nothing, ...changes }, "visit-0002");
    expect(back({ session: letter, visit: over, last: organic })).toMatchObject({ session: letter, last: organic });
    expect(back({ visit: visitOf(letter, over.last), last: organic })).toMatchObject({
      session: letter,
      last: organic,
    });
    expect(back({ last: organic })).toMatchObject({ session: organic, last: organic, visit: { id: "visit-0002" } });
    expect(back({ session: letter }, { gclid: "1" }).last).toMatchObject({ source: "google", medium: "cpc" });
    expect(back({}).session).toMatchObject({ source: "(direct)", medium: "(none)", referrer: "" });
  });
});

const at = (instant: number) => new Date(instant).toISOString();
const day = 86_400_000;

describe("signing up", () => {
  it.each([
    [0, "new"],
    [14_999, "new"],
    [15_000, "new"],
    [15_001, "known"],
    [-14_999, "new"],
    [-15_000, "new"],
    [-15_001, "known"],
  ] as const)("[AT21] takes a sign-in %i ms after the account for %s", (ms, state) => {
    expect(signUpState(at(noon), at(noon + ms))).toBe(state);
  });

  it("[AT21] reads the other common time format, and treats an unreadable time as known", () => {
    expect(signUpState(new Date(noon).toUTCString(), at(noon + 15_000))).toBe("new");
    for (const text of ["", "then", "0000-99-99"]) {
      expect([signUpState(text, at(noon)), signUpState(at(noon), text), signUpState(text, text)]).toEqual(
        Array(3).fill("known"),
      );
    }
  });

  it.each([
    [0, 0],
    [day - 1, 0],
    [day, 1],
    [10 * day + 5, 10],
    [-1, 0],
    [-5 * day, 0],
  ])("counts %i ms as %i days", (ms, days) => {
    expect(daysSince(at(noon), noon + ms)).toBe(days);
  });

  it("counts zero days since an unreadable time", () => {
    expect(Object.is(daysSince("", noon), 0) && Object.is(daysSince(at(noon), noon - 1), 0)).toBe(true);
  });
});

describe("completing the intake", () => {
  it.each([
    [0, true],
    [14_999, true],
    [15_000, true],
    [15_001, false],
    [-1, false],
    [Number.NaN, false],
  ])("says of the dashboard %d ms after the click: %s", (ms, isComplete) => {
    expect(completesIntake(noon, noon + ms)).toBe(isComplete);
  });

  it("needs a time of the click", () => {
    expect(completesIntake(Number.NaN, noon)).toBe(false);
  });
});

describe("whatever is stored", () => {
  const anyRecord = fc.option(anyArrival.map(classify));
  const anyVisit = fc.record({
    record: anyArrival.map(classify),
    last: fc.integer({ min: noon - 9e6, max: noon + 9e6 }),
  });
  const anyKept: fc.Arbitrary<StoredTouches> = fc.record({
    first: anyRecord,
    last: anyRecord,
    session: anyRecord,
    visit: fc.option(anyVisit.map((visit) => ({ id: "visit-0001", ...visit }))),
    landingSent: fc.boolean(),
    isReload: fc.boolean(),
  });

  it("every arrival leaves complete, consistent records, and does not mutate its input", () => {
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

  it("a visit is complete, with an id that the collector accepts, or null", () => {
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
