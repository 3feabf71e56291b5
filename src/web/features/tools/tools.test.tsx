// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { navigate } from "#web/platform/router/browser-location.ts";
import CompoundGrowthScreen from "./compound-growth-screen.tsx";
import DebtPayoffScreen from "./debt-payoff-screen.tsx";
import EmergencyFundScreen from "./emergency-fund-screen.tsx";
import FairSharesScreen from "./fair-shares-screen.tsx";
import { carried, inField, leave, openTool, said, tells, type } from "./open-tool.fixture.tsx";
import PayCalendarScreen from "./pay-calendar-screen.tsx";
import RealHourlyWageScreen from "./real-hourly-wage-screen.tsx";
import SavingChallengeScreen from "./saving-challenge-screen.tsx";
import WeeklySheetScreen from "./weekly-sheet-screen.tsx";

afterEach(leave);

const start = async () => fireEvent.click(await screen.findByRole("link", { name: "Start a household with this" }));

describe("every tool", () => {
  it("says what to type first, and marks fields that can't be read", async () => {
    await openTool(CompoundGrowthScreen);
    expect(said()).toContain("Say what you can set aside each week");
    expect(document.querySelector("[aria-invalid]")).toBeNull();
    type("Set aside", "50");
    await tells("$33,712.91");
    type("Set aside", "fifty");
    expect(inField("Set aside")).toBe("fifty");
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    type("For how long", "90");
    expect(screen.getByText("From 1 to 60 fits here.")).toBeTruthy();
    type("Growth", "101");
    expect(screen.getByText("The highest rate that fits here is 100 %.")).toBeTruthy();
    expect(said()).toContain("At the end –");
    type("Set aside", "-5");
    expect(screen.getByText(/without a minus/)).toBeTruthy();
  });

  it("starts with the figures in the link, and writes typed figures into the URL", async () => {
    await openTool(CompoundGrowthScreen, { hash: "#weekly=50&years=10&in=USD" });
    expect(inField("Set aside")).toBe("50.00");
    await tells("$33,712.91");
    type("Set aside", "75");
    await waitFor(() => expect(window.location.hash).toBe("#weekly=75&in=USD"));
    expect(window.location.search).toBe("");
  });

  it("does not mistake the page's initial values for the reader's", async () => {
    document.body.insertAdjacentHTML("beforeend", '<input id="came" name="years" value="10">');
    await openTool(CompoundGrowthScreen, { hash: "#start=100&weekly=50&years=20&in=USD" });
    document.getElementById("came")!.remove();
    expect(inField("For how long")).toBe("20");
    await tells(/There already why\?.*\$100\.00.*After 20 years .* was there already or put in\./);
  });

  it("shows another link's figures when it is followed", async () => {
    await openTool(CompoundGrowthScreen, { hash: "#weekly=50" });
    act(() => navigate("#weekly=20"));
    await waitFor(() => expect(inField("Set aside")).toBe("20.00"));
  });
});

describe("a visitor's answer", () => {
  it("growth becomes a goal of what is put in", async () => {
    await openTool(CompoundGrowthScreen);
    type("Set aside", "50");
    await start();
    expect(carried("goals")).toEqual([
      expect.objectContaining({ kind: "investing", target: "26,000.00", by: "2036-11-13" }),
    ]);
    expect(window.location.pathname + window.location.search).toBe("/EditHousehold?step=goals");
  });

  it("compares debts side by side, with the price of the choice", async () => {
    const [one, other] = [
      "#label1=Card&balance1=4000&apr1=22.99&minimum1=100",
      "label2=Car&balance2=1200&apr2=9.99&minimum2=35",
    ];
    await openTool(DebtPayoffScreen, { hash: `${one}&${other}&extra=150&in=USD` });
    await tells(/Smallest balance first costs \$[\d.,]+ more in interest/);
    await tells("first debt is gone");
    await start();
    expect(carried("debts")).toHaveLength(2);
  });

  it("says plainly that a debt never ends", async () => {
    await openTool(DebtPayoffScreen, { hash: "#label1=Card&balance1=4000&apr1=30&minimum1=50" });
    await tells(/Card never ends at this pace: \$[\d.,]+ a month would end it within 30 years/);
  });

  it("the emergency fund becomes a goal", async () => {
    await openTool(EmergencyFundScreen);
    type("What you need", "2400");
    type("Who earns", "one");
    await tells("Your emergency fund");
    await tells("$9,600.00");
    await start();
    expect(carried("goals")).toEqual([
      { label: "Emergency fund", kind: "emergency", target: "9,600.00", alreadySaved: "0.00" },
    ]);
  });

  it("the pay calendar names months with three paydays", async () => {
    await openTool(PayCalendarScreen);
    type("One payday", "2026-11-13");
    // From Friday 13 November on: 2, 16 and 30 April, 1, 15 and 29 October.
    await tells("April 2027 and October 2027 have three paydays");
    await start();
    expect(carried("incomes")).toEqual([{ label: "Pay", cadence: "fortnightly", nextOn: "2026-11-13" }]);
  });

  it("two incomes are split in three ways", async () => {
    await openTool(FairSharesScreen, { hash: "#nameA=Maya&nameB=Tom&incomeA=3000&incomeB=2000&costs=2400" });
    for (const amount of ["$1,200.00", "$1,440.00", "$960.00", "$1,700.00", "$700.00"]) await tells(amount);
    await start();
    expect(carried("people")).toEqual([{ name: "Maya" }, { name: "Tom" }]);
    expect(window.location.search).toBe("?step=people");
  });

  it("a challenge becomes a goal with a date", async () => {
    await openTool(SavingChallengeScreen);
    type("One step", "1");
    await tells("$1,378.00");
    await start();
    expect(carried("goals")).toEqual([
      { label: "52-week challenge", kind: "own", target: "1,378.00", by: "2027-11-11" },
    ]);
  });

  it("the wage tells what something costs in time", async () => {
    await openTool(RealHourlyWageScreen, { hash: "#pay=1600&commute=7.5&around=2.5&costs=100&price=70" });
    await tells("$20.00");
    await tells("$14.00");
    await tells("$70.00 is 5 hours of your working life.");
    type("Paid hours", "168");
    await tells("A week has 168 hours. These are more.");
  });

  it("the sheet has its week, its lines and what is left", async () => {
    await openTool(WeeklySheetScreen, { hash: "#start=2026-11-16&income=969.23&bills=427.04&label1=Food&amount1=200" });
    await tells("Week of 16 November to 22 November");
    await tells("$342.19");
    expect(screen.getByRole("button", { name: "Print the sheet" })).toBeTruthy();
    await start();
    expect(carried("categories")).toEqual([{ label: "Food", cadence: "weekly", amount: "200.00" }]);
  });
});
