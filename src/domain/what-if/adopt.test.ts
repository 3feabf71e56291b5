import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { bill, category, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { adopt } from "./adopt.ts";
import type { TriedChange } from "./try-out.ts";

const household = sampleHousehold({
  incomes: [income(50_000)],
  bills: [bill(10_000), bill(700, { id: "films" })],
  categories: [category(10_000)],
  debts: [debt(300_000)],
  goals: [goal(400_000, { by: "2027-06-30" as Day })],
});

const adopted = (...changes: TriedChange[]) =>
  adopt({
    household,
    changes,
    today: "2026-11-16" as Day,
    week: "2026-W47" as WeekId,
    began: "2026-W01" as WeekId,
  });

describe("adopting a what-if", () => {
  it("[WI8] writes only what changes, each thing by itself", () => {
    const changes: TriedChange[] = [
      { what: "income", id: "pay", amount: minor(52_000) },
      { what: "goal", id: "trip", by: null },
      { what: "debt", id: "card", apr: 9_000 as Rate },
      { what: "extra", extra: minor(5_000) },
      { what: "rate", growth: 6_000 as Rate },
    ];
    expect(adopted(...changes)).toMatchObject({
      ok: true,
      value: {
        notStorable: [],
        edits: [
          { list: "incomes", id: "pay", change: { pay: { cadence: "weekly", amount: 52_000 } } },
          { list: "goals", id: "trip", change: { by: undefined } },
          { list: "debts", id: "card", change: { apr: 9_000 } },
          { list: "household", change: { payoff: { extra: 5_000 }, assumptions: { growth: 6_000, inflation: 2_000 } } },
        ],
      },
    });
  });

  it("[WI8] adds new rows, removes a bill of zero, and changes a budget from this week on", () => {
    const result = adopted(
      { what: "new-bill", label: "Gym", amount: minor(3_000), cadence: "monthly" },
      { what: "bill", id: "films", amount: minor(0) },
      { what: "budget", id: "food", weekly: minor(8_000) },
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        edits: [
          { list: "bills", id: "films", isGone: true },
          { list: "bills", added: { label: "Gym", amount: 3_000 } },
          {
            list: "categories",
            id: "food",
            change: { weeklyBudget: 8_000, since: "2026-W47", earlier: [{ from: "2026-W01", weeklyBudget: 10_000 }] },
          },
        ],
      },
    });
  });

  it("lists what cannot be stored, and stores the rest", () => {
    const once: TriedChange = { what: "one-off", amount: minor(5_000) };
    const paid: TriedChange = { what: "debt", id: "card", paidNow: minor(100), apr: 8_000 as Rate };
    const result = adopted(once, { what: "save", weekly: minor(5) }, paid);
    expect(result).toMatchObject({ ok: true, value: { edits: [{ list: "debts", change: { apr: 8_000 } }] } });
    expect(result.ok && result.value.notStorable).toEqual([once, { what: "save", weekly: 5 }, paid]);
  });

  it("rejects everything if something was deleted meanwhile, and writes nothing without changes", () => {
    expect(adopted({ what: "goal", id: "gone" }, { what: "extra", extra: minor(1) })).toEqual({
      ok: false,
      problem: "gone",
    });
    expect(adopted({ what: "goal", id: "trip" })).toMatchObject({ ok: true, value: { edits: [], notStorable: [] } });
  });
});
