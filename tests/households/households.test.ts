import { describe, expect, it } from "vitest";
import { householdMood } from "#domain/dashboard/household-mood.ts";
import type { Day } from "#domain/time/day.ts";
import { readHouseholdFile } from "#sync/files/read-household-file.ts";
import { readRecord } from "#sync/read-record.ts";
import { figuresFrom } from "#web/household/figures/figures.fixture.ts";
import { householdFileText } from "./household-file.ts";
import { households } from "./households.ts";

const days = ["2026-01-01", "2026-11-13", "2027-01-03", "2028-02-29", "2026-08-31"] as Day[];
const states = Object.keys(households) as (keyof typeof households)[];
const cases = states.flatMap((state) => days.map((today) => [state, today] as const));

describe("a household for each state", () => {
  it.each(cases)("%s on %s is made of records that hold, each with an id of its own", (state, today) => {
    const records = households[state](today);
    expect(records.map(readRecord).filter(({ ok }) => !ok)).toEqual([]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it.each(cases)("%s on %s points at nothing that is not there", (state, today) => {
    const records = households[state](today);
    const ids = new Set(records.map(({ id }) => id));
    const pointed = JSON.stringify(records).match(/(?<="(?:personId|categoryId|habitId|id)":")[^"]+/g)!;
    expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(cases)("%s on %s is in that state", (state, today) => {
    const figures = figuresFrom(households[state](today), Date.parse(`${today}T12:00:00Z`));
    const { plan, household, week: now } = figures;
    if (!plan.ok) throw new Error(plan.problem);
    const mood = householdMood({ ...figures, now, people: household.people, left: plan.value.budget.left });
    expect(mood.kind).toBe(state);
  });

  it.each(states)("%s is a file that the import takes whole", (state) => {
    const records = households[state](days[1]!);
    const read = readHouseholdFile(householdFileText(records));
    if (!read.ok) throw new Error(read.problem);
    const [household] = read.value.households;
    expect(household?.skipped).toEqual([]);
    expect(household?.records).toHaveLength(records.length);
  });
});
