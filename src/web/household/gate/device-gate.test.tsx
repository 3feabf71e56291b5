// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newId } from "#web/platform/new-id.ts";
import { adding } from "#web/store/command.ts";
import { memoryDatabase } from "#web/store/device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "#web/store/device-store.ts";
import { beginHousehold } from "#web/store/households/begin-household.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { leadAlways } from "#web/store/tabs/lead.ts";
import { noTabs } from "#web/store/tabs/tab-channel.ts";
import { runWithRetry } from "../commands/use-run.ts";
import { DeviceGate, hasUnsavedData } from "./device-gate.tsx";

let store: DeviceStore;
let isFull = false;

beforeEach(async () => {
  isFull = false;
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  const database = memoryDatabase();
  store = await openDeviceStore({
    name: "test",
    remote: null,
    openTabs: noTabs,
    lead: leadAlways,
    database: {
      ...database,
      write: (work) =>
        isFull ? Promise.reject(new DOMException("no room", "QuotaExceededError")) : database.write(work),
    },
    timing: { after: () => () => {}, random: () => 0, now: () => 0, isPageVisible: () => false },
    newId: () => newId(Date.now()),
  });
  await beginHousehold(store, "shared");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  currentDevice.set({ phase: "closed" });
});

const gate = () => render(<DeviceGate>What is inside</DeviceGate>);
const addingPerson = (name: string) => adding("add-person", "person", { name, kind: "adult" });

it("shows its children only while a household is open", async () => {
  currentDevice.set({ phase: "refused", owner: "anonymous", problem: "closed" });
  gate();
  expect(screen.getByRole("alert").textContent).toContain("Your household was closed");
  expect(screen.queryByText("What is inside")).toBeNull();
  act(() => currentDevice.set({ phase: "open", owner: "anonymous", store }));
  expect(screen.getByText("What is inside")).toBeTruthy();
  act(() => currentDevice.set({ phase: "hidden", owner: { uid: "maya" } }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your session has ended");
  expect(screen.queryByText("What is inside")).toBeNull();
});

const answerWith = (body: object) => vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));
const databasesOnDevice = (...names: string[]) =>
  vi.stubGlobal("indexedDB", { databases: async () => names.map((name) => ({ name })) });

it("[HG27] offers a household whose account the server no longer knows", async () => {
  answerWith({ isUnknown: true });
  databasesOnDevice("weekfold.user.maya");
  currentDevice.set({ phase: "hidden", owner: { uid: "maya" } });
  gate();
  expect(await screen.findByText("This server no longer knows your account")).toBeTruthy();
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons).toEqual(["Download a backup", "Open it offline", "Use this device without an account"]);
  expect(screen.queryByText("What is inside")).toBeNull();
});

it.each([
  ["knows the account", { isUnknown: false }, ["weekfold.user.maya"]],
  ["answers something else", { error: "too-many-attempts" }, ["weekfold.user.maya"]],
  ["can’t be asked about what is not on this device", { isUnknown: true }, ["weekfold.user.tom"]],
])("[HG27] offers nothing but signing in where the server %s", async (_, answer, names) => {
  answerWith(answer);
  databasesOnDevice(...names);
  currentDevice.set({ phase: "hidden", owner: { uid: "maya" } });
  gate();
  await screen.findByRole("alert");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole("alert").textContent).toContain("Your session has ended");
  expect(screen.queryByText("Open it offline")).toBeNull();
});

it("shows a notice above a household that was opened without its server", async () => {
  currentDevice.set({ phase: "open", owner: { uid: "maya" }, store, isOffline: true });
  gate();
  expect(screen.getByText("What is inside")).toBeTruthy();
  expect(await screen.findByText("Opened offline")).toBeTruthy();
});

it("waits for the entries, except for children that show early", () => {
  const whole = store.state.get();
  const households = new Map([...whole.households].map(([id, one]) => [id, { ...one, hasEntries: false }]));
  store.state.set({ ...whole, households });
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  gate();
  expect(screen.queryByText("What is inside")).toBeNull();
  render(<DeviceGate isEarly>The week</DeviceGate>);
  expect(screen.getByText("The week")).toBeTruthy();
  act(() => store.state.set(whole));
  expect(screen.getByText("What is inside")).toBeTruthy();
});

it("shows no room of an incomplete household, but this week once only entries are missing", () => {
  const whole = store.state.get();
  const missing = (what: "everything" | "entries") => {
    const rows = new Map([...whole.rows].map(([id, row]) => [id, { ...row, missing: what }]));
    const households = new Map([...whole.households].map(([id, one]) => [id, { ...one, hasEntries: false }]));
    store.state.set({ ...whole, rows, households });
  };
  missing("everything");
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  gate();
  render(<DeviceGate isEarly>The week</DeviceGate>);
  render(<DeviceGate isOpenMeanwhile>The account</DeviceGate>);
  expect(screen.getAllByText(/on its way to this device/)).toHaveLength(2);
  expect(screen.getByText("The account")).toBeTruthy();
  act(() => missing("entries"));
  expect(screen.getByText("The week")).toBeTruthy();
  expect(screen.queryByText("What is inside")).toBeNull();
  act(() => store.state.set(whole));
  expect(screen.getByText("What is inside")).toBeTruthy();
});

it("names a failed write, and hides the notice until the next one", async () => {
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  gate();
  isFull = true;
  await act(() => runWithRetry(store, addingPerson("Maya")));
  expect(screen.getByRole("alert").textContent).toContain("The new person was not kept");
  fireEvent.click(screen.getByRole("button", { name: "Leave it" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => runWithRetry(store, addingPerson("Tom")));
  isFull = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  const { households, openId } = store.state.get();
  expect(
    households
      .get(openId!)!
      .of.person.list()
      .map(({ name }) => name),
  ).toEqual(["Tom"]);
});

it("warns before the page closes only if that loses something", async () => {
  expect(hasUnsavedData({ phase: "open", owner: "anonymous", store })).toBe(false);
  expect(hasUnsavedData({ phase: "open", owner: "anonymous", store, isInMemory: true })).toBe(true);
  expect(hasUnsavedData({ phase: "open", owner: { uid: "maya" }, store, isInMemory: true })).toBe(false);
  await store.run(addingPerson("Maya"));
  expect(hasUnsavedData({ phase: "open", owner: { uid: "maya" }, store, isInMemory: true })).toBe(true);
  expect(hasUnsavedData({ phase: "hidden", owner: { uid: "maya" } })).toBe(false);
});

it("warns while a change that shows is still being written, whether the write succeeds or not", async () => {
  const device = { phase: "open", owner: "anonymous", store } as const;
  for (isFull of [false, true]) {
    const written = [store.run(addingPerson("Maya")), store.run(addingPerson("Tom"))];
    expect(hasUnsavedData(device)).toBe(true);
    const reloaded = store.reload();
    await Promise.all([...written, reloaded]);
    expect(hasUnsavedData(device)).toBe(false);
  }
});
