import { useSyncExternalStore } from "react";
import { cell } from "#web/store/cell.ts";

/** Whether someone wants to look at their answer again. */
const asking = cell(false);

export const askAgain = (): void => asking.set(true);

export const stopAsking = (): void => asking.set(false);

export const useAsking = (): boolean => useSyncExternalStore(asking.subscribe, asking.get, () => false);
