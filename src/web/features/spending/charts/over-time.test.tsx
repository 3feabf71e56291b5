// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { category, openSpending, press, since, spent, textsOf, until } from "../spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const names = ["Food", "Rent", "Fun", "Gifts", "Home", "Health"];
const categories = names.map((name) => category(name, 1_000));
const inMonths = ["2026-08", "2026-09", "2026-10"].flatMap((month, at) =>
  names.map((name, index) => spent(`${month}${name}`, name, (index + 1) * 100 + at, { day: `${month}-15` })),
);
const isThere = () => screen.queryByRole("heading", { name: "Over time" });
const chart = (name: string) => within(screen.getByRole("figure", { name }));
const rowsOf = (name: string) => {
  fireEvent.click(chart(name).getByRole("button", { name: "Table view" }));
  return chart(name)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
};

async function openCharts(...more: Parameters<typeof since>[1][]) {
  const room = await openSpending(since("2026-W30", ...categories, ...inMonths, ...more));
  await until(isThere);
  return room;
}

describe("spending over time", () => {
  it("shows the four largest categories and the others together, month by month", async () => {
    await openCharts();
    const rows = rowsOf("Spent by category, by month");
    expect(rows[0]).toEqual(["Month", "Health", "Home", "Gifts", "Fun", "Other"]);
    expect(rows.map(([month]) => month)).toEqual([
      "Month",
      "August 2026",
      "September 2026",
      "October 2026",
      "November 2026",
    ]);
    expect(rows[1]).toEqual(["August 2026", "$6.00", "$5.00", "$4.00", "$3.00", "$3.00"]);
    expect(screen.getByText(/The four that took the most, and the others together/)).toBeTruthy();
  });

  it("names no others where all five categories are shown", async () => {
    const five = names.slice(0, 5);
    const each = five.map((name) => spent(`x${name}`, name, 500));
    await openSpending(since("2026-W45", ...five.map((name) => category(name, 1_000)), ...each));
    await until(isThere);
    expect(rowsOf("Spent by category, by week")[0]).toHaveLength(6);
    expect(screen.queryByText(/the others together/)).toBeNull();
  });

  it("shows weeks on request, or while there are fewer than three months", async () => {
    await openCharts();
    act(() => void fireEvent.click(screen.getByRole("radio", { name: "Weeks" })));
    expect(rowsOf("Spent by category, by week")).toHaveLength(14);
    cleanup();
    await openSpending(since("2026-W45", spent("a", undefined, 500)));
    await until(isThere);
    expect(chart("Spent by category, by week").getByRole("button", { name: "Table view" })).toBeTruthy();
  });

  it("compares income with spending, once income is entered", async () => {
    await openCharts();
    expect(screen.getByText(/Once income is entered too/)).toBeTruthy();
    cleanup();
    await openCharts(spent("pay", undefined, 90_000, { kind: "income", day: "2026-10-01" }));
    expect(rowsOf("Income and spending, by month")[3]).toEqual(["October 2026", "$900.00", "$21.12", "$878.88"]);
  });

  it("shows the spending of each weekday, with the least and the most in its table", async () => {
    await openCharts();
    const rows = rowsOf("Spent on each weekday, on average");
    expect(rows[0]).toEqual(["Weekday", "Mean", "Mean, low", "Mean, high"]);
    expect(rows.map(([day]) => day)).toEqual([
      "Weekday",
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday",
    ]);
    expect(rows[6]).toEqual(["Saturday", expect.any(String), "$0.00", "$21.00"]);
  });

  it("can be downloaded as CSV with every category", async () => {
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const save = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    await openCharts(spent("pay", undefined, 90_000, { kind: "income", day: "2026-10-01" }));
    await press("Download CSV: categories by month");
    await press("Download CSV: income and spending by month");
    await press("Download CSV: weekly rhythm");
    const [byCategory, money, rhythm] = await Promise.all(
      save.mock.calls.map(async ([blob]) => (await (blob as Blob).text()).split("\r\n")),
    );
    expect(byCategory![0]).toMatch(/From,To,.*,All,Currency$/);
    expect(byCategory![1]).toMatch(/^2026-08-01,2026-08-31,.*,21\.00,USD$/);
    expect(money![3]).toBe("2026-10-01,2026-10-31,900.00,21.12,878.88,USD");
    expect(rhythm![0]).toContain("Weekday,Mean,Least,Most,Currency");
  });

  it("shows no chart without entries", async () => {
    await openSpending(coupleRecords(...categories));
    await act(async () => new Promise((done) => setTimeout(done, 60)));
    expect([isThere(), textsOf(".chart")]).toEqual([null, []]);
  });
});
