import { startTransition, useRef, useState } from "react";
import type { Save } from "#domain/household/records.ts";
import { formatMoney, type MoneyFormat, sum } from "#domain/money/money.ts";
import { track } from "#web/analytics/analytics-queue.ts";
import { currentTime } from "#web/platform/clock.ts";
import { openHouseholdOf, useStore } from "#web/store/index.ts";
import { Icon } from "#web/ui/icon.tsx";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "../commands/failed-write.ts";
import { useRun } from "../commands/use-run.ts";
import { householdOf } from "../figures/household-of.ts";
import { isPlaceProblem, type PlaceProblem } from "./places.ts";
import { firstRefused, type RefusedShare, recordingSaves, type SaveBatch } from "./record-save.ts";
import "./saves.css";

export type GoneShare = RefusedShare<PlaceProblem>;

interface SaveOutcome {
  isDone: boolean;
  at: number;
  /** The share whose place was deleted or archived by then. */
  refused: GoneShare | null;
}

type NewBatch = Omit<SaveBatch, "at">;

export interface SaveRecorder {
  press: (batch: NewBatch, said: string) => Promise<SaveOutcome>;
  isBusy: boolean;
  /** The form must stay as it is: a write is in progress, or the device has newer data than the screen. */
  isFrozen: boolean;
  /** Why the last press recorded nothing, if the user's input is not the reason. */
  problem: string | undefined;
}

/**
 * Records saves: one write at a time, all or nothing, with a toast that offers undo. If the caller passes the saves that are
 * shown, a press counts only while they match the device's; the screen may lag behind.
 */
export function useRecordSave(shown?: readonly Save[]): SaveRecorder {
  const { isBusy, once } = useOnce(shown ? startTransition : immediately);
  const isBehind = useIsBehind(shown);
  const checkRefused = useFirstRefused();
  const run = useRun();
  const [problem, setProblem] = useState<string>();
  const record = async (batch: SaveBatch, said: string): Promise<boolean> => {
    const written = await run(recordingSaves(batch), said);
    // A decision to save nothing is recorded, but it is no save.
    const isSave = batch.shares.some(({ amount }) => amount > 0);
    if (written.ok && isSave) track("week_save", { weekId: batch.week });
    if (!written.ok && isDeviceProblem(written.problem)) setProblem(failedSaveWords(written.problem));
    return written.ok;
  };
  const press = async (batch: NewBatch, said: string): Promise<SaveOutcome> => {
    const now: SaveBatch = { ...batch, at: currentTime() };
    if (isBehind()) return { isDone: false, at: now.at, refused: null };
    const refused = checkRefused(now);
    setProblem(refused && !isGone(refused) ? writeProblemWords(refused.problem) : undefined);
    const isDone = !refused && ((await once(() => record(now, said))) ?? false);
    return { isDone, at: now.at, refused: refused && isGone(refused) ? refused : null };
  };
  return { press, isBusy, isFrozen: isBusy || isBehind(), problem };
}

const immediately = (work: () => void): void => work();

/**
 * Ignores a second press while the first is in progress: it may come before the button renders as busy. A form with deferred
 * figures becomes busy in a transition, so that it never renders busy over old figures; React renders a transition before
 * deferred values.
 */
function useOnce(update: (work: () => void) => void) {
  const isInProgress = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const once = async <Value,>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (isInProgress.current) return undefined;
    isInProgress.current = true;
    update(() => setBusy(true));
    return work().finally(() => {
      isInProgress.current = false;
      setBusy(false);
    });
  };
  return { isBusy, once };
}

/** Checks against the household on the device, which may be newer than the one on screen. */
function useFirstRefused(): (batch: SaveBatch) => RefusedShare | null {
  const store = useStore();
  return (batch) => {
    const state = openHouseholdOf(store.state.get());
    const household = state && householdOf(state);
    return household ? firstRefused(batch, household) : null;
  };
}

function useIsBehind(shown: readonly Save[] | undefined): () => boolean {
  const store = useStore();
  return () => {
    const state = openHouseholdOf(store.state.get());
    return shown !== undefined && state !== null && state.of.save.list() !== shown;
  };
}

const isGone = (refused: RefusedShare): refused is GoneShare => isPlaceProblem(refused.problem);

const failedSaveWords = (problem: string): string =>
  `Nothing was recorded: ${failedWriteWords[problem as keyof typeof failedWriteWords]}`;

/** The toast after a save; `past` names a week that is over. */
export function savedMessage({ shares }: Pick<SaveBatch, "shares">, format: MoneyFormat, past?: string): string {
  const amount = sum(shares.map((share) => share.amount));
  if (amount === 0) return `Nothing ${past ? `in ${past}` : "this week"}: noted`;
  return `${formatMoney(amount, format)} set aside${past ? ` for ${past}` : ""}`;
}

/**
 * Returns the value from before the button press until the device has stored the write. The store shows a write
 * optimistically; a form that already followed it would lose what was typed if the device then refuses.
 */
export function useFrozenWhile<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (isHeld) return held;
  if (held !== value) setHeld(value);
  return value;
}

/** Shown beside the button when the device refuses the write, since the banner of the page may be out of view. */
export function NotRecorded({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="not-recorded" role="alert">
      <Icon name="alert" size={18} />
      <span>{problem}</span>
    </p>
  );
}
