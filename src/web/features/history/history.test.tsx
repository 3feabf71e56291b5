// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { weekRange } from "#domain/time/week.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { lines, openHistory, openLine, showBy } from "./open-history.fixture.tsx";
import { beganIn, lisbon, saveOf, someWeeks } from "./past.fixture.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the history of a household", () => {
  it("[HI20] lists every week, newest first, with what was set aside, spent, and the rate by the plan", async () => {
    await openHistory(someWeeks());
    expect(lines()).toEqual([
      ...["Week 46 9 – 15 November still open, income –, spent –, savings rate –, set aside –"],
      ...["Week 45 2 – 8 November saved, income –, spent –, savings rate by plan 5.0 %, set aside $50.00"],
      ...["Week 44 26 October – 1 November skipped, income –, spent –, savings rate –, set aside –"],
      ...["Week 43 19 – 25 October saved, income –, spent $42.00, savings rate by plan 10.0 %, set aside $100.00"],
    ]);
  });

  it("[HI20] adds them up by quarters and years, by the income that was recorded", async () => {
    await openHistory(someWeeks(expense("i", { day: "2026-11-02", type: "income", amount: 60_000 })));
    showBy("Quarters");
    expect(lines()).toEqual([
      "October – December 2 saved, 1 skipped, 1 still open, income $600.00, spent $42.00, savings rate 25.0 %, set aside $150.00",
    ]);
    showBy("Years");
    expect(lines()[0]).toMatch(/^2026 .*set aside \$150\.00$/);
    expect(screen.getByText("Set aside, all years").parentElement).toHaveProperty(
      "textContent",
      "Set aside, all years$150.00",
    );
  });

  it("[HI21] opens a line to who set aside what, and why each figure is what it is", async () => {
    await openHistory(someWeeks());
    showBy("Years");
    const year = within(openLine("2026"));
    expect(year.getAllByRole("listitem").map(({ textContent }) => textContent.split("why?")[0])).toEqual([
      ...["Maya$100.00", "Tom$50.00", "Set aside ", "Spent$42.00", "Income recorded–", "Savings rate "],
    ]);
    expect(year.getByText("by your plan’s income")).toBeTruthy();
    expect(year.getByRole("button", { name: "why? Savings rate, 2026" })).toBeTruthy();
  });

  it("[HI15] shows one person's saves alone, and then nothing that belongs to all", async () => {
    await openHistory(someWeeks());
    fireEvent.click(screen.getByRole("radio", { name: "Tom" }));
    expect(lines()).toEqual(["Week 45 2 – 8 November saved, set aside $50.00"]);
    expect(screen.getByText(/are everyone’s, for everything/)).toBeTruthy();
  });

  it("[HI15] shows what went to one goal alone", async () => {
    await openHistory(someWeeks());
    fireEvent.change(screen.getByLabelText("For what"), { target: { value: "goal:lisbon" } });
    expect(lines()).toEqual(["Week 43 19 – 25 October saved, set aside $100.00"]);
  });

  it("[HI22] shows half a year of weeks at first, and older years when they are opened", async () => {
    const weeks = weekRange("2025-W01" as never, "2026-W46" as never);
    await openHistory(beganIn("2025-W01", lisbon, ...weeks.map((week) => saveOf(week, week, 100))));
    expect(lines()).toHaveLength(26);
    fireEvent.click(screen.getByRole("button", { name: "Show 20 more weeks" }));
    expect([lines().length, screen.queryByRole("button", { name: /more week/ })]).toEqual([46, null]);
    fireEvent.click(screen.getByText("52 weeks of 2025"));
    expect(lines()).toHaveLength(46 + 26);
  });

  it("[HI19] hands over each list and each chart as a file with a name of its own", async () => {
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openHistory(someWeeks());
    for (const button of screen.getAllByRole("button", { name: /^Download CSV/ })) fireEvent.click(button);
    showBy("Years");
    fireEvent.click(screen.getByRole("button", { name: /^Download CSV ?: years$/ }));
    expect(names).toEqual(
      ["years-by-week", "years-by-quarter", "weeks", "years"].map(
        (about) => `weekfold-history-${about}-2026-11-13.csv`,
      ),
    );
    vi.restoreAllMocks();
  });

  it("[HI23] says so while the first week is still open", async () => {
    await openHistory(beganIn("2026-W46"));
    expect(screen.getByText(/Your first week is still open/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "To this week" })).toBeTruthy();
  });

  it("[HI23] draws no picture of nothing", async () => {
    await openHistory(beganIn("2026-W40"));
    expect(screen.getByText(/No saves yet, since September 2026/)).toBeTruthy();
    expect([screen.queryByRole("figure"), screen.queryByRole("radio")]).toEqual([null, null]);
    expect(lines()).toHaveLength(7);
  });

  it("[HI3] says plainly that amounts are too large to be added up", async () => {
    const most = Array.from({ length: 5_000 }, (_, at) => saveOf(`s${at}`, "2026-W45", 1e12));
    await openHistory(beganIn("2026-W40", ...most));
    expect(screen.getByText(/too large to be added up exactly/)).toBeTruthy();
  });
});
