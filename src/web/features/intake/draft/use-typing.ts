import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as v from "valibot";
import type { Answers } from "#domain/intake/answers.ts";
import { draftParts } from "#sync/kinds/household.ts";
import { readJson, safeSessionStorage } from "#web/platform/safe-storage.ts";
import { type DeviceStore, databaseName, type StoreState, useDevice, useStoreState } from "#web/store/index.ts";
import type { RowRef } from "./draft-commands.ts";
import type { Pending } from "./draft-view.ts";

export interface PendingEdit {
  row: RowRef;
  answers: Answers;
}

/** Resolves to whether the device saved the edits. */
type SaveEdits = (edits: readonly PendingEdit[]) => Promise<boolean>;

/** In milliseconds: short enough to lose nothing when the page closes, long enough not to save every keystroke. */
const saveDelay = 250;

/**
 * Shows edits at once and saves them in throttled batches, or as soon as the page is left. Edits that the device refuses
 * stay on screen and are retried with the next keystroke, or once the device can save again.
 */
export function useTyping(save: SaveEdits) {
  const storage = usePendingStorage();
  const [queue] = useState(() => new Map(storage.read().map((edit) => [edit.row.id, edit])));
  const [pending, setPending] = useState<Pending>(() => answersIn(queue));
  const latestSave = useRef(save);
  latestSave.current = save;
  const publish = useCallback(() => {
    setPending(answersIn(queue));
    storage.write([...queue.values()]);
  }, [queue, storage]);

  const flush = useCallback(async () => {
    const batch = [...queue.values()];
    if (batch.length === 0 || !(await latestSave.current(batch))) return;
    for (const edit of batch) if (queue.get(edit.row.id) === edit) queue.delete(edit.row.id);
    publish();
  }, [queue, publish]);

  const type = useCallback(
    (row: RowRef, answers: Answers) => {
      const before = queue.get(row.id)?.answers;
      queue.set(row.id, { row, answers: { ...before, ...answers } });
      publish();
    },
    [queue, publish],
  );

  useFlushing(pending, flush);
  return useMemo(() => ({ pending, type, flush }), [pending, type, flush]);
}

const answersIn = (queue: ReadonlyMap<string, PendingEdit>): Pending =>
  new Map([...queue].map(([id, { answers }]) => [id, answers]));

const canSaveNow = ({ openId, refusal }: StoreState): boolean => openId !== null && refusal === null;

function useFlushing(pending: Pending, flush: () => Promise<void>) {
  const canSave = useStoreState(canSaveNow);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `canSave` retries once the device accepts writes again
  useEffect(() => {
    if (pending.size === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void flush();
    }, saveDelay);
  }, [pending, flush, canSave]);
  useEffect(() => {
    const flushNow = () => void flush();
    addEventListener("pagehide", flushNow);
    document.addEventListener("visibilitychange", flushNow);
    return () => {
      removeEventListener("pagehide", flushNow);
      document.removeEventListener("visibilitychange", flushNow);
      clearTimeout(timer.current);
      timer.current = undefined;
      flushNow();
    };
  }, [flush]);
}

/** Unsaved edits in this tab's session storage: a reload or the end of the session loses no keystroke. */
interface PendingStorage {
  read(): readonly PendingEdit[];
  write(edits: readonly PendingEdit[]): void;
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

/** Per user and household. On a shared computer nothing is stored. */
function usePendingStorage(): PendingStorage {
  const device = useDevice();
  const isPersistent = device.phase === "open" && !device.isInMemory;
  const store = device.phase === "open" ? device.store : null;
  const key = device.phase === "open" ? `typed.draft.${databaseName(device.owner)}` : "";
  return useMemo(() => (isPersistent && store ? pendingStorageAt(key, store) : noStorage), [isPersistent, store, key]);
}

/** Without storage the edits last as long as the page. */
const pendingStorageAt = (key: string, { state }: Pick<DeviceStore, "state">): PendingStorage => ({
  read() {
    const stored = v.safeParse(storedEdits, readJson(safeSessionStorage, key));
    if (!stored.success) return [];
    const { household, typed } = stored.output;
    return household === null || household === state.get().openId ? typed : [];
  },
  write(edits) {
    if (edits.length === 0) safeSessionStorage.remove(key);
    else safeSessionStorage.write(key, JSON.stringify({ household: state.get().openId, typed: edits }));
  },
});
