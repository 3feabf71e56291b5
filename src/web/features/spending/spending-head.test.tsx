// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { category, openSpending, pay, since, spent, textOf, textsOf } from "./spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const room = () => textOf(".spending-room").replace(/ why\?.*/s, "");
const first = (...more: Parameters<typeof since>[1][]) => since("2026-W45", ...more);

describe("the head of the page", () => {
  it("shows what was spent so far, and why", async () => {
    await openSpending(first(category("Food", 10_000), spent("a", "Food", 2_345), spent("b", undefined, 100)));
    expect(textOf(".spending-of")).toMatch(/^Spent so far why\?/);
    expect(textOf(".spending-hero .money-spoken")).toBe("$24.45");
    expect(textOf(".spending-of .why-note")).toContain("Without a category: $1.00");
  });

  it("names paid bills apart, which take nothing from the budgets", async () => {
    const bill = { id: "rent", due: "2026-11-10" };
    await openSpending(
      first(category("Food", 10_000), spent("a", "Food", 2_345), spent("r", "Food", 90_000, { bill })),
    );
    expect(textOf(".spending-hero .money-spoken")).toBe("$23.45");
    expect(screen.getByText("$900.00 for bills, planned apart from the budgets.")).toBeTruthy();
  });

  it("says of what a goal paid that it was a goal, not a bill", async () => {
    await openSpending(first(category("Food", 10_000), spent("t", "Food", 4_000, { goalId: "trip" })));
    expect(screen.getByText("$40.00 paid by goals, planned apart from the budgets.")).toBeTruthy();
  });

  it("says that nothing was entered, and shows no zero", async () => {
    await openSpending(first(category("Food", 10_000)));
    expect(textOf(".spending-nothing")).toBe("Nothing entered this week yet");
    expect(room()).toContain("$100.00 safe to spend");
    cleanup();
    await openSpending(first(category("Food", 10_000)), "?on=2026-11-03");
    expect(textOf(".spending-nothing")).toBe("Nothing entered");
  });

  it("says what is safe to spend and how much of it rolled over", async () => {
    await openSpending(first(category("Food", 10_000, { rollover: "leftover" }), spent("a", "Food", 2_500)));
    expect(room()).toBe("$175.00 safe to spend · , of $200.00 for the week, $100.00 of it rolled over");
    expect(textOf(".spending-room .why-note")).toMatch(/Days left, today included: 3.*A day: \$58\.33/s);
  });

  it("says calmly how far over budget the week is, and how an ended one turned out", async () => {
    const food = category("Food", 10_000, { rollover: "both" });
    const last = spent("l", "Food", 13_000, { day: "2026-11-04" });
    await openSpending(first(food, last, spent("a", "Food", 8_000)));
    expect(room()).toMatch(/^\$10\.00 over the budgets .* \$70\.00 for the week, \$30\.00 less by what was overspent/);
    cleanup();
    await openSpending(first(food, spent("l", "Food", 4_000, { day: "2026-11-04" })), "?on=2026-11-04");
    expect(room()).toMatch(/^\$60\.00 left over/);
  });

  it("says in a sentence what stands out, without judging", async () => {
    const some = ["Food", "Home", "Health"].map((id) => category(id, 7_000));
    await openSpending(
      first(...some, spent("a", "Food", 6_000), spent("b", "Home", 1_000), spent("c", "Health", 1_000)),
    );
    expect(textOf(".spending-facts")).toBe("Health and Home are quiet this week. Food has $10.00 until Sunday.");
    cleanup();
    await openSpending(
      first(...some, spent("a", "Food", 8_000), spent("b", "Home", 5_000), spent("c", "Health", 5_000)),
    );
    expect(textOf(".spending-facts")).toBe("Food is over by $10.00; next week starts afresh.");
    cleanup();
    await openSpending(first(...some, spent("a", "Food", 8_000, { day: "2026-11-04" })), "?on=2026-11-04");
    expect(textOf(".spending-facts")).toBe("Food went over by $10.00. Food took the most, $80.00.");
  });

  it("has a bar for each day with what is left for future days, also for screen readers", async () => {
    await openSpending(
      first(category("Food", 10_000), spent("a", "Food", 2_500), spent("b", "Food", -400, { day: "2026-11-11" })),
    );
    expect(textsOf(".period-bars li")).toEqual([
      ...["Monday, 9 November: $0.00", "Tuesday, 10 November: $25.00", "Wednesday, 11 November: $4.00 back"],
      ...["Thursday, 12 November: $0.00", "Friday, 13 November: $0.00"],
      ...["Saturday, 14 November: $26.33 left for it", "Sunday, 15 November: $26.33 left for it", "$26.33 a day left"],
    ]);
    expect(textsOf(".period-bar-amount")).toEqual(["$25", "+ $4"]);
    expect(document.querySelectorAll(".period-bar-ahead")).toHaveLength(2);
  });

  it("has a bar for each week of a month, and none without entries", async () => {
    await openSpending(first(category("Food", 7_000), spent("a", "Food", 2_500)), "?by=month");
    expect(textsOf(".period-bars li")[2]).toMatch(/^9 November – 15 November: \$25\.00, \$\d+\.\d\d left for it$/);
    cleanup();
    await openSpending(coupleRecords());
    expect(document.querySelector(".period-bars")).toBeNull();
  });

  it("says whose paydays a pay period is between", async () => {
    await openSpending(first(spent("a", undefined, 100), pay("2026-11-17")), "?by=pay");
    expect(textOf(".spending-of")).toMatch(/^Spent so far, between Maya’s paydays/);
    cleanup();
    const alone = first(spent("a", undefined, 100), pay("2026-11-17")).filter(({ id }) => id !== "tom");
    await openSpending(alone, "?by=pay");
    expect(textOf(".spending-of")).toMatch(/^Spent so far, between your paydays/);
  });

  it("says when amounts are too large to add up, and still lists the entries", async () => {
    const many = Array.from({ length: 40 }, (_, at) => category(`c${at}`, 99_999_999_999));
    await openSpending(since("1990-W01", ...many, spent("a", "c1", 100)));
    expect(screen.getByText(/too large to be added up exactly/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Entries" })).toBeTruthy();
  });
});
