import { useEffect } from "react";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";

/**
 * What the device has not written yet goes with the page, though it shows already. So does what is in memory only: an
 * account's changes that were not sent, or everything without one.
 */
export function wouldLose(device: CurrentDevice): boolean {
  if (device.phase !== "open") return false;
  const { households, unsent, writing } = device.store.state.get();
  if (writing > 0 || !device.isInMemory) return writing > 0;
  return device.owner === "anonymous" ? households.size > 0 : unsent > 0;
}

export function useLeaveWarning(device: CurrentDevice): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose(device)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [device]);
}
