import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { category } from "../plan/sample-household.ts";
import type { WeekId } from "../time/week.ts";
import { changeBudget } from "./household.ts";

const [began, now] = ["2026-W40", "2026-W46"] as WeekId[] as [WeekId, WeekId];
const less = { weeklyBudget: minor(9_000), rollover: "off" } as const;

describe("[SP11] another budget holds from this week on", () => {
  it("and the weeks before keep what they had", () => {
    const changed = changeBudget(category(12_000), less, now, began);
    expect(changed).toMatchObject({
      weeklyBudget: 9_000,
      since: now,
      earlier: [{ from: began, weeklyBudget: 12_000, rollover: "off" }],
    });
    const again = changeBudget(changed, { weeklyBudget: minor(5_000), rollover: "both" }, "2026-W50" as WeekId, began);
    expect(again.earlier?.map(({ from }) => from)).toEqual([began, now]);
  });

  it("the same budget, or another one in the week it began, adds no period", () => {
    const same = category(9_000);
    expect(changeBudget(same, less, now, began)).toBe(same);
    expect(changeBudget(category(12_000), less, began, began)).toEqual(category(9_000));
  });
});
