import { describe, expect, it } from "vitest";
import { situationWith, today } from "#domain/goals/situation.fixture.ts";
import type { Goal } from "#domain/household/household.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import { err, ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { PlanShare } from "#web/household/figures/goal-progress.ts";
import { factsOf, type GoalDetails } from "./goal-facts.ts";
import { fundingWords, milestoneWords, needWords, whenWords } from "./goal-words.ts";

const weekly = (amount: number) => Array.from({ length: 13 }, () => amount);
const household = sampleHousehold();
const plan = { ok: true, value: { budget: { canSave: { amount: 10_000 } }, steps: [] } } as unknown as Figures["plan"];
const noPlan = { ok: false, problem: "too-large" } as unknown as Figures["plan"];

function said(amounts: readonly number[], change: Partial<Goal> = {}, part: Partial<PlanShare> | null = null) {
  const { goal, money, since } = situationWith(amounts, change);
  const { details } = factsOf(goal, ok(new Map([[goal.id, money]])), { household, plan: noPlan, today, began: since });
  if (!details.ok) throw new Error(details.problem);
  const why = { formula: "", inputs: [] };
  const share = part && { amount: minor(0), isFilled: false, why, ...part };
  const value: GoalDetails = { ...details.value, share };
  const need = needWords(goal, value, plan, household);
  const when = whenWords(goal, value, today, [goal]);
  const mark = milestoneWords(value, weekOfDay(today, household.calendars), household);
  return [need.main.text, need.note?.text, when.main.text, when.note?.text, mark.text];
}

const amount = (cents: number): Minor => minor(cents);

describe("the columns of a goal", () => {
  it("show that the goal is paused, and its date", () => {
    const by = "2027-06-12" as Day;
    expect(said(weekly(1_000), { state: "paused", by }).slice(0, 4)).toEqual([
      ...["Paused", "it keeps what it holds", "Wanted by June 2027", undefined],
    ]);
    expect(said([], { state: "paused" })[2]).toBe("No date");
  });

  it("show that the goal is complete, since when, and where its share goes next", () => {
    const full = { alreadySaved: amount(380_000) };
    expect(said([], full)).toEqual([
      ...["Nothing needed", undefined, "Full", "yours to use or to finish", "Full from the start"],
    ]);
    const sweeps = { funding: { by: "fixed", weekly: amount(100) }, sweepTo: { kind: "investing" } } as const;
    expect(said([], { ...full, ...sweeps })[3]).toBe("sweeps to investing");
    expect(said([], { ...full, kind: "emergency" })[3]).toBe("first in line if you use it");
    expect(said(weekly(40_000))[4]).toMatch(/^Full since week \d+/);
  });

  it("show a pace with its margin of error, and how late it is", () => {
    const uneven = [...weekly(10_000).slice(6), ...weekly(4_000).slice(7)];
    expect(said(uneven)[3]).toMatch(/^give or take /);
    expect(said(weekly(2_000), { by: "2026-12-31" as Day })[3]).toMatch(/after its date, steady so far$/);
    expect(said([...weekly(0).slice(4), ...weekly(10_000).slice(9)])[3]).toBe("perhaps much later");
  });

  it("show no finish date without a pace", () => {
    expect(said([]).slice(2, 4)).toEqual(["No date yet", "it comes with the next save"]);
    expect(said(weekly(1)).slice(2, 4)).toEqual(["Not before 2101", "at this pace"]);
    expect(said([], { by: "2026-11-01" as Day })[0]).toBe("Its date is over");
  });

  it("show the planned amount when it is less than needed, and that this week completes the goal", () => {
    const by = "2027-06-12" as Day;
    expect(said(weekly(1_000), { by }, { amount: amount(500) })[1]).toBe("this week $5.00 of it");
    expect(said(weekly(1_000), { by }, {})[1]).toBe("nothing of it this week");
    const last = { amount: amount(6_200), isFilled: true };
    expect(said([], { alreadySaved: amount(373_800) }, last)).toEqual([
      ...["$62.00 this week", "finishes it", "This week", undefined, "$62 to go"],
    ]);
  });

  it("report a problem when sums are too large to be exact", () => {
    const { goal, since } = situationWith([]);
    const facts = factsOf(goal, err("too-large"), { household, plan: noPlan, today, began: since });
    expect(facts.details).toEqual(err("too-large"));
  });

  it("show how a goal without a date is funded", () => {
    expect(said([], {}, {})[0]).toBe("Waits its turn");
    expect(said([], {}).slice(0, 2)).toEqual(["–", "outside the week’s plan"]);
    const goal = situationWith([]).goal;
    const fed = (funding: Goal["funding"]) => fundingWords({ ...goal, ...(funding && { funding }) }, household);
    expect(fed({ by: "fixed", weekly: amount(2_500) })).toBe("$25.00 a week, fixed");
    expect(fed({ by: "share", share: 125 })).toBe("12.5\u00a0% of each week");
    expect(fed({ by: "leftover" })).toBe("what other goals leave");
  });
});
