import { createContext, use, useCallback } from "react";
import { ok } from "#domain/result.ts";
import type { Command } from "#web/store/command.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import type { Written } from "#web/store/store.ts";
import { type Done, inverse } from "#web/store/undo-history.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { isDevicesFault, notKept, writeProblemWords } from "./failed-write.ts";

/** The space that a part of the page shows and changes, where that is not the household that is open. */
export const SpaceContext = createContext<string | undefined>(undefined);

/** Runs a command; one that the device refuses is remembered, so that it can be tried again. */
export async function runKept(store: DeviceStore, command: Command, household?: string): Promise<Written> {
  const place = household ?? store.state.get().openId ?? undefined;
  const written = await store.run(command, place);
  if (written.ok) notKept.set(null);
  else if (isDevicesFault(written.problem)) notKept.set({ store, command, household: place });
  return written;
}

/** Takes back one thing done, and only that, also where others were done since. */
export function takeBack(store: DeviceStore, done: Done): Promise<Written> {
  if (store.state.get().history.done.at(-1) === done) return store.undo();
  return runKept(store, { name: "undo", edits: () => ok(inverse(done.edits)) }, done.household);
}

/** Someone signed in or out meanwhile, so no banner of this store is on any screen. */
function hasLeft(store: DeviceStore): boolean {
  const device = currentDevice.get();
  return device.phase !== "open" || device.store !== store;
}

/** Runs a command in the household that is open, in the space around it, or in another of one's own. */
type Run = (command: Command, said?: string, household?: string) => Promise<Written>;

/** Runs what someone does on a screen. What it says afterwards comes with a way back. */
export function useRun(): Run {
  const store = useStore();
  const { show } = useToast();
  const space = use(SpaceContext);
  return useCallback(
    async (command, said, household = space) => {
      const written = await runKept(store, command, household);
      const done = store.state.get().history.done.at(-1);
      if (written.ok && said && done) show({ text: said, undo: () => void takeBack(store, done) });
      if (!written.ok && (!isDevicesFault(written.problem) || hasLeft(store)))
        show({ text: writeProblemWords(written.problem), stays: true });
      return written;
    },
    [store, show, space],
  );
}
