import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { notKept, notKeptWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { newHouseholdRecord } from "#web/household/household-record.ts";
import { browserSays, guessPlace, type Place } from "#web/household/place/place.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/platform/new-id.ts";
import type { Command } from "#web/store/command.ts";
import { DeviceError, deviceProblemOf } from "#web/store/device/device-problem.ts";
import { beginFirstHousehold } from "#web/store/households/begin-household.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import type { Written } from "#web/store/store.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { addingRows, discarding, moving, profileRow, removing, typing } from "./draft-commands.ts";
import { type DraftRow, nextOrder, rowIdOf } from "./draft-rows.ts";
import { type DraftView, draftView } from "./draft-view.ts";
import { finishing } from "./finish.ts";
import { type PendingEdit, useTyping } from "./use-typing.ts";

/** The draft on screen, and everything that can be done with it. */
export interface Intake extends DraftView {
  rowsOf(part: Part): readonly DraftRow[];
  type(row: DraftRow, answers: Answers): void;
  typeProfile(answers: Answers): void;
  /** The ids of the new rows, which show as soon as the device has them. */
  add(part: Part, rows: readonly Answers[]): Promise<readonly string[]>;
  remove(row: DraftRow): void;
  /** One up or down in its list. */
  move(row: DraftRow, by: -1 | 1): void;
  /** Makes records of all that can be read. */
  finish(): Promise<Written>;
  /** Takes back all that was typed since the last finish. */
  discard(): Promise<void>;
}

/** `kept` is told whenever the device has an answer for good. */
export function useDraft(kept: () => void = () => {}): Intake {
  const state = useStoreState(openHouseholdOf);
  const [guess] = useState(() => guessPlace(browserSays()));
  const [now] = useState(Date.now);
  const begin = useEnsureHousehold(guess);
  const run = useRun();
  const telling = useRef(kept);
  telling.current = kept;
  const keepNow = useCallback(
    async (command: Command, isAnswer = true) => {
      const { ok } = await run(command);
      if (ok && isAnswer) telling.current();
      return ok;
    },
    [run],
  );
  const { pending, type, flush } = useTyping(
    async (typed) => (await begin()) && keepNow(typing(typed), hasAnswers(typed)),
  );
  const view = useMemo(() => draftView(state, pending, guess, now), [state, pending, guess, now]);
  return useMemo(() => {
    const rowsOf = (part: Part) => view.rows.filter((row) => row.part === part);
    return {
      ...view,
      rowsOf,
      type,
      typeOwn: (answers) => type(profileRow, answers),
      async add(part, rows) {
        const made = rows.map((answers, index) => ({ draftId: newId(Date.now() + index), answers }));
        const command = addingRows(part, nextOrder(view.rows, part), made);
        if ((await begin()) && (await keepNow(command))) return made.map(({ draftId }) => rowIdOf({ id: draftId }));
        // It is still where it was typed, to be added from there; tried again elsewhere as well it would be there twice.
        if (notKept.get()?.command === command) notKept.set(null);
        return [];
      },
      // What is still being typed is kept first: kept later, it would bring the row back.
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
  }, [view, type, flush, begin, run, keepNow]);
}

/** Where someone stopped is noted with their answers, and is none. */
const hasAnswers = (typed: readonly PendingEdit[]): boolean =>
  typed.some(({ answers }) => Object.keys(answers).some((name) => name !== "step"));

const nameOf = ({ answers }: DraftRow): string => (answers.label ?? answers.name ?? "").trim() || "The row";

/** All rows in their new order: rows that never had a place of their own get one. */
function swapped(rows: readonly DraftRow[], row: DraftRow, by: -1 | 1) {
  const from = rows.findIndex(({ id }) => id === row.id);
  const next = [...rows];
  const [other] = next.splice(from + by, 1, row);
  if (other) next[from] = other;
  return next.map((one, order) => ({ row: one, order })).filter(({ row: one, order }) => one.order !== order);
}

/** The first answer begins the household; whoever only looks leaves nothing behind. Resolves to whether there is one. */
function useEnsureHousehold(place: Place): () => Promise<boolean> {
  const store = useStore();
  const { show } = useToast();
  const beginning = useRef<Promise<unknown> | null>(null);
  return useCallback(async () => {
    // An ended session closed the store before its screens. What was typed a moment ago waits for the same person.
    if (currentDevice.get().phase === "hidden") return false;
    if (store.state.get().openId !== null) return true;
    beginning.current ??= beginFirstHousehold(store, () => [newHouseholdRecord("", place, currentTime())]);
    try {
      await beginning.current;
    } catch (fault) {
      const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
      show({ text: `Your answers are not kept yet, because ${notKeptWords[problem]}`, stays: true });
    } finally {
      beginning.current = null;
    }
    return store.state.get().openId !== null;
  }, [store, place, show]);
}

const IntakeContext = createContext<Intake | null>(null);

/** The draft on screen, for all steps. */
export function useIntake(): Intake {
  const intake = useContext(IntakeContext);
  if (!intake) throw new Error("no intake is open");
  return intake;
}

export const IntakeProvider = ({ intake, children }: { intake: Intake; children: ReactNode }) => (
  <IntakeContext value={intake}>{children}</IntakeContext>
);
