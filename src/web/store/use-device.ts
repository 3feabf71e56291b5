import { createContext, use, useCallback, useRef, useSyncExternalStore } from "react";
import type { DeviceStore } from "./device-store.ts";
import type { HouseholdState } from "./household-state.ts";
import { type CurrentDevice, currentDevice } from "./owner/current-device.ts";
import type { StoreState } from "./store-state.ts";
import type { SyncStatus } from "./sync/status.ts";

/** What a part of the page shows in place of what this page has open: the sample. */
export const ShownDevice = createContext<CurrentDevice | null>(null);

export function useDevice(): CurrentDevice {
  const open = useSyncExternalStore(currentDevice.subscribe, currentDevice.get, currentDevice.get);
  return use(ShownDevice) ?? open;
}

/** The open store. Screens are only shown while there is one. */
export function useStore(): DeviceStore {
  const device = useDevice();
  if (device.phase !== "open") throw new Error("nothing is open on this device");
  return device.store;
}

/** Renders again only when what is selected changes: the same object means the same content. */
export function useStoreState<T>(select: (state: StoreState) => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const { state } = useStore();
  const last = useRef<{ of: StoreState; by: typeof select; value: T } | null>(null);
  const read = useCallback(() => {
    const of = state.get();
    const before = last.current;
    if (before?.of === of && before.by === select) return before.value;
    const value = select(of);
    const kept = before && isSame(before.value, value) ? before.value : value;
    last.current = { of, by: select, value: kept };
    return kept;
  }, [state, select, isSame]);
  return useSyncExternalStore(state.subscribe, read, read);
}

/** Something of the household on screen. */
export function useHousehold<T>(select: (household: HouseholdState) => T, isSame?: (a: T, b: T) => boolean): T {
  const selectOpen = useCallback(
    ({ households, openId }: StoreState) => {
      const household = openId === null ? undefined : households.get(openId);
      if (!household) throw new Error("no household is open");
      return select(household);
    },
    [select],
  );
  return useStoreState(selectOpen, isSame);
}

/**
 * Nothing is in step while something waits to be sent, even before the next round has begun, and nothing is saved here
 * while it is on its way to the device.
 */
export function useSyncStatus(): SyncStatus {
  const { status } = useStore();
  const now = useSyncExternalStore(status.subscribe, status.get, status.get);
  const isWaiting = useStoreState(hasUnsent);
  const isWriting = useStoreState(isOnItsWay);
  return (now === "in-step" && isWaiting) || (now === "here-only" && isWriting) ? "sending" : now;
}

const isOnItsWay = ({ writing }: StoreState): boolean => writing > 0;
const hasUnsent = ({ unsent }: StoreState): boolean => unsent > 0;
