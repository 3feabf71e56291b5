// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  dialog,
  field,
  hero,
  leave,
  openDialog,
  openNetWorth,
  ownSpace,
  press,
  rows,
  submit,
  type,
} from "../open-net-worth.fixture.tsx";
import { account } from "../worth-records.fixture.ts";

afterEach(leave);

const car = account("car", "Car", "vehicle", 900_000, { low: 800_000, high: 1_000_000 });
const fill = async (answers: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(answers)) await type(new RegExp(`^${label}`), value, dialog());
};

describe("a new account or debt", () => {
  it("[NR22] is added with whose it is, its range and what it loses a year", async () => {
    const { of } = await openNetWorth([car]);
    await openDialog("Add an account");
    await fill({ Name: "Van", "What it is": "vehicle", "Balance or value": "12,000", Whose: "tom" });
    await fill({ "At least": "10000", "At most": "13000" });
    await act(async () => field("Loses", dialog()).click());
    await fill({ "It loses": "15" });
    await submit(dialog());
    expect(
      of()
        .account.list()
        .find(({ label }) => label === "Van"),
    ).toMatchObject({
      ...{ type: "vehicle", balance: 1_200_000, low: 1_000_000, high: 1_300_000 },
      ...{ ownerIds: ["tom"], yearlyChange: -15_000 },
    });
    expect(dialog()).toBeNull();
    expect(rows("You own")[0]).toContain("Tom: Vantoday, estimate $10,000 – $13,000, loses 15 % a year");
    await press("Undo");
    expect(of().account.size).toBe(1);
  });

  it("[NR22] is added with the terms of a debt and what it was taken for", async () => {
    const { of } = await openNetWorth([car]);
    await openDialog("Add a debt");
    await fill({ Name: "Car loan", "What it is": "car", "What is owed": "6480", Interest: "6.4", Minimum: "273" });
    await fill({ "Taken for": "car" });
    await submit(dialog());
    expect(of().debt.list()[0]).toMatchObject({
      ...{ label: "Car loan", type: "car", balance: 648_000, apr: 6_400, minimum: 27_300, accountId: "car" },
    });
    expect(hero()).toBe("$2,520.00");
  });

  it("[NR22] says at each field what is wrong, and adds nothing until it is right", async () => {
    const { of } = await openNetWorth([]);
    await openDialog("Add what you own");
    await fill({ "What it is": "property", "Balance or value": "9" });
    await fill({ "At least": "20", "At most": "10" });
    await act(async () => field("Gains", dialog()).click());
    await submit(dialog());
    for (const words of [/Enter a name/, /higher end is below/, /how much a year/])
      expect(screen.getByText(words)).toBeTruthy();
    await fill({ Name: "Home", "At least": "5", "It gains": "120" });
    await submit(dialog());
    expect(screen.getByText("The highest that fits here is 100 %.")).toBeTruthy();
    await fill({ "It gains": "2" });
    await submit(dialog());
    expect(of().account.list()).toMatchObject([{ label: "Home", yearlyChange: 2_000 }]);
  });

  it("[NR14] goes into the own space where it is added there", async () => {
    const { of } = await openNetWorth([car], { own: [account("pot", "Pot", "savings", 5)] });
    const section = screen.getByRole("region", { name: "You alone own" });
    await press("Add an account", section);
    await vi.waitFor(() => expect(dialog()).toBeTruthy(), { timeout: 8_000 });
    expect(dialog().textContent).not.toContain("Whose");
    await fill({ Name: "Tin", "Balance or value": "3" });
    await submit(dialog());
    expect([of().account.size, of(ownSpace).account.size]).toEqual([1, 2]);
    await press("Undo");
    expect(of(ownSpace).account.size).toBe(1);
  });
});
