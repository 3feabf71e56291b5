// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { BillsStep } from "../steps/bills/bills-step.tsx";
import { EverydayStep } from "../steps/everyday/everyday-step.tsx";
import { IncomesStep } from "../steps/incomes/incomes-step.tsx";
import { openStep } from "./step.fixture.tsx";

const kept = () => JSON.parse(sessionStorage.getItem("typed.weekly-number") ?? "{}") as Record<string, string>;

beforeEach(() => {
  const typed = { takeHome: "4000", bills: "1,500", everyday: "two hundred" };
  sessionStorage.setItem("typed.weekly-number", JSON.stringify(typed));
});

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("[IK35] takes over what was typed on the home page, once", async () => {
  const step = await openStep(IncomesStep);
  expect(screen.getByText(/From the home page/).textContent).toBe("From the home page: $4,000.00 a month.");
  press("Take it over");
  await waitFor(() => expect(screen.queryByText(/From the home page/)).toBeNull());
  expect(step.answers("incomes")).toEqual([{ label: "Take-home pay", cadence: "monthly", amount: "4000" }]);
  expect(kept()).toEqual({ takeHome: "", bills: "1,500", everyday: "two hundred" });
});

it("[IK35] offers what was left no more", async () => {
  const step = await openStep(BillsStep);
  press("Leave it");
  expect(screen.queryByText(/From the home page/)).toBeNull();
  expect(step.answers("bills")).toEqual([]);
  expect(kept().bills).toBe("");
});

it("[IK35] offers what can’t be read as it was typed", async () => {
  const step = await openStep(EverydayStep);
  expect(screen.getByText(/From the home page/).textContent).toBe("From the home page: two hundred a week.");
  press("Take it over");
  await waitFor(() => expect(step.intake().read.unfinished).toHaveLength(1));
});

it("[IK35] keeps the offer where the device keeps nothing", async () => {
  await openStep(BillsStep, {}, () => true);
  press("Take it over");
  await waitFor(() => expect(screen.getByRole("region", { name: "Messages" }).textContent).not.toBe(""));
  expect(screen.getByText(/From the home page/)).toBeTruthy();
  expect(kept().bills).toBe("1,500");
});
