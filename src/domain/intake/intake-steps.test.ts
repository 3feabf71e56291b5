import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../time/day.ts";
import { staleSteps, steps } from "./intake-steps.ts";

const today = "2026-11-15" as Day;
const all = (on: Day) => Object.fromEntries(steps.map((step) => [step, on]));
const quarterly = ["incomes", "bills", "everyday", "own-and-owe", "goals"];

describe("stale steps", () => {
  it("are none while everything was confirmed within 13 weeks", () => {
    expect(staleSteps(all(today), today)).toEqual([]);
    expect(staleSteps(all(addDays(today, -90)), today)).toEqual([]);
  });

  it("are all but people and habits 91 days later, in the order of the steps", () => {
    expect(staleSteps(all(addDays(today, -91)), today)).toEqual(quarterly);
    expect(staleSteps(all(addDays(today, -4_000)), today)).toEqual(quarterly);
  });

  it("include what was never confirmed", () => {
    expect(staleSteps({}, today)).toEqual(quarterly);
    expect(staleSteps({ bills: today, goals: today }, today)).toEqual(["incomes", "everyday", "own-and-owe"]);
  });

  it("do not include what another device confirmed on a day that is not here yet", () => {
    expect(staleSteps(all(addDays(today, 1)), today)).toEqual([]);
  });
});
