import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as v from "valibot";
import type { Answers } from "#domain/intake/answers.ts";
import { draftParts } from "#sync/kinds/intake-draft.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { databaseName } from "#web/store/owner/owner.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import type { RowRef } from "./draft-commands.ts";
import type { Pending } from "./draft-view.ts";

export interface PendingEdit {
  row: RowRef;
  answers: Answers;
}

/** Resolves to whether the device has it for good. */
type SaveEdits = (typed: readonly PendingEdit[]) => Promise<boolean>;

/** Short enough that nobody closes a page in between, long enough that not every letter is a version of its own. */
const pause = 250;

/**
 * What is being typed shows at once and is kept after a short pause, also while typing goes on, or as soon as the page
 * is left. What the device refuses stays on screen, and is tried again with the next letter, or once it keeps anything.
 */
export function useTyping(keep: SaveEdits) {
  const notes = usePendingStorage();
  const [waiting] = useState(() => new Map(notes.read().map((typed) => [typed.row.id, typed])));
  const [pending, setPending] = useState<Pending>(() => answersIn(waiting));
  const latestSave = useRef(keep);
  latestSave.current = keep;
  const show = useCallback(() => {
    setPending(answersIn(waiting));
    notes.write([...waiting.values()]);
  }, [waiting, notes]);

  const flush = useCallback(async () => {
    const sent = [...waiting.values()];
    if (sent.length === 0 || !(await latestSave.current(sent))) return;
    for (const typed of sent) if (waiting.get(typed.row.id) === typed) waiting.delete(typed.row.id);
    show();
  }, [waiting, show]);

  const type = useCallback(
    (row: RowRef, answers: Answers) => {
      const before = waiting.get(row.id)?.answers;
      waiting.set(row.id, { row, answers: { ...before, ...answers } });
      show();
    },
    [waiting, show],
  );

  useFlushing(pending, flush);
  return useMemo(() => ({ pending, type, flush }), [pending, type, flush]);
}

const answersIn = (queued: ReadonlyMap<string, PendingEdit>): Pending =>
  new Map([...queued].map(([id, { answers }]) => [id, answers]));

const canSave = ({ openId, refusal }: StoreState): boolean => openId !== null && refusal === null;

function useFlushing(pending: Pending, flush: () => Promise<void>) {
  const isSaving = useStoreState(canSave);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a device that keeps again is tried again
  useEffect(() => {
    if (pending.size === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void flush();
    }, pause);
  }, [pending, flush, isSaving]);
  useEffect(() => {
    const leave = () => void flush();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      clearTimeout(timer.current);
      timer.current = undefined;
      leave();
    };
  }, [flush]);
}

/** What the device does not have yet, noted in this tab: a reload or an ended session in between loses no letter. */
interface PendingStorage {
  read(): readonly PendingEdit[];
  write(typed: readonly PendingEdit[]): void;
}

const noStorage: PendingStorage = { read: () => [], write() {} };

const storedEdits = v.object({
  household: v.nullable(v.string()),
  typed: v.array(
    v.object({
      row: v.object({ id: v.string(), part: v.picklist(draftParts), order: v.number() }),
      answers: v.record(v.string(), v.string()),
    }),
  ),
});

/** For whoever typed it, and for that household; on a shared computer nothing is noted. */
function usePendingStorage(): PendingStorage {
  const device = useDevice();
  const isKept = device.phase === "open" && !device.isInMemory;
  const store = device.phase === "open" ? device.store : null;
  const key = device.phase === "open" ? `typed.draft.${databaseName(device.owner)}` : "";
  return useMemo(() => (isKept && store ? sessionStorageAt(key, store) : noStorage), [isKept, store, key]);
}

function sessionStorageAt(key: string, { state }: Pick<DeviceStore, "state">): PendingStorage {
  return {
    read() {
      const found = readJson(key);
      const { openId } = state.get();
      const isOurs = found && (found.household === null || found.household === openId);
      return isOurs ? found.typed : [];
    },
    write(typed) {
      try {
        if (typed.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ household: state.get().openId, typed }));
      } catch {
        // Without storage it lasts as long as the page.
      }
    },
  };
}

function readJson(key: string) {
  try {
    const read = v.safeParse(storedEdits, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
