// @vitest-environment happy-dom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import CompoundGrowthScreen from "./compound-growth-screen.tsx";
import DebtPayoffScreen from "./debt-payoff-screen.tsx";
import EmergencyFundScreen from "./emergency-fund-screen.tsx";
import FairSharesScreen from "./fair-shares-screen.tsx";
import { leave, openTool, tells, type } from "./open-tool.fixture.tsx";
import PayCalendarScreen from "./pay-calendar-screen.tsx";
import RealHourlyWageScreen from "./real-hourly-wage-screen.tsx";
import SavingChallengeScreen from "./saving-challenge-screen.tsx";

describe("charts", () => {
  afterEach(leave);

  /** The chart’s table view as text, row by row. */
  async function tableOf(chart: string): Promise<string[][]> {
    const figure = await screen.findByRole("figure", { name: chart });
    fireEvent.click(figure.querySelector(".chart-toggle")!);
    return [...figure.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent!.replaceAll("\u00a0", " ")),
    );
  }

  const chart = () => document.querySelector("figure.chart");
  const summary = () => chart()?.querySelector("figcaption")?.textContent;

  describe("the way to an emergency fund", () => {
    it("is a row for each month of needs that is covered", async () => {
      await openTool(EmergencyFundScreen, { hash: "#needs=2400&saved=1000&weekly=75&in=USD" });
      expect(await tableOf("The way to the fund")).toEqual([
        ["Covered", "In the fund"],
        ["0 months: today", "$1,000.00"],
        ["1 month: week 19, March 2027", "projected $2,425.00"],
        ["2 months: week 51, November 2027", "projected $4,825.00"],
        ["3 months: week 83, June 2028", "projected $7,200.00"],
      ]);
      expect(summary()).toBe("A first month of needs is covered in March 2027, all 3 in June 2028.");
    });

    it("is not drawn if the fund is never reached", async () => {
      await openTool(EmergencyFundScreen, { hash: "#needs=2400&in=USD" });
      await tells("$7,200.00");
      expect(chart()).toBeNull();
      type("You can set aside", "0.01");
      await tells("Not in 50 years");
      expect(chart()).toBeNull();
      type("You can set aside", "9999");
      await waitFor(() => expect(summary()).toBe("What is missing is there in November 2026."));
      expect(chart()?.querySelector(".chart-axis")?.textContent).toBe("todayweek 1");
      type("There already", "7200");
      await tells("It is there");
      expect(chart()).toBeNull();
    });
  });

  describe("pay by month", () => {
    it("shows the extra payday separately, in a column and in words", async () => {
      await openTool(PayCalendarScreen, { hash: "#on=2026-11-13&amount=1600&in=USD" });
      const rows = await tableOf("Pay by month");
      expect(rows).toHaveLength(13);
      expect([rows[0], rows[1], rows[6]]).toEqual([
        ["Month", "The usual two", "One more"],
        ["November 2026", "$3,200.00", "$0.00"],
        ["April 2027", "$3,200.00", "$1,600.00"],
      ]);
      expect(summary()).toContain("26 paydays bring $41,600.00");
      expect(summary()).toContain("$3,200.00 is beyond the usual ones");
    });

    it("marks the months with an extra payday on the axis, and counts paydays without an amount", async () => {
      await openTool(PayCalendarScreen, { hash: "#on=2026-11-13&cadence=weekly&in=USD" });
      await waitFor(() => expect(chart()?.querySelector(".chart-axis")?.textContent).toContain("+1"));
      expect((await tableOf("How many paydays, by month"))[0]).toEqual(["Month", "The usual four", "One more"]);
      type("You are paid", "monthly");
      await waitFor(() => expect(summary()).toMatch(/^12 paydays in these twelve months/));
      type("Each time", "0");
      expect(summary()).toMatch(/^12 paydays in these twelve months/);
    });
  });

  describe("three ways side by side", () => {
    it("show what each pays and keeps", async () => {
      await openTool(FairSharesScreen, { hash: "#nameA=Maya&nameB=Tom&incomeA=3000&incomeB=2000&costs=2400&in=USD" });
      expect(await tableOf("Three ways side by side")).toEqual([
        ["Way", "Maya pays", "Tom pays", "Maya keeps", "Tom keeps"],
        ["By halves", "$1,200.00", "$1,200.00", "$1,800.00", "$800.00"],
        ["By income", "$1,440.00", "$960.00", "$1,560.00", "$1,040.00"],
        ["Both keep the same", "$1,700.00", "$700.00", "$1,300.00", "$1,300.00"],
      ]);
      expect(summary()).toBe("Maya pays from $1,200.00 to $1,700.00; Tom pays from $700.00 to $1,200.00.");
    });

    it("leave out a way without an answer, and are not drawn without amounts", async () => {
      await openTool(FairSharesScreen, { hash: "#incomeA=0&incomeB=0&costs=100&in=USD" });
      expect((await tableOf("Three ways side by side")).map(([way]) => way)).toEqual([
        ...["Way", "By halves", "Both keep the same"],
      ]);
      expect(summary()).toBe("One of you pays $50.00 by each way; The other pays $50.00 by each way.");
      type("What you share", "0");
      await waitFor(() => expect(chart()).toBeNull());
    });
  });

  describe("an hour on paper", () => {
    it("is split into costs, commute, the time around it, and what is left", async () => {
      await openTool(RealHourlyWageScreen, { hash: "#pay=1600&commute=7.5&around=2.5&costs=100&in=USD" });
      expect(await tableOf("Where an hour on paper goes")).toEqual([
        ["Part", "An hour"],
        ["On paper", "$20.00"],
        ["What working costs", "$2.50"],
        ["On the way", "$2.63"],
        ["Around it", "$0.87"],
        ["Really", "$14.00"],
      ]);
    });

    it("says what to add if nothing is taken off, and is not drawn without amounts", async () => {
      await openTool(RealHourlyWageScreen, { hash: "#pay=1600&in=USD" });
      await waitFor(() => expect(summary()).toMatch(/^Add the way/));
      type("What working costs", "900");
      await waitFor(() => expect(summary()).toMatch(/^What working costs takes all of it/));
      type("What working costs", "");
      type("Pay after tax", "0");
      await waitFor(() => expect(chart()).toBeNull());
    });
  });
});

