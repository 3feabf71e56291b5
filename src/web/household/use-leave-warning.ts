import { useEffect } from "react";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";

/** What is in memory only goes with the page: an account's changes that were not sent, or everything without one. */
export function wouldLose(device: CurrentDevice): boolean {
  if (device.phase !== "open" || !device.isInMemory) return false;
  const { households, unsent } = device.store.state.get();
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
