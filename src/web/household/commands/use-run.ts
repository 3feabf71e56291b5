import { createContext, use, useCallback } from "react";
import { ok } from "#domain/result.ts";
import {
  type Command,
  currentDevice,
  type DeviceStore,
  type HistoryEntry,
  inverse,
  useStore,
  type WriteResult,
} from "#web/store/index.ts";
import { useToast } from "#web/ui/toast.tsx";
import { failedWrite, isDeviceProblem, writeProblemWords } from "./failed-write.ts";

/** The space that a part of the page shows and changes, if it is not the open household. */
export const SpaceContext = createContext<string | undefined>(undefined);

/** Runs a command. If the device refuses the write, stores the command so that the banner can retry it. */
export async function runWithRetry(store: DeviceStore, command: Command, household?: string): Promise<WriteResult> {
  const place = household ?? store.state.get().openId ?? undefined;
  const written = await store.run(command, place);
  if (written.ok) failedWrite.set(null);
  else if (isDeviceProblem(written.problem)) failedWrite.set({ store, command, household: place });
  return written;
}

/** Undoes one action, even if others came after it. */
export function undoOne(store: DeviceStore, done: HistoryEntry): Promise<WriteResult> {
  if (store.state.get().history.done.at(-1) === done) return store.undo();
  return runWithRetry(store, undoing(done), done.household);
}

function undoing({ edits, beside }: HistoryEntry): Command {
  const command = { name: "undo", edits: () => ok(inverse(edits)) };
  if (!beside) return command;
  const { household, edits: others } = beside;
  return { ...command, beside: { household, command: { edits: () => ok(inverse(others)) } } };
}

/** The owner changed meanwhile, so no screen shows the banner of this store. */
function hasLeft(store: DeviceStore): boolean {
  const device = currentDevice.get();
  return device.phase !== "open" || device.store !== store;
}

/** Runs a command in the given household, else in the surrounding space, else in the open household. */
type Run = (command: Command, said?: string, household?: string) => Promise<WriteResult>;

/** Runs a user's command. On success, a toast shows the `said` text with an undo button. */
export function useRun(): Run {
  const store = useStore();
  const { show } = useToast();
  const space = use(SpaceContext);
  return useCallback(
    async (command, said, household = space) => {
      const written = await runWithRetry(store, command, household);
      const done = store.state.get().history.done.at(-1);
      if (written.ok && said && done) show({ text: said, undo: () => void undoOne(store, done) });
      if (!written.ok && (!isDeviceProblem(written.problem) || hasLeft(store)))
        show({ text: writeProblemWords(written.problem), stays: true });
      return written;
    },
    [store, show, space],
  );
}
