// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { BillsStep } from "../steps/bills-step.tsx";
import { adds, openStep, rowsInWords } from "./step.fixture.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("form"));
const focused = () => document.activeElement as HTMLInputElement;

it("opens a new row's editor at its first field, and one editor at a time", async () => {
  const step = await openStep(BillsStep);
  await adds(step, "bills", [{ label: "Rent", amount: "1200" }]);
  press("Edit Rent");
  expect(screen.getByRole("form", { name: "Rent" })).toBeTruthy();
  press("Add bill");
  await waitFor(() => expect(screen.getByRole("form", { name: "Bill without a name" })).toBeTruthy());
  await waitFor(() => expect(focused().name).toBe("label"));
  expect(screen.getAllByRole("form")).toHaveLength(1);
  expect(rowsInWords("Bills")).toEqual(["Rent$1,200.00 monthly"]);
});

it("reuses a blank row, and removes it when it is closed", async () => {
  const step = await openStep(BillsStep);
  press("Add bill");
  await screen.findByRole("form");
  press("Add bill");
  await act(async () => {});
  expect(step.answers("bills")).toHaveLength(1);
  submit();
  await waitFor(() => expect(step.answers("bills")).toHaveLength(0));
  expect(focused().name).toBe("line");
});

it("adds a chip's row, focuses its amount, and hides the chip", async () => {
  const step = await openStep(BillsStep);
  press("Internet");
  await waitFor(() => expect(focused().name).toBe("amount"));
  expect(step.answers("bills")).toEqual([{ label: "Internet", cadence: "monthly" }]);
  expect(screen.queryByRole("button", { name: "Internet" })).toBeNull();
  type("Amount", "52");
  expect(screen.getByText("$12.00 a week")).toBeTruthy();
  submit();
  await waitFor(() => expect(rowsInWords("Bills")).toEqual(["Internet$52.00 monthly"]));
  expect(focused().dataset.edit).toBe(step.intake().rowsOf("bills")[0]!.id);
});

it("shows invalid answers once a field loses focus, and missing ones after Done", async () => {
  await openStep(BillsStep);
  press("Internet");
  await screen.findByRole("form");
  type("Amount", "x");
  expect(screen.queryByText(/doesn’t read as an amount/)).toBeNull();
  fireEvent.blur(field("Amount"));
  expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
  type("Amount", "");
  expect(screen.queryByText("Enter an amount.")).toBeNull();
  submit();
  expect(screen.getByText("Enter an amount.")).toBeTruthy();
  expect(focused().name).toBe("amount");
});

it("lets an incomplete row be left for later, names what is missing, and shows no figure for it", async () => {
  const step = await openStep(BillsStep);
  press("Internet");
  await screen.findByRole("form");
  submit();
  press("Leave for later");
  expect(rowsInWords("Bills")).toEqual(["InternetStill missing: amount."]);
  expect(screen.getByRole("list", { name: "Bills" }).textContent).not.toContain("$0");
  expect(screen.getByText("Bills, a week").parentElement!.textContent).toBe("Bills, a week–");
  press("Edit Internet");
  expect(screen.getByText("Enter an amount.")).toBeTruthy();
  expect(step.intake().read.household.bills).toEqual([]);
});

it("shows missing answers of an open row when Next is pressed, but not of rows added since", async () => {
  const step = await openStep(BillsStep);
  press("Internet");
  await screen.findByRole("form");
  step.give({ incompleteRows: new Set(step.intake().rows.map(({ id }) => id)) });
  expect(screen.getByText("Enter an amount.")).toBeTruthy();
  press("Water");
  await screen.findByRole("form", { name: "Water" });
  expect(screen.queryByText("Enter an amount.")).toBeNull();
});

it("opens the row and focuses the requested field, each time", async () => {
  const step = await openStep(BillsStep);
  await adds(step, "bills", [{ label: "Rent" }, { label: "Phone", amount: "35" }]);
  const rowId = step.intake().rowsOf("bills")[0]!.id;
  step.give({ fieldToOpen: { rowId, field: "amount" } });
  expect(screen.getByRole("form", { name: "Rent" })).toBeTruthy();
  expect(focused().name).toBe("amount");
  field("Bill").focus();
  step.give({ fieldToOpen: { rowId, field: "amount" } });
  expect(focused().name).toBe("amount");
});

it("removes a row with undo, and focuses the line", async () => {
  const step = await openStep(BillsStep);
  await adds(step, "bills", [{ label: "Rent", amount: "1200" }]);
  press("Edit Rent");
  press("Remove Rent");
  await waitFor(() => expect(step.answers("bills")).toEqual([]));
  expect(focused().name).toBe("line");
  fireEvent.click(await screen.findByRole("button", { name: /Undo/ }));
  await waitFor(() => expect(step.answers("bills")).toHaveLength(1));
});

it("counts a range at its higher end and says so", async () => {
  const step = await openStep(BillsStep);
  await adds(step, "bills", [{ label: "Power", amount: "80-120" }]);
  expect(rowsInWords("Bills")).toEqual(["Power80-120, counted at $120.00 monthly"]);
  press("Edit Power");
  expect(screen.getByRole("form").textContent).toContain("Counted at $120.00 monthly: $27.69 a week.");
});

it("refuses the 201st row with a message", async () => {
  const step = await openStep(BillsStep);
  await adds(
    step,
    "bills",
    Array.from({ length: 200 }, (_, n) => ({ label: `Bill ${n}`, amount: "1" })),
  );
  press("Add bill");
  expect(screen.getByText("A list holds up to 200 bills. It is full; what is in it is safe.")).toBeTruthy();
  fireEvent.change(field("Type or paste bills"), { target: { value: "rent 1200" } });
  fireEvent.keyDown(field("Type or paste bills"), { key: "Enter" });
  expect(screen.getByText("A list holds up to 200 bills. It is full. Your text is still here.")).toBeTruthy();
  expect(field("Type or paste bills").value).toBe("rent 1200");
  expect(step.answers("bills")).toHaveLength(200);
});

/** Longer than the pause after which typing is saved. */
const later = () => act(() => new Promise((done) => setTimeout(done, 400)));

it("a row that is removed while typing stays removed, and undo restores all of it", async () => {
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

it("a chip that is pressed twice at once adds one row", async () => {
  const step = await openStep(BillsStep);
  press("Internet");
  press("Internet");
  await later();
  expect(step.answers("bills")).toHaveLength(1);
});
