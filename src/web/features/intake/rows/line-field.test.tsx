// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { BillsStep } from "../steps/bills/bills-step.tsx";
import { openStep } from "./step.fixture.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

const line = () => screen.getByLabelText<HTMLTextAreaElement>("Type or paste bills");
const type = (value: string) => fireEvent.change(line(), { target: { value } });
const enter = (more = {}) => fireEvent.keyDown(line(), { key: "Enter", ...more });
const preview = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("[IK30] shows what a line becomes before it does", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200, gym");
  expect(preview()).toEqual(["rent · $1,200.00 monthly · $276.92 a week", "gym · Still missing: amount."]);
  expect(screen.getByRole("button", { name: "Add 2 bills" })).toBeTruthy();
  expect(step.answers("bills")).toEqual([]);
});

it("[IK31] adds the rows on Enter, empties the line and says how many", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200\nphone 35 monthly");
  enter();
  enter();
  await waitFor(() => expect(screen.getByText("2 bills added.")).toBeTruthy());
  expect(step.answers("bills").map(({ label }) => label)).toEqual(["rent", "phone"]);
  expect(line().value).toBe("");
});

it("[IK31] adds a line that is entered while the one before is still being kept", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200");
  enter();
  type("phone 35");
  enter();
  await waitFor(() => expect(step.answers("bills").map(({ label }) => label)).toEqual(["rent", "phone"]));
  await waitFor(() => expect(line().value).toBe(""));
});

it("[IK31] leaves Shift and Enter, and Enter while a word is being composed, to the text", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200");
  expect(enter({ shiftKey: true })).toBe(true);
  expect(enter({ isComposing: true })).toBe(true);
  expect(step.answers("bills")).toEqual([]);
});

it("[IK32] goes on at Enter on an empty line", async () => {
  const onGoOn = vi.fn();
  await openStep(BillsStep, { onGoOn });
  enter();
  expect(onGoOn).toHaveBeenCalledOnce();
});

it("[IK33] keeps the text where the device keeps nothing", async () => {
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

it("[IK33] says so where nothing in a text can be a row", async () => {
  await openStep(BillsStep);
  type(",;");
  enter();
  await waitFor(() => expect(screen.getByText(/Nothing in this reads as a row/)).toBeTruthy());
  expect(line().value).toBe(",;");
});

it("[IK34] makes rows of what stands in the line when the step is left", async () => {
  const step = await openStep(BillsStep);
  type("rent 1200");
  step.leave();
  const drafts = () => {
    const { households, openId } = step.store.state.get();
    return openId ? households.get(openId)!.of["intake-draft"].list() : [];
  };
  await waitFor(() => expect(drafts()).toMatchObject([{ part: "bills", label: "rent", amount: "1200" }]));
});

it("[IK34] finds the line as it was after a reload, unless others use this computer too", async () => {
  await openStep(BillsStep);
  type("rent 12");
  const kept = { ...sessionStorage };
  cleanup();
  await waitFor(() => expect(sessionStorage.getItem("typed.line-bills.anonymous")).toContain('""'));
  Object.assign(sessionStorage, kept);
  const { store } = await openStep(BillsStep);
  expect(line().value).toBe("rent 12");
  type("");
  act(() => currentDevice.set({ phase: "open", owner: { uid: "maya" }, store, isInMemory: true }));
  type("rent 1200");
  expect(line().value).toBe("rent 1200");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("1200");
});
