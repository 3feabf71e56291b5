import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  catalogue,
  type EventName,
  eventNames,
  isEventName,
  knownParams,
  type ParamValue,
  tooLongNames,
} from "./catalogue.ts";
import { eventProblems } from "./event-batch.ts";
import { cutTo, longestOf, tagLimits } from "./tag-limits.ts";

const page = { page_location: "https://a.example/", page_title: "Weekfold", page_referrer: "" };
const methods = ["password", "phone", "passkey", "google.com", "apple.com", "oidc"].map((method) => ({ method }));

/** Valid parameters of each event, edge cases included. */
const goodParams: Record<EventName, readonly Record<string, ParamValue>[]> = {
  landing: [{}],
  page_view: [
    page,
    ...["home", "intake", "dashboard", "lander"].map((page_kind) => ({ ...page, page_kind })),
    { page_location: "x".repeat(1_000), page_title: "x".repeat(300), page_referrer: "x".repeat(420) },
  ],
  home_view: [{ returning_session: true }, { returning_session: false }],
  intake_view: [{ mode: "create" }, { mode: "edit" }],
  intake_resume_draft: [{}],
  intake_save_draft_success: [{}],
  intake_submit: [{}],
  intake_complete: [{}],
  dashboard_view: [{}],
  week_save: [{ weekId: "2026-W53" }],
  lander_view: [{ lander_id: "unknown" }, { lander_id: "x".repeat(100) }],
  sign_up: methods,
  login: methods,
  retention_ping: [{ days_since_signup: 0 }, { days_since_signup: 99_999 }],
};

const events = fc.constantFrom(...eventNames);

it("has the events of the specification, and no other", () => {
  expect(eventNames.toSorted()).toEqual(
    [
      ...["landing", "page_view", "home_view", "intake_view", "intake_resume_draft", "intake_save_draft_success"],
      ...["intake_complete", "intake_submit", "dashboard_view", "week_save", "lander_view", "sign_up", "login"],
      "retention_ping",
    ].sort(),
  );
  expect(["toString", "constructor", "__proto__", "", "Landing"].filter(isEventName)).toEqual([]);
});

it("no name is too long for the tag, and no event has too many parameters", () => {
  expect(tooLongNames).toEqual([]);
  for (const name of eventNames) {
    const params = Object.keys(catalogue[name].entries);
    expect(params.length).toBeLessThanOrEqual(tagLimits.parameters);
    for (const text of [name, ...params]) expect(text).toMatch(/^[a-zA-Z]\w{0,39}$/);
  }
});

describe("parameters", () => {
  it.each(Object.entries(goodParams))("those of %s pass as they are, and nothing is wrong with them", (name, all) => {
    for (const params of all) {
      expect(knownParams(name as EventName, params)).toEqual(params);
      expect(eventProblems(name, params)).toEqual([]);
    }
  });

  it("[TR18] only parameters of the catalogue pass, whatever the input, and nothing throws", () => {
    const given = fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything()));
    fc.assert(
      fc.property(events, given, (name, params) => {
        const known = knownParams(name, params);
        const names = Object.keys(catalogue[name].entries);
        expect(Object.keys(known ?? {}).every((param) => names.includes(param))).toBe(true);
      }),
    );
  });

  it("[TR18] other parameters do not pass", () => {
    const beside = { amount: 1250, name: "Ada", note: "for the roof", email: "ada@home.example" };
    for (const [name, all] of Object.entries(goodParams))
      for (const params of all) expect(knownParams(name as EventName, { ...params, ...beside })).toEqual(params);
  });

  it.each<[EventName, object]>([
    ["week_save", { weekId: "1250" }],
    ["week_save", { weekId: "2026-W54" }],
    ["home_view", { returning_session: 1250 }],
    ["intake_view", { mode: "Ada" }],
    ["sign_up", { method: "ada@home.example" }],
    ["retention_ping", { days_since_signup: 12.5 }],
    ["retention_ping", { days_since_signup: -1 }],
    ["retention_ping", { days_since_signup: 100_000 }],
    ["lander_view", { lander_id: "x".repeat(101) }],
    ["page_view", { page_location: "x".repeat(1_001), page_title: "", page_referrer: "" }],
    ["page_view", { page_location: "", page_title: "", page_referrer: "", page_kind: "Ada" }],
  ])("[TR18] %s refuses %j", (name, params) => {
    expect(knownParams(name, params)).toBeNull();
  });
});

describe("lengths", () => {
  it("the limit of a parameter is an own property, never an inherited one", () => {
    expect(["page_location", "page_referrer", "page_title", "weekId"].map(longestOf)).toEqual([1000, 420, 300, 100]);
    expect(["constructor", "toString", "__proto__"].map(longestOf)).toEqual([100, 100, 100]);
  });

  it("a text is truncated to whole characters, so that both tag and collector accept it", () => {
    expect(cutTo("ab🧺", 3)).toBe("ab");
    expect(cutTo("ab🧺", 4)).toBe("ab🧺");
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), fc.nat(20), (codes, length) => {
        const text = String.fromCharCode(...codes);
        const cut = cutTo(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut).not.toMatch(/[\0\p{Surrogate}]/u);
        expect(() => encodeURIComponent(cut)).not.toThrow();
      }),
    );
  });
});
