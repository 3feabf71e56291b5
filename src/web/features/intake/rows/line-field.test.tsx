// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { BillsStep } from "../steps/bills-step.tsx";
import { type OpenStep, openStep } from "./step.fixture.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const line = () => screen.getByLabelText<HTMLTextAreaElement>("Type or paste bills");
const type = (value: string) => fireEvent.change(line(), { target: { value } });
const enter = (more = {}) => fireEvent.keyDown(line(), { key: "Enter", ...more });
const preview = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("previews the rows of a line", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200, gym");
  expect(preview()).toEqual(["rent · $1,200.00 monthly · $276.92 a week", "gym · Still missing: amount."]);
  expect(screen.getByRole("button", { name: "Add 2 bills" })).toBeTruthy();
  expect(step.answers("bills")).toEqual([]);
});

it("adds the rows on Enter, empties the line and announces how many", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200\nphone 35 monthly");
  enter();
  enter();
  await waitFor(() => expect(screen.getByText("2 bills added.")).toBeTruthy());
  expect(step.answers("bills").map(({ label }) => label)).toEqual(["rent", "phone"]);
  expect(line().value).toBe("");
});

it("adds a line that is submitted while the previous one is still being saved", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200");
  enter();
  type("phone 35");
  enter();
  await waitFor(() => expect(step.answers("bills").map(({ label }) => label)).toEqual(["rent", "phone"]));
  await waitFor(() => expect(line().value).toBe(""));
});

it("leaves Shift+Enter, and Enter during IME composition, to the text field", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200");
  expect(enter({ shiftKey: true })).toBe(true);
  expect(enter({ isComposing: true })).toBe(true);
  expect(step.answers("bills")).toEqual([]);
});

it("moves on at Enter in an empty line", async () => {
  const onNext = vi.fn();
  await openStep(BillsStep, { onNext });
  enter();
  expect(onNext).toHaveBeenCalledOnce();
});

it("keeps the text if the device cannot save", async () => {
  let isFull = false;
  const step = await openStep(BillsStep, {}, () => isFull);
  isFull = true;
  type("rent 1200");
  enter();
  await waitFor(() => expect(screen.getByText("Nothing was added. Your text is still here.")).toBeTruthy());
  expect(line().value).toBe("rent 1200");
  isFull = false;
  enter();
  await waitFor(() => expect(step.answers("bills")).toHaveLength(1));
});

it("reports a text without any row", async () => {
  await openStep(BillsStep);
  type(",;");
  enter();
  await waitFor(() => expect(screen.getByText(/Nothing in this reads as a row/)).toBeTruthy());
  expect(line().value).toBe(",;");
});

it("refuses an invalid date, quoted as typed, and keeps the line", async () => {
  const step = await openStep(BillsStep);
  type("gym 30 due 31 February");
  expect(preview()).toEqual(["gym · “31 February” is not a date on the calendar."]);
  enter();
  await waitFor(() => expect(line().getAttribute("aria-invalid")).toBe("true"));
  const error = document.getElementById(line().getAttribute("aria-describedby")!.split(" ")[0]!);
  expect(error?.textContent).toBe("“31 February” is not a date on the calendar. Your text is still here.");
  expect(error?.closest("[aria-live]")).toBeTruthy();
  expect(line().value).toBe("gym 30 due 31 February");
  expect(step.answers("bills")).toEqual([]);
  type("gym 30 due 28 February");
  expect(line().getAttribute("aria-invalid")).toBeNull();
  enter();
  await waitFor(() => expect(step.answers("bills")).toMatchObject([{ label: "gym", amount: "30" }]));
});

it("names the valid years, and what else is missing", async () => {
  await openStep(BillsStep);
  type("gym due 31 February");
  expect(preview()).toEqual(["gym · Still missing: amount. “31 February” is not a date on the calendar."]);
  type("gym 30 due 1 March 2300");
  expect(preview()).toEqual(["gym · “1 March 2300” is too far away: years from 1970 to 2100 fit here."]);
});

const draftsOf = ({ store }: OpenStep) => {
  const { households, openId } = store.state.get();
  return openId ? households.get(openId)!.of["intake-draft"].list() : [];
};

it("adds a complete line when the step is left", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200");
  step.leave();
  await waitFor(() => expect(draftsOf(step)).toMatchObject([{ part: "bills", label: "rent", amount: "1200" }]));
});

it.each(["gym", "gym 30 due 31 Feb", "gym 30 due 31 Febr", "gym 30 due", "gym 30 every", "rent 1200, gym", ",;"])(
  "restores a half-typed line when the step is opened again: %s",
  async (text) => {
    const before = await openStep(BillsStep);
    type(text);
    before.leave();
    await openStep(BillsStep);
    expect(line().value).toBe(text);
    expect(draftsOf(before)).toEqual([]);
  },
);

it("keeps a half-typed line after signing in, and on a shared computer while the page is open", async () => {
  const { store, leave } = await openStep(BillsStep);
  type("gym 30 due");
  act(() => currentDevice.set({ phase: "open", owner: { uid: "maya" }, store }));
  expect(line().value).toBe("gym 30 due");
  expect(sessionStorage.getItem("typed.line-bills.anonymous")).toContain('""');
  type("");
  act(() => currentDevice.set({ phase: "open", owner: { uid: "maya" }, store, isInMemory: true }));
  type("rent 1200 every");
  leave();
  const again = await openStep(BillsStep);
  act(() => currentDevice.set({ phase: "open", owner: { uid: "maya" }, store, isInMemory: true }));
  expect(line().value).toBe("rent 1200 every");
  act(() => currentDevice.set({ phase: "open", owner: { uid: "tom" }, store: again.store, isInMemory: true }));
  expect(line().value).toBe("");
});

it("restores the line after a reload, except on a shared computer", async () => {
  await openStep(BillsStep);
  type("rent 12");
  const saved = { ...sessionStorage };
  cleanup();
  await waitFor(() => expect(sessionStorage.getItem("typed.line-bills.anonymous")).toContain('""'));
  Object.assign(sessionStorage, saved);
  const { store } = await openStep(BillsStep);
  expect(line().value).toBe("rent 12");
  type("");
  act(() => currentDevice.set({ phase: "open", owner: { uid: "maya" }, store, isInMemory: true }));
  type("rent 1200");
  expect(line().value).toBe("rent 1200");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("1200");
});
