// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { arrivalAt, measuringPage, start, userOf, week } from "./measuring.fixture.ts";

const long = "x".repeat(60);

it("[TR12] first and last touch are told, each within the tag's length", () => {
  const tagged = { utm_source: "news", utm_medium: "email", utm_campaign: long };
  const first = measuringPage({ arrival: arrivalAt(start, tagged) });
  const later = measuringPage({ local: first.local, arrival: arrivalAt(start + week, { gclid: "abc" }) });
  expect(later.properties[0]).toEqual({
    ...{ first_source: "news", first_medium: "email", first_campaign: "x".repeat(36) },
    ...{ last_source: "google", last_medium: "cpc", last_campaign: "" },
    has_completed_intake: false,
  });
});

it("[TR12] a value is not cut within a character", () => {
  const tagged = { utm_source: `${"x".repeat(35)}🧺` };
  expect(measuringPage({ arrival: arrivalAt(start, tagged) }).properties[0]?.first_source).toBe("x".repeat(35));
});

it("[TR12] of whoever signs out nothing stays, and the next person is told of as themselves", () => {
  const page = measuringPage();
  const meet = (user: ReturnType<typeof userOf> | null) => page.measure({ kind: "user", at: start, user });
  meet(userOf("ada", start, start));
  meet(null);
  meet(userOf("ben", start - week, start));
  const told = page.properties.map(({ is_new_user, signup_date }) => [is_new_user, signup_date]);
  expect(told).toEqual([
    [undefined, undefined],
    [true, "2026-11-15"],
    [null, null],
    [false, "2026-11-08"],
  ]);
});

it("[TR12] an account whose times can't be read has no day, and is not new", () => {
  const page = measuringPage();
  const user = { ...userOf("ada", start, start), metadata: { creationTime: "", lastSignInTime: "" } };
  page.measure({ kind: "user", at: start, user });
  expect(page.properties.at(-1)).toMatchObject({ is_new_user: false, signup_date: null });
  expect(page.events.at(-1)?.params).toEqual({ days_since_signup: 0 });
});
