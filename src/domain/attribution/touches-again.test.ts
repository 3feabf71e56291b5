import { describe, expect, it } from "vitest";
import { arrivalFrom, noon } from "./arrival.fixture.ts";
import { known, letter, minutes, nothing, organic, tagged, visitOf } from "./touches.fixture.ts";
import { arrive, type KeptTouches } from "./touches.ts";

describe("a reload", () => {
  const reload = (changes: Partial<KeptTouches>, params = {}) =>
    arrive(arrivalFrom("t.co", params), known({ isReload: true, landingSent: true, ...changes }), "visit-0002");

  it("[AT17] reclassifies nothing, and takes over what another tab brought", () => {
    expect(reload({ session: letter, visit: visitOf(organic) })).toMatchObject({ session: organic, last: organic });
    expect(reload({ session: letter, visit: visitOf(organic) }, tagged)).toMatchObject({
      session: organic,
      last: organic,
      visit: { id: "visit-0001" },
      isLanding: false,
    });
  });

  it("[AT17] keeps its touch when the visit is over, in a visit of its own", () => {
    const arrived = reload({ session: letter, visit: visitOf(organic, noon - 60 * minutes) }, { gclid: "1" });
    expect(arrived).toMatchObject({ session: letter, last: organic, visit: { id: "visit-0002", record: letter } });
    expect(arrived.isLanding).toBe(false);
  });

  it("[AT17] is an arrival like any other where the tab holds nothing", () => {
    expect(reload({ session: null }).session.source).toBe("x");
    expect(reload({ session: null, visit: visitOf(organic) }, tagged).session.source).toBe("letter");
  });
});

describe("a visit that is over", () => {
  const over = visitOf(organic, noon - 31 * minutes);

  it("[AT18] is followed by another, classified anew, and a landing unless this browser session sent one", () => {
    const arrived = arrive(
      arrivalFrom("", tagged),
      known({ visit: visitOf(letter, over.last), session: letter }),
      "visit-0002",
    );
    expect(arrived).toMatchObject({ visit: { id: "visit-0002", last: noon }, session: { ts: noon }, isLanding: true });
    expect(arrived.last.ts).toBe(noon);
    expect(arrive(arrivalFrom(""), known({ visit: over, landingSent: true }), "visit-0002").isLanding).toBe(false);
  });

  it("[AT11] goes on after a redirect: the tab's touch, else the visit's, else the last", () => {
    const back = (changes: Partial<KeptTouches>, params = {}) =>
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
