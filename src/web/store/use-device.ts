import { createContext, use, useCallback, useRef, useSyncExternalStore } from "react";
import type { DeviceStore } from "./device-store.ts";
import type { HouseholdState } from "./household-state.ts";
import { type CurrentDevice, currentDevice } from "./owner/current-device.ts";
import type { StoreState } from "./store-state.ts";
import type { SyncStatus } from "./sync/replicate.ts";

/** Overrides the open device for a part of the page: the sample household. */
export const ShownDevice = createContext<CurrentDevice | null>(null);

export function useDevice(): CurrentDevice {
  const open = useSyncExternalStore(currentDevice.subscribe, currentDevice.get, currentDevice.get);
  return use(ShownDevice) ?? open;
}

/** The open store. Screens only render while there is one. */
export function useStore(): DeviceStore {
  const device = useDevice();
  if (device.phase !== "open") throw new Error("nothing is open on this device");
  return device.store;
}

/** Rerenders only when the selected value changes. */
export function useStoreState<T>(select: (state: StoreState) => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const { state } = useStore();
  const last = useRef<{ of: StoreState; by: typeof select; value: T } | null>(null);
  const read = useCallback(() => {
    const of = state.get();
    const before = last.current;
    if (before?.of === of && before.by === select) return before.value;
    const value = select(of);
    const next = before && isSame(before.value, value) ? before.value : value;
    last.current = { of, by: select, value: next };
    return next;
  }, [state, select, isSame]);
  return useSyncExternalStore(state.subscribe, read, read);
}

/** Selects from the household on screen. */
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

/** "sending" also while changes wait for the next sync round, or are not stored on the device yet. */
export function useSyncStatus(): SyncStatus {
  const { status } = useStore();
  const now = useSyncExternalStore(status.subscribe, status.get, status.get);
  const isWaiting = useStoreState(hasUnsent);
  const isWriting = useStoreState(hasPendingWrites);
  return (now === "in-step" && isWaiting) || (now === "here-only" && isWriting) ? "sending" : now;
}

const hasPendingWrites = ({ writing }: StoreState): boolean => writing > 0;
const hasUnsent = ({ unsent }: StoreState): boolean => unsent > 0;
