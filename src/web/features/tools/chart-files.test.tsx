// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import CompoundGrowthScreen from "./compound-growth-screen.tsx";
import DebtPayoffScreen from "./debt-payoff-screen.tsx";
import EmergencyFundScreen from "./emergency-fund-screen.tsx";
import FairSharesScreen from "./fair-shares-screen.tsx";
import { leave, openTool } from "./open-tool.fixture.tsx";
import PayCalendarScreen from "./pay-calendar-screen.tsx";
import RealHourlyWageScreen from "./real-hourly-wage-screen.tsx";
import SavingChallengeScreen from "./saving-challenge-screen.tsx";

afterEach(leave);

/** What is saved when the chart’s file is asked for. */
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
  [PayCalendarScreen, "#on=2026-11-13", "pay-calendar-by-month", "Month,The usual two,One more\r\n2026-11-01,2,0\r\n"],
  [
    FairSharesScreen,
    "#nameA==A1&incomeA=1&incomeB=1&costs=1",
    "fair-shares-side-by-side",
    "Way,'=A1 pays,The other pays,",
  ],
  [RealHourlyWageScreen, "#pay=1600", "real-hourly-wage-an-hour", "Part,An hour,Currency\r\nOn paper,20.00,USD"],
] as const;

it.each(files)("[NS21] every tool’s chart can be saved as a file: %o %s", async (Screen, hash, about, begins) => {
  await openTool(Screen, { hash: `${hash}&in=USD` });
  await waitFor(() => expect(document.querySelector(".download-csv")).toBeTruthy());
  const { name, text } = await fileOf();
  expect(name).toBe(`weekfold-${about}-2026-11-13.csv`);
  expect(text.replace("\ufeff", "").startsWith(begins)).toBe(true);
});
