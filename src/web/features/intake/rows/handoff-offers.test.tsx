// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { BillsStep } from "../steps/bills-step.tsx";
import { EverydayStep } from "../steps/everyday-step.tsx";
import { GoalsStep } from "../steps/goals-step.tsx";
import { IncomesStep } from "../steps/incomes-step.tsx";
import { OwnAndOweStep } from "../steps/own-and-owe-step.tsx";
import { openStep } from "./step.fixture.tsx";

describe("home page offer", () => {
  const stored = () => JSON.parse(sessionStorage.getItem("typed.weekly-number") ?? "{}") as Record<string, string>;

  beforeEach(() => {
    const typed = { takeHome: "4000", bills: "1,500", everyday: "two hundred" };
    sessionStorage.setItem("typed.weekly-number", JSON.stringify(typed));
  });

  afterEach(() => {
    cleanup();
    currentDevice.set({ phase: "closed" });
  });

  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("adds what was typed on the home page, once", async () => {
    const step = await openStep(IncomesStep);
    expect(screen.getByText(/From the home page/).textContent).toBe("From the home page: $4,000.00 a month.");
    press("Take it over");
    await waitFor(() => expect(screen.queryByText(/From the home page/)).toBeNull());
    expect(step.answers("incomes")).toEqual([{ label: "Take-home pay", cadence: "monthly", amount: "4000" }]);
    expect(stored()).toEqual({ takeHome: "", bills: "1,500", everyday: "two hundred" });
  });

  it("does not repeat a declined offer", async () => {
    const step = await openStep(BillsStep);
    press("Leave it");
    expect(screen.queryByText(/From the home page/)).toBeNull();
    expect(step.answers("bills")).toEqual([]);
    expect(stored().bills).toBe("");
  });

  it("offers an unreadable amount as it was typed", async () => {
    const step = await openStep(EverydayStep);
    expect(screen.getByText(/From the home page/).textContent).toBe("From the home page: two hundred a week.");
    press("Take it over");
    await waitFor(() => expect(step.intake().read.unfinished).toHaveLength(1));
  });

  it("keeps the offer if the device cannot save", async () => {
    await openStep(BillsStep, {}, () => true);
    press("Take it over");
    await waitFor(() => expect(screen.getByRole("region", { name: "Messages" }).textContent).not.toBe(""));
    expect(screen.getByText(/From the home page/)).toBeTruthy();
    expect(stored().bills).toBe("1,500");
  });
});

describe("tool offer", () => {
  const fund = { label: "Emergency fund", kind: "emergency", target: "9,600.00", alreadySaved: "0.00" };
  const card = { label: "Visa", kind: "other", balance: "3,200.00", apr: "19.9", minimum: "80.00" };

  const carry = (part: string, text: string) =>
    sessionStorage.setItem("typed.carried-rows", JSON.stringify({ [`carried-${part}`]: text }));

  beforeEach(() => carry("goals", JSON.stringify([fund])));

  afterEach(() => {
    cleanup();
    currentDevice.set({ phase: "closed" });
    sessionStorage.clear();
  });

  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("the intake adds the results of a tool, once", async () => {
    const step = await openStep(GoalsStep);
    expect(screen.getByText(/From nifty stuff/).textContent).toBe("From nifty stuff: Emergency fund, $9,600.00.");
    press("Take it over");
    await waitFor(() => expect(screen.queryByText(/From nifty stuff/)).toBeNull());
    expect(step.answers("goals")).toEqual([fund]);
  });

  it("the intake does not repeat a declined offer", async () => {
    const step = await openStep(GoalsStep);
    press("Leave it");
    expect(screen.queryByText(/From nifty stuff/)).toBeNull();
    expect(step.answers("goals")).toEqual([]);
  });

  it("the intake offers debts in the list of debts only", async () => {
    carry("debts", JSON.stringify([card, card]));
    const step = await openStep(OwnAndOweStep);
    press("Take it over");
    await waitFor(() => expect(step.answers("debts")).toHaveLength(2));
  });

  it.each(["{", "7", '[{"label":7}]', "[null]"])("the intake ignores invalid stored rows: %s", async (text) => {
    carry("goals", text);
    await openStep(GoalsStep);
    expect(screen.queryByText(/From nifty stuff/)).toBeNull();
  });

  it("the intake keeps the offer if the device cannot save", async () => {
    await openStep(GoalsStep, {}, () => true);
    press("Take it over");
    await waitFor(() => expect(screen.getByRole("region", { name: "Messages" }).textContent).not.toBe(""));
    expect(screen.getByText(/From nifty stuff/)).toBeTruthy();
  });
});
