import { describe, expect, it } from "vitest";
import { noon } from "./arrival.fixture.ts";
import { completesIntake } from "./intake-window.ts";
import { daysSince, signUpState } from "./sign-up.ts";

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

  it("[AT21] reads the other common way to write a time, and takes what it can't read for known", () => {
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
  ])("[AT22] counts %i ms as %i days", (ms, days) => {
    expect(daysSince(at(noon), noon + ms)).toBe(days);
  });

  it("[AT22] counts none since a time it can't read", () => {
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
  ])("[AT23] says of the dashboard %d ms after the click: %s", (ms, isComplete) => {
    expect(completesIntake(noon, noon + ms)).toBe(isComplete);
  });

  it("[AT23] needs a time of the click", () => {
    expect(completesIntake(Number.NaN, noon)).toBe(false);
  });
});
