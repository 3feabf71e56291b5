import { describe, expect, it } from "vitest";
import { arrivalFrom, noon, ownHost } from "./arrival.fixture.ts";
import { classify } from "./classify.ts";
import { known, letter, minutes, nothing, organic, tagged, visitOf } from "./touches.fixture.ts";
import { arrive, isRunning, type KeptTouches } from "./touches.ts";

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

  it("[AT14] never lets direct or internal take the place of the last", () => {
    expect(returned("")).toMatchObject({ last: organic, session: { source: "(direct)" } });
    expect(returned(ownHost)).toMatchObject({ last: organic, session: { medium: "internal" } });
    expect(returned("t.co").last).toMatchObject({ source: "x", ts: noon });
    expect(returned("", { utm_source: "a", utm_medium: "internal" }).last).toMatchObject({ source: "a" });
    expect(returned(ownHost, { utm_source: "a", utm_medium: "(none)" }).last).toMatchObject({ source: "a" });
  });
});

describe("a running visit", () => {
  const inVisit = (host: string, params = {}, changes: Partial<KeptTouches> = {}) =>
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

  it("[AT15] never loses activity that another tab noted later", () => {
    const visit = visitOf(letter, noon + minutes);
    expect(arrive(arrivalFrom(""), known({ visit }), "visit-0002").visit.last).toBe(noon + minutes);
  });

  it("[AT16] takes another tag or click for a new touch, but for no second landing", () => {
    for (const params of [{ utm_source: "poster" }, { ...tagged, utm_campaign: "june" }, { gclid: "1" }]) {
      const arrived = inVisit("", params);
      const record = classify(arrivalFrom("", params));
      expect(arrived).toMatchObject({ first: organic, last: record, session: record, isLanding: false });
      expect(arrived.visit).toEqual({ id: "visit-0001", record, last: noon });
    }
  });

  it("[AT16] takes the same tag again for what it was", () => {
    expect(inVisit("t.co", tagged)).toMatchObject({ last: organic, session: letter, visit: { record: letter } });
  });
});
