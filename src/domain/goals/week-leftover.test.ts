import { describe, expect, it } from "vitest";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { category, goal } from "../plan/sample-household.ts";
import type { WeekId } from "../time/week.ts";
import { lastLeftover, leftoverNote } from "./week-leftover.ts";

const week = "2026-W45" as WeekId;
const envelope = (spent: number) => ({
  category: category(10_000, { rollover: "off" }),
  budget: minor(10_000),
  carried: minor(0),
  spent: minor(spent),
  left: minor(10_000 - spent),
});
const table = goal(50_000, { id: "table", funding: { by: "leftover" } });
const save = (fields: Partial<Save>): Save => ({
  id: "s",
  week,
  personId: "maya",
  amount: minor(2_500),
  recordedAt: 1,
  note: leftoverNote,
  target: { kind: "goal", id: "table" },
  ...fields,
});
const offered = (spent: number, saves: readonly Save[] = [], goals = [table]) =>
  lastLeftover({ week, envelopes: [envelope(spent)], goals, money: new Map(), saves });

describe("what last week's budgets left", () => {
  it("is offered to goals funded by it, with its explanation", () => {
    expect(offered(7_500)).toMatchObject({
      left: { amount: 2_500, why: { inputs: [{ amount: 2_500 }] } },
      shares: [{ target: { kind: "goal", id: "table" }, amount: 2_500 }],
    });
  });

  it("is not offered when nothing was left, nothing was recorded, or no goal is funded by it", () => {
    expect([offered(10_000), offered(12_000), offered(0), offered(7_500, [], [goal(50_000)])]).toEqual(
      Array(4).fill(null),
    );
  });

  it("is offered once; other saves do not count as leftover saves", () => {
    expect(offered(7_500, [save({})])).toBeNull();
    expect(offered(7_500, [save({ note: "" }), save({ id: "t", week: "2026-W44" as WeekId })])).not.toBeNull();
  });
});
