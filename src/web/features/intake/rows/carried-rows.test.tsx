// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { GoalsStep } from "../steps/goals/goals-step.tsx";
import { OwnAndOweStep } from "../steps/own-and-owe/own-and-owe-step.tsx";
import { openStep } from "./step.fixture.tsx";

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

it("[NS4] the intake takes over what a tool found out, once", async () => {
  const step = await openStep(GoalsStep);
  expect(screen.getByText(/From nifty stuff/).textContent).toBe("From nifty stuff: Emergency fund, $9,600.00.");
  press("Take it over");
  await waitFor(() => expect(screen.queryByText(/From nifty stuff/)).toBeNull());
  expect(step.answers("goals")).toEqual([fund]);
});

it("[NS4] the intake offers what was left no more", async () => {
  const step = await openStep(GoalsStep);
  press("Leave it");
  expect(screen.queryByText(/From nifty stuff/)).toBeNull();
  expect(step.answers("goals")).toEqual([]);
});

it("[NS4] the intake offers debts beside what is owed, and only there", async () => {
  carry("debts", JSON.stringify([card, card]));
  const step = await openStep(OwnAndOweStep);
  press("Take it over");
  await waitFor(() => expect(step.answers("debts")).toHaveLength(2));
});

it.each(["{", "7", '[{"label":7}]', "[null]"])("[NS4] the intake is not disturbed by %s", async (text) => {
  carry("goals", text);
  await openStep(GoalsStep);
  expect(screen.queryByText(/From nifty stuff/)).toBeNull();
});

it("[NS4] the intake keeps the offer where the device keeps nothing", async () => {
  await openStep(GoalsStep, {}, () => true);
  press("Take it over");
  await waitFor(() => expect(screen.getByRole("region", { name: "Messages" }).textContent).not.toBe(""));
  expect(screen.getByText(/From nifty stuff/)).toBeTruthy();
});
