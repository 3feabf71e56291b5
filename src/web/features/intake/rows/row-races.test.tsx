// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { BillsStep } from "../steps/bills/bills-step.tsx";
import { adds, openStep } from "./step.fixture.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** Longer than typing waits until it is kept. */
const later = () => act(() => new Promise((done) => setTimeout(done, 400)));

it("[IK26] a row that is removed in the middle of typing stays removed, and undo brings all of it back", async () => {
  const step = await openStep(BillsStep);
  await adds(step, "bills", [{ label: "Rent", amount: "1200" }]);
  press("Edit Rent");
  fireEvent.change(screen.getByLabelText("Amount"), { target: { value: "1300" } });
  press("Remove Rent");
  await later();
  expect(step.answers("bills")).toEqual([]);
  press("Undo");
  await waitFor(() => expect(step.answers("bills")).toEqual([{ label: "Rent", amount: "1300" }]));
});

it("[IK23] a chip that is pressed twice at once adds one row", async () => {
  const step = await openStep(BillsStep);
  press("Internet");
  press("Internet");
  await later();
  expect(step.answers("bills")).toHaveLength(1);
});