describe("chart files", () => {
  afterEach(leave);

  /** The content of the chart’s downloaded file. */
  async function fileOf(): Promise<{ name: string; text: string }> {
    let blob: Blob | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
      blob = made as Blob;
      return "blob:file";
    });
    const name = await new Promise<string>((resolve) => {
      document.addEventListener("click", ({ target }) => "download" in target! && resolve(String(target.download)), {
        capture: true,
      });
      fireEvent.click(document.querySelector(".download-csv")!);
    });
    return { name, text: await blob!.text() };
  }

  const files = [
    [CompoundGrowthScreen, "#weekly=50&years=1", "compound-growth-by-year", "Date,With growth,Put in,Currency"],
    [DebtPayoffScreen, "#balance1=1000&apr1=12&minimum1=100", "debt-payoff-still-owed", "Date,Highest rate first,"],
    [SavingChallengeScreen, "#step=1", "saving-challenge-weeks", "Week,So far,This week,Currency\r\n1,1.00,1.00,USD"],
    [
      EmergencyFundScreen,
      "#needs=2400&weekly=7200",
      "emergency-fund-way",
      "Covered,In the fund,Currency\r\n0 months: today,0.00",
    ],
    [
      PayCalendarScreen,
      "#on=2026-11-13",
      "pay-calendar-by-month",
      "Month,The usual two,One more\r\n2026-11-01,2,0\r\n",
    ],
    [
      FairSharesScreen,
      "#nameA==A1&incomeA=1&incomeB=1&costs=1",
      "fair-shares-side-by-side",
      "Way,'=A1 pays,The other pays,",
    ],
    [RealHourlyWageScreen, "#pay=1600", "real-hourly-wage-an-hour", "Part,An hour,Currency\r\nOn paper,20.00,USD"],
  ] as const;

  it.each(files)("every tool’s chart can be saved as a file: %o %s", async (Screen, hash, about, begins) => {
    await openTool(Screen, { hash: `${hash}&in=USD` });
    await waitFor(() => expect(document.querySelector(".download-csv")).toBeTruthy());
    const { name, text } = await fileOf();
    expect(name).toBe(`weekfold-${about}-2026-11-13.csv`);
    expect(text.replace("\ufeff", "").startsWith(begins)).toBe(true);
  });
});
