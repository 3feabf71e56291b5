// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { leave, openNetWorth } from "./open-net-worth.fixture.tsx";
import { account, balance, monthly, twoYears } from "./worth-records.fixture.ts";

afterEach(leave);

const choose = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));

describe("a room with little in it", () => {
  it("[NR26] leads to the beginning where there is no household", async () => {
    await openNetWorth([], { household: [] });
    expect(screen.getByRole("link", { name: "Set up your household" })).toBeTruthy();
  });

  it("[NR26] asks for the first thing where nothing is listed", async () => {
    await openNetWorth([]);
    expect(screen.getByText("Add what you own")).toBeTruthy();
    expect(screen.queryByText("Update balances")).toBeNull();
  });

  it("[NR16] draws no line of a single day, and promises no pace too early", async () => {
    await openNetWorth([account("a", "Savings", "savings", 100), balance("a", "2025-12-29", 100)]);
    expect(screen.getByText(/Once your balances go back six months/)).toBeTruthy();
    cleanup();
    const [house, ...rest] = coupleRecords(account("a", "Savings", "savings", 100));
    await openNetWorth([], { household: [{ ...house!, began: "2026-W47" }, ...rest] });
    expect(screen.getByText(/The line begins with the next ones/)).toBeTruthy();
  });
});

describe("the chart", () => {
  it("[NR16] tells its ranges, its pace and its table", async () => {
    await openNetWorth(twoYears());
    expect(
      screen.getByText(/this pace, not a promise: about \$\d{3},\d{3} by November 2027, give or take/),
    ).toBeTruthy();
    await choose("1 year");
    expect(screen.getByText(/by May 2027/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByText("Table view")));
    const heads = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
    expect(heads).toEqual(["Day", "You own", "Net worth", "Net worth, low", "Net worth, high", "You owe"]);
  });

  it("[NR16] says nothing of give or take where every month went alike", async () => {
    const even = Array.from({ length: 11 }, (_, month) =>
      balance("a", `2026-${String(month + 1).padStart(2, "0")}-13`, 100_000 + month * 5_000),
    );
    const [house, ...rest] = coupleRecords(account("a", "Savings", "savings", 1), ...even);
    await openNetWorth([], { household: [{ ...house!, began: "2026-W47" }, ...rest] });
    expect(screen.getByText(/not a promise: about .* by [A-Z][a-z]+ 2027\./).textContent).not.toContain("give or take");
  });

  it("[NR16] offers no range that shows no less than all", async () => {
    await openNetWorth([account("a", "Savings", "savings", 100), ...monthly("a", 9, 100, 900)]);
    expect(screen.queryByLabelText("1 year")).toBeNull();
    cleanup();
    await openNetWorth([account("a", "Savings", "savings", 100), ...monthly("a", 18, 100, 900)]);
    expect([screen.queryByLabelText("1 year"), screen.queryByLabelText("2 years")].map(Boolean)).toEqual([true, false]);
  });
});
