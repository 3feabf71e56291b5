// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { weekRange } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { deleting } from "#web/store/command.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceOf, expense, openStoreOn } from "#web/store/store.fixture.ts";
import HistoryScreen from "./history-screen.tsx";
import { lines, openHistory, openLine, showBy } from "./open-history.fixture.tsx";
import { beganIn, lisbon, saveOf, someWeeks } from "./past.fixture.ts";

describe("the screen", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: friday });
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  });

  afterEach(() => {
    cleanup();
    currentDevice.set({ phase: "closed" });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function open(...records: readonly AnyRecord[]) {
    currentDevice.set({ phase: "open", owner: "anonymous", store: await openStoreOn(await deviceOf(...records)) });
    render(
      <StaticRouter address="/MyDashboard/history">
        <HistoryScreen user={null} />
      </StaticRouter>,
    );
    await act(async () => {});
  }

  it("leads to the setup when there is no household", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "History" })).toBeTruthy();
    expect(screen.getByText(/No weeks on record yet/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Set up your household" })).toBeTruthy();
  });

  it("shows the weeks of the open household", async () => {
    await open(...someWeeks());
    expect(lines()).toHaveLength(4);
  });
});

describe("history", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: friday });
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  describe("the history of a household", () => {
    it("lists every week, newest first, with saves, spending, and the rate by the plan", async () => {
      await openHistory(someWeeks());
      expect(lines()).toEqual([
        ...["Week 46 9 – 15 November still open, income –, spent –, savings rate –, set aside –"],
        ...["Week 45 2 – 8 November saved, income –, spent –, savings rate by plan 5.0 %, set aside $50.00"],
        ...["Week 44 26 October – 1 November skipped, income –, spent –, savings rate –, set aside –"],
        ...["Week 43 19 – 25 October saved, income –, spent $42.00, savings rate by plan 10.0 %, set aside $100.00"],
      ]);
    });

    it("adds them up by quarters and years, with the rate by recorded income", async () => {
      await openHistory(someWeeks(expense("i", { day: "2026-11-02", kind: "income", amount: 60_000 })));
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

    it("opens a line with amounts by person and explained figures", async () => {
      await openHistory(someWeeks());
      showBy("Years");
      const year = within(openLine("2026"));
      expect(year.getAllByRole("listitem").map(({ textContent }) => textContent.split("why?")[0])).toEqual([
        ...[
          "Maya$100.00",
          "Tom$50.00",
          "Set aside ",
          "Spent, bills included$42.00",
          "Income recorded–",
          "Savings rate ",
        ],
      ]);
      expect(year.getByText("by your plan’s income")).toBeTruthy();
      expect(year.getByRole("button", { name: "why? Savings rate, 2026" })).toBeTruthy();
    });

    it("filters by person, and then hides figures of the whole household", async () => {
      await openHistory(someWeeks());
      fireEvent.click(screen.getByRole("radio", { name: "Tom" }));
      expect(lines()).toEqual(["Week 45 2 – 8 November saved, set aside $50.00"]);
      expect(screen.getByText(/are everyone’s, for everything/)).toBeTruthy();
    });

    it("filters by goal", async () => {
      await openHistory(someWeeks());
      fireEvent.change(screen.getByLabelText("For what"), { target: { value: "goal:lisbon" } });
      expect(lines()).toEqual(["Week 43 19 – 25 October saved, set aside $100.00"]);
    });

    it("shows half a year of weeks at first, and older years when opened", async () => {
      const weeks = weekRange("2025-W01" as never, "2026-W46" as never);
      await openHistory(beganIn("2025-W01", lisbon, ...weeks.map((week) => saveOf(week, week, 100))));
      expect(lines()).toHaveLength(26);
      fireEvent.click(screen.getByRole("button", { name: "Show 20 more weeks" }));
      expect([lines().length, screen.queryByRole("button", { name: /more week/ })]).toEqual([46, null]);
      fireEvent.click(screen.getByText("52 weeks of 2025"));
      expect(lines()).toHaveLength(46 + 26);
    });

    it("offers each list and chart as a file with its own name", async () => {
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

    it("says so while the first week is open", async () => {
      await openHistory(beganIn("2026-W46"));
      expect(screen.getByText(/Your first week is still open/)).toBeTruthy();
      expect(screen.getByRole("link", { name: "To this week" })).toBeTruthy();
    });

    it("draws no empty charts", async () => {
      await openHistory(beganIn("2026-W40"));
      expect(screen.getByText(/No saves yet, since September 2026/)).toBeTruthy();
      expect([screen.queryByRole("figure"), screen.queryByRole("radio")]).toEqual([null, null]);
      expect(lines()).toHaveLength(7);
    });

    it("says when amounts are too large to add up", async () => {
      const most = Array.from({ length: 5_000 }, (_, at) => saveOf(`s${at}`, "2026-W45", 1e12));
      await openHistory(beganIn("2026-W40", ...most));
      expect(screen.getByText(/too large to be added up exactly/)).toBeTruthy();
    });
  });
});

describe("removing saves", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: friday });
  });

  afterEach(() => {
    cleanup();
    failedWrite.set(null);
    vi.useRealTimers();
  });

  const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

  describe("a week's saves", () => {
    it("show who saved, for what, how much and with which note", async () => {
      await openHistory(someWeeks());
      expect(openLine("Week 43").textContent).toContain("Lisbon by MayaFrom the refund$100.00");
      expect(openLine("Week 45").textContent).toContain("A goal that is gone by Tom$50.00");
      expect(openLine("Week 44").textContent).toContain("No saves in this week.");
    });

    it("can be removed one by one, with an undo", async () => {
      const { figures } = await openHistory(someWeeks());
      const week = openLine("Week 43");
      await press("Remove $100.00 for Lisbon by Maya");
      expect(figures().saves.map(({ id }) => id)).toEqual(["s2"]);
      expect(lines()[3]).toContain("skipped");
      expect(document.activeElement).toBe(week.querySelector("summary"));
      expect(screen.getByText("Removed: $100.00 for Lisbon.")).toBeTruthy();
      await press("Undo");
      expect([figures().saves.length, lines()[3]]).toEqual([2, expect.stringContaining("$100.00")]);
    });

    it("stay when the device is too full to remove them", async () => {
      const { figures } = await openHistory(someWeeks(), () => true);
      openLine("Week 43");
      await press(/^Remove/);
      expect([figures().saves.length, failedWrite.get()?.command.name]).toEqual([2, "remove-save"]);
      expect(within(openLine("Week 45")).getByRole("button", { name: /^Remove/ })).toBeTruthy();
    });

    it("disappear from the open week when the partner removes them", async () => {
      const { store } = await openHistory(someWeeks());
      const week = openLine("Week 43");
      await act(async () => void (await store.run(deleting("remove-save", "s1"))));
      expect(week.textContent).toContain("No saves in this week.");
    });

    it("reset the filter when the last match is removed", async () => {
      await openHistory(someWeeks());
      fireEvent.change(screen.getByLabelText("For what"), { target: { value: "goal:gone" } });
      expect(lines()).toHaveLength(1);
      openLine("Week 45");
      await press(/^Remove/);
      expect(lines()).toHaveLength(4);
    });
  });
});
