// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { adds, openStep, rowsInWords } from "../rows/step.fixture.tsx";
import { IncomesStep } from "./incomes-step.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const words = () => screen.getByRole("form").textContent;

it("shows the weekly amount while typing", async () => {
  const step = await openStep(IncomesStep);
  await adds(step, "incomes", [{ label: "Clinic", amount: "", cadence: "fortnightly" }]);
  press("Edit Clinic");
  type("Take-home amount", "1840");
  expect(words()).toContain("$1,840.00 every two weeks: $920.00 a week.");
});

it("switches between exact and irregular pay without losing text", async () => {
  const step = await openStep(IncomesStep);
  await adds(step, "incomes", [{ label: "Market", amount: "900", cadence: "quarterly" }]);
  press("Edit Market");
  press("I don’t know the exact amount");
  type("Lean quarter", "800");
  type("Usual quarter", "1280");
  expect(words()).toContain("The plan counts on the lean one. $800.00 quarterly: $61.54 a week.");
  press("I know the exact amount");
  expect(screen.getByLabelText<HTMLInputElement>("Take-home amount").value).toBe("900");
  expect(screen.getByLabelText<HTMLSelectElement>("How often").value).toBe("quarterly");
  press("I don’t know the exact amount");
  expect(screen.getByLabelText<HTMLInputElement>("Usual quarter").value).toBe("1280");
  fireEvent.submit(screen.getByRole("form"));
  expect(rowsInWords("Incomes")).toEqual(["Market$800.00 in a lean quarter, $1,280.00 in a usual one"]);
});

it("asks for the person only if there are several", async () => {
  const step = await openStep(IncomesStep);
  await adds(step, "people", [{ name: "Maya" }]);
  await adds(step, "incomes", [{ label: "Clinic", amount: "10" }]);
  press("Edit Clinic");
  expect(screen.queryByLabelText("Who")).toBeNull();
  await adds(step, "people", [{ name: "Tom" }]);
  await waitFor(() => expect(screen.getByLabelText("Who")).toBeTruthy());
  const tom = step.intake().rowsOf("people")[1]!;
  type("Who", tom.id);
  fireEvent.submit(screen.getByRole("form"));
  expect(rowsInWords("Incomes")).toEqual(["ClinicTom · $10.00 monthly"]);
});

it("shows a placeholder for a person who was removed", async () => {
  const step = await openStep(IncomesStep);
  await adds(step, "people", [{ name: "Maya" }, { name: "Tom" }]);
  await adds(step, "incomes", [{ label: "Clinic", amount: "10", personId: "gone" }]);
  press("Edit Clinic");
  expect(screen.getByLabelText<HTMLSelectElement>("Who").selectedOptions[0]!.text).toBe("No longer listed");
});

it("recognizes the person by the first word of a line", async () => {
  const step = await openStep(IncomesStep);
  await adds(step, "people", [{ name: "Maya" }, { name: "Tom" }]);
  type("Type or paste incomes", "Tom school 2990");
  fireEvent.keyDown(screen.getByLabelText("Type or paste incomes"), { key: "Enter" });
  await waitFor(() => expect(rowsInWords("Incomes")).toEqual(["schoolTom · $2,990.00 monthly"]));
});
