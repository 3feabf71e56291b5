// @vitest-environment happy-dom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { bill, openSpending, pay, press, repeated, textOf, textsOf, until } from "../spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bills = [
  bill("Rent", 90_000, "2026-11-28"),
  bill("Power", 9_600, "2026-11-15"),
  bill("Phones", 7_000, "2026-11-17"),
];
const day = (date: string) => textOf(`.month-day:has(time[datetime="${date}"])`);
const until17 = () => textsOf(".until-pay li");

describe("bills and paydays", () => {
  it("are shown on their days of the month, in the household's weeks, with paydays", async () => {
    await openSpending(coupleRecords(...bills, pay("2026-11-17")));
    expect(textsOf(".month-grid th")).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    expect(document.querySelectorAll(".month-grid tbody tr:first-child .month-none")).toHaveLength(6);
    expect([day("2026-11-28"), day("2026-11-17")]).toEqual(["28Rent$900.00", "17Maya’s pay+ $1,840Phones$70.00"]);
    expect(day("2026-11-13")).toBe("13");
    expect(document.querySelector('[aria-current="date"] time')?.textContent).toBe("13");
    expect(textOf(".bills-list .sum")).toMatch(/^Due in November why\?.*\$1,066\.00$/s);
  });

  it("can be browsed month by month, starting with this one", async () => {
    await openSpending(coupleRecords(...bills));
    await press("Previous month");
    expect(textOf(".bills-month h3")).toBe("November");
    await press("Next month");
    expect([textOf(".bills-month h3"), day("2026-12-28")]).toEqual(["December", "28Rent$900.00"]);
    await press("Next month");
    expect(textOf(".bills-month h3")).toBe("January 2027");
  });

  it("includes repeated entries, and marks those that are entered", async () => {
    const entered = recordWith(repeated("tv", "2026-11-01"), { id: "tv" });
    await openSpending(coupleRecords(entered));
    await until(() => document.querySelector(".due-card"));
    await press(/^Enter it: Streaming, 8/);
    await until(() => document.querySelector(".month-due--done"));
    expect(day("2026-11-08")).toBe("8Streaming");
    expect(textsOf(".bills-list li")[0]).toBe("Sun 8Streaming entered$15.99");
  });

  it("lists what is due before anyone's next pay; a bill on the payday belongs to that pay", async () => {
    await openSpending(coupleRecords(...bills, pay("2026-11-17")));
    expect(textOf(".until-pay h3")).toBe("Before Maya’s pay on Tuesday");
    expect(until17()).toEqual(["Sun 15PowerMark paid$96.00"]);
    expect(textOf(".until-pay .sum")).toMatch(/^Due by then why\?.*\$96\.00$/s);
  });

  it("says so when nothing is due before it, and when no pay has a day", async () => {
    await openSpending(coupleRecords(bill("Rent", 90_000, "2026-11-28"), pay("2026-11-14")));
    expect(textOf(".until-pay")).toBe("Before Maya’s pay tomorrowNothing is due before that.");
    cleanup();
    await openSpending(coupleRecords(...bills));
    const section = within(screen.getByRole("region", { name: "Bills and paydays" }));
    expect(section.getByRole("link", { name: "Say when the next pay comes" })).toBeTruthy();
  });

  it("says in one sentence when there are none", async () => {
    await openSpending(coupleRecords());
    expect(screen.getByText(/No bills are listed yet/)).toBeTruthy();
    expect(document.querySelector(".month-grid")).toBeNull();
  });
});

describe("a bill that looks like a debt", () => {
  const loan = (balance: number) =>
    recordOf("debt", { id: "loan", label: "rent", kind: "car", balance, apr: 0, minimum: 100 });
  const question = () => screen.queryByText("Is this the same payment?");

  it("[BD3] is asked about until someone answers, with undo", async () => {
    await openSpending(coupleRecords(...bills, loan(5_000)));
    expect(question()).toBeTruthy();
    await press(/^Yes/);
    expect(question()).toBeNull();
    await press("Undo");
    await press(/^No\b/);
    expect(question()).toBeNull();
  });

  it("[BD2] leaves the calendar once the debt that it pays is paid off", async () => {
    const linked = recordWith(bills[0]!, { debtId: "loan" });
    await openSpending(coupleRecords(linked, ...bills.slice(1), loan(0)));
    expect(day("2026-11-28")).toBe("28");
    expect(day("2026-11-17")).toContain("Phones");
  });
});
