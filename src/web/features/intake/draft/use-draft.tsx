import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { failedWrite, failedWriteWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { newHouseholdRecord } from "#web/household/household-record.ts";
import { browserLocale, guessPlace, type Place } from "#web/household/place/place.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  beginFirstHousehold,
  type Command,
  currentDevice,
  DeviceError,
  deviceProblemOf,
  openHouseholdOf,
  useStore,
  useStoreState,
  type WriteResult,
} from "#web/store/index.ts";
import { useToast } from "#web/ui/toast.tsx";
import { addingRows, discarding, moving, profileRow, removing, typing } from "./draft-commands.ts";
import { type DraftRow, nextOrder, rowIdOf } from "./draft-rows.ts";
import { type DraftView, draftView } from "./draft-view.ts";
import { finishing } from "./finish.ts";
import { type PendingEdit, useTyping } from "./use-typing.ts";

/** The draft on screen and its actions. */
export interface Intake extends DraftView {
  rowsOf(part: Part): readonly DraftRow[];
  type(row: DraftRow, answers: Answers): void;
  typeProfile(answers: Answers): void;
  /** Resolves to the IDs of the new rows, or to none if the device could not save them. */
  add(part: Part, rows: readonly Answers[]): Promise<readonly string[]>;
  remove(row: DraftRow): void;
  /** Moves the row one position up or down. */
  move(row: DraftRow, by: -1 | 1): void;
  /** Turns all complete rows into records. */
  finish(): Promise<WriteResult>;
  /** Discards all changes since the last finish. */
  discard(): Promise<void>;
}

/** Calls `onSaved` whenever the device has saved an answer. */
export function useDraft(onSaved: () => void = () => {}): Intake {
  const state = useStoreState(openHouseholdOf);
  const [guess] = useState(() => guessPlace(browserLocale()));
  const [now] = useState(Date.now);
  const ensureHousehold = useEnsureHousehold(guess);
  const run = useRun();
  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  const save = useCallback(
    async (command: Command, isAnswer = true) => {
      const { ok } = await run(command);
      if (ok && isAnswer) latestOnSaved.current();
      return ok;
    },
    [run],
  );
  const { pending, type, flush } = useTyping(
    async (edits) => (await ensureHousehold()) && save(typing(edits), hasAnswers(edits)),
  );
  const view = useMemo(() => draftView(state, pending, guess, now), [state, pending, guess, now]);
  return useMemo(() => {
    const rowsOf = (part: Part) => view.rows.filter((row) => row.part === part);
    return {
      ...view,
      rowsOf,
      type,
      typeProfile: (answers) => type(profileRow, answers),
      async add(part, rows) {
        const drafts = rows.map((answers, index) => ({ draftId: newId(Date.now() + index), answers }));
        const command = addingRows(part, nextOrder(view.rows, part), drafts);
        if ((await ensureHousehold()) && (await save(command)))
          return drafts.map(({ draftId }) => rowIdOf({ id: draftId }));
        // The text stays in its field and can be added from there; the generic retry would add it twice.
        if (failedWrite.get()?.command === command) failedWrite.set(null);
        return [];
      },
      // Flush pending edits first: saved after the removal, they would recreate the row.
      remove: (row) => void flush().then(() => run(removing(row, row.isFinished), `${nameOf(row)} removed`)),
      move: (row, by) => void run(moving(swapped(rowsOf(row.part), row, by))),
      async finish() {
        await flush();
        return run(finishing(Date.now()));
      },
      async discard() {
        await flush();
        await run(discarding, "Your changes are taken back");
      },
    };
  }, [view, type, flush, ensureHousehold, run, save]);
}

/** The current step is stored among the answers but is not one. */
const hasAnswers = (edits: readonly PendingEdit[]): boolean =>
  edits.some(({ answers }) => Object.keys(answers).some((name) => name !== "step"));

const nameOf = ({ answers }: DraftRow): string => (answers.label ?? answers.name ?? "").trim() || "The row";

/** Swaps `row` with its neighbor and renumbers the list; returns only rows whose position changed. */
function swapped(rows: readonly DraftRow[], row: DraftRow, by: -1 | 1) {
  const from = rows.findIndex(({ id }) => id === row.id);
  const next = [...rows];
  const [other] = next.splice(from + by, 1, row);
  if (other) next[from] = other;
  return next.map((one, order) => ({ row: one, order })).filter(({ row: one, order }) => one.order !== order);
}

/**
 * Creates the household on the first answer, so that a visitor who only looks stores nothing. Resolves to whether a
 * household exists.
 */
function useEnsureHousehold(place: Place): () => Promise<boolean> {
  const store = useStore();
  const { show } = useToast();
  const creation = useRef<Promise<unknown> | null>(null);
  return useCallback(async () => {
    // The end of a session closes the store before the screens unmount. Pending edits wait for the same user to return.
    if (currentDevice.get().phase === "hidden") return false;
    if (store.state.get().openId !== null) return true;
    creation.current ??= beginFirstHousehold(store, () => [newHouseholdRecord("", place, currentTime())]);
    try {
      await creation.current;
    } catch (fault) {
      const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
      show({ text: `Your answers are not kept yet, because ${failedWriteWords[problem]}`, stays: true });
    } finally {
      creation.current = null;
    }
    return store.state.get().openId !== null;
  }, [store, place, show]);
}

const IntakeContext = createContext<Intake | null>(null);

/** The draft on screen. */
export function useIntake(): Intake {
  const intake = useContext(IntakeContext);
  if (!intake) throw new Error("no intake is open");
  return intake;
}

export const IntakeProvider = ({ intake, children }: { intake: Intake; children: ReactNode }) => (
  <IntakeContext value={intake}>{children}</IntakeContext>
);
