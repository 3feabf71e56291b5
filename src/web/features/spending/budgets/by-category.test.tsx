// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { category, openSpending, press, since, spent, textsOf } from "../spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cells = (row: string) => {
  const name = screen.getByRole("rowheader", { name: new RegExp(`^${row}`) });
  const others = [...name.parentElement!.querySelectorAll("td:nth-child(n+3)")];
  return others
    .map((cell) => [...cell.querySelectorAll(".money")].map((one) => one.textContent)[0] ?? cell.textContent)
    .map((text) => text.replaceAll("\u00a0", " "));
};
const two = [category("Food", 10_000, { rollover: "leftover" }), category("Gifts", 2_000)];

describe("budgets by category", () => {
  it("show what rolled over, was spent and is left, and every column adds up", async () => {
    await openSpending(
      since("2026-W45", ...two, spent("a", "Food", 2_500), spent("b", "Gifts", -900), spent("c", undefined, 300)),
    );
    expect(cells("Food")).toEqual(["$100.00", "+ $100.00", "$25.00", "$175.00"]);
    expect(cells("Gifts")).toEqual(["$20.00", "–", "+ $9.00", "$29.00"]);
    expect(cells("Without a category")).toEqual(["–", "–", "$3.00", "− $3.00"]);
    expect(cells("Everyday")).toEqual(["$120.00", "+ $100.00", "$19.00", "$201.00"]);
    expect(textsOf(".budget-table thead th")[1]).toBe("Friday mark: five sevenths of the week");
  });

  it("mark the elapsed part of the period, until it is over", async () => {
    const records = since("2026-W45", ...two, spent("a", "Food", 2_500));
    await openSpending(records, "?by=month");
    expect(textsOf(".budget-table thead th")[1]).toBe("Today’s mark: day 13 of 30");
    expect(document.querySelectorAll(".meter-tick")).toHaveLength(2);
    cleanup();
    await openSpending(records, "?on=2026-11-04");
    expect(document.querySelector(".meter-tick")).toBeNull();
  });

  it("link to their entries, and from there back to all", async () => {
    await openSpending(
      since("2026-W45", ...two, spent("a", "Food", 2_500, { payee: "Grocer" }), spent("b", "Gifts", 900)),
      "?sample",
    );
    const link = () => screen.getByRole("link", { name: /^Food/ });
    expect(link().getAttribute("href")).toBe("?sample&category=Food#entries");
    act(() => void fireEvent.click(link()));
    expect(location.search + location.hash).toBe("?sample&category=Food#entries");
    expect(link().getAttribute("aria-current")).toBe("true");
    const list = within(document.getElementById("entries")!);
    expect([list.queryAllByText("Grocer").length, list.queryAllByText("Market").length]).toEqual([1, 0]);
    act(() => void fireEvent.click(link()));
    expect([location.search, list.queryAllByText("Market").length]).toEqual(["?sample", 1]);
  });

  it("leave the entries of a deleted category to the list", async () => {
    await openSpending(since("2026-W45", spent("a", "gone", 300)), "?category=none");
    expect(screen.getByRole("link", { name: /^Without a category/ }).getAttribute("aria-current")).toBe("true");
  });

  it("explain how to create one when there are none", async () => {
    await openSpending(coupleRecords());
    expect(screen.getByRole("link", { name: "Say what a usual week costs" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit budgets" })).toBeNull();
  });

  it("can be downloaded as CSV, in which no name runs as a formula", async () => {
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const save = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    const risky = category("food", 10_000, { label: "=1+1" });
    await openSpending(since("2026-W46", risky, spent("a", "food", 2_500), spent("b", undefined, 300)));
    await press("Download CSV: by category");
    expect((await (save.mock.calls[0]![0] as Blob).text()).split("\r\n").slice(1, 3)).toEqual([
      "'=1+1,2026-11-09,2026-11-15,100.00,0.00,25.00,75.00,USD",
      "Without a category,2026-11-09,2026-11-15,,,3.00,-3.00,USD",
    ]);
  });
});
