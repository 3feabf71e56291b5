// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { type CurrentDevice, currentDevice } from "#web/store/owner/current-device.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { openStep } from "../rows/step.fixture.tsx";
import { typedProfile } from "./draft-rows.ts";
import { type Intake, useDraft } from "./use-draft.tsx";

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
});

async function newDevice(isFull = () => false) {
  const { store, leave } = await openStep(() => null, {}, isFull);
  leave();
  return { phase: "open", owner: "anonymous", store } as const;
}

function openDraft(device: CurrentDevice) {
  currentDevice.set(device);
  const { result, unmount } = renderHook(useDraft, { wrapper: ToastProvider });
  return { draft: (): Intake => result.current, leave: unmount };
}

const typeName = (draft: () => Intake, name: string) => act(async () => draft().typeProfile({ name }));
const later = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));

/** The household name that the device has saved. */
function nameOn({ state }: DeviceStore): string | undefined {
  const { households, openId } = state.get();
  return openId === null ? undefined : typedProfile(households.get(openId)!).name;
}

it("saves edits, even while typing continues without a pause", async () => {
  const device = await newDevice();
  const { draft } = openDraft(device);
  for (const letters of ["R", "Ri", "Riv", "Rive", "River"]) {
    await typeName(draft, letters);
    await later(100);
  }
  expect(nameOn(device.store)).toMatch(/^R/);
  await waitFor(() => expect(nameOn(device.store)).toBe("River"));
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it("stores unsaved edits in the tab, so that the end of a session loses no keystroke", async () => {
  const device = await newDevice();
  const { draft, leave } = openDraft(device);
  await typeName(draft, "Riv");
  await waitFor(() => expect(nameOn(device.store)).toBe("Riv"));
  await typeName(draft, "Riverside");
  currentDevice.set({ phase: "hidden", owner: "anonymous" });
  leave();
  await later(300);
  expect([nameOn(device.store), failedWrite.get()]).toEqual(["Riv", null]);
  const again = openDraft(device);
  expect(again.draft().profile.name).toBe("Riverside");
  await waitFor(() => expect(nameOn(device.store)).toBe("Riverside"));
});

it("stores nothing in the tab if the household is only in memory", async () => {
  const { draft } = openDraft({ ...(await newDevice()), isInMemory: true });
  await typeName(draft, "Riverside");
  expect(sessionStorage.length).toBe(0);
});

it("saves refused edits once there is room, and adds nothing twice", async () => {
  let isFull = false;
  const device = await newDevice(() => isFull);
  const { draft } = openDraft(device);
  const addMaya = () => act(() => draft().add("people", [{ name: "Maya" }]));
  await typeName(draft, "Riv");
  await waitFor(() => expect(nameOn(device.store)).toBe("Riv"));
  isFull = true;
  await typeName(draft, "Riverside");
  await waitFor(() => expect(device.store.state.get().refusal).toBe("full"));
  expect(await addMaya()).toEqual([]);
  expect(failedWrite.get()).toBeNull();
  expect(draft().profile.name).toBe("Riverside");
  isFull = false;
  expect(await addMaya()).toHaveLength(1);
  await waitFor(() => expect(nameOn(device.store)).toBe("Riverside"));
  expect(draft().rowsOf("people")).toHaveLength(1);
});
