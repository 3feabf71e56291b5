import { startTransition, useRef, useState } from "react";
import type { Save } from "#domain/household/records.ts";
import { formatMoney, type MoneyFormat, sum } from "#domain/money/money.ts";
import { track } from "#web/analytics/analytics-queue.ts";
import { currentTime } from "#web/platform/clock.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStore } from "#web/store/use-device.ts";
import { Icon } from "#web/ui/icon.tsx";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "../commands/failed-write.ts";
import { useRun } from "../commands/use-run.ts";
import { householdInDomain, inDomain } from "../figures/in-domain.ts";
import { isPlaceProblem, type PlaceProblem } from "./places.ts";
import { firstRefused, type RefusedShare, recordingSaves, type SaveBatch } from "./record-save.ts";
import "./saves.css";

export type GoneShare = RefusedShare<PlaceProblem>;

interface SaveOutcome {
  isDone: boolean;
  at: number;
  /** A place was gone by then. */
  refused: GoneShare | null;
}

type Given = Omit<SaveBatch, "at">;

export interface SaveRecorder {
  press: (given: Given, said: string) => Promise<SaveOutcome>;
  isBusy: boolean;
  /** What is drawn stays for now: a press is under way, or the device has something else already. */
  isFrozen: boolean;
  /** Why the last press recorded nothing, where that is nobody's typing. */
  problem: string | undefined;
}

/**
 * Presses the button: once at a time, whole or not at all, and said with a way back. With the saves that are shown, a press
 * counts only while they are the device's own: what is drawn may follow a moment later.
 */
export function useRecordSave(shown?: readonly Save[]): SaveRecorder {
  const { isBusy, once } = useOnce(shown ? startTransition : atOnce);
  const isBehind = useIsBehind(shown);
  const refusedNow = useRefusedNow();
  const run = useRun();
  const [problem, setProblem] = useState<string>();
  const record = async (press: SaveBatch, said: string): Promise<boolean> => {
    const written = await run(recordingSaves(press), said);
    // Deciding on nothing is a decision, and no save.
    const isSave = press.shares.some(({ amount }) => amount > 0);
    if (written.ok && isSave) track("week_save", { weekId: press.week });
    if (!written.ok && isDeviceProblem(written.problem)) setProblem(notKept(written.problem));
    return written.ok;
  };
  const press = async (given: Given, said: string): Promise<SaveOutcome> => {
    const now: SaveBatch = { ...given, at: currentTime() };
    if (isBehind()) return { isDone: false, at: now.at, refused: null };
    const refused = refusedNow(now);
    setProblem(refused && !isGone(refused) ? writeProblemWords(refused.problem) : undefined);
    const isDone = !refused && ((await once(() => record(now, said))) ?? false);
    return { isDone, at: now.at, refused: refused && isGone(refused) ? refused : null };
  };
  return { press, isBusy, isFrozen: isBusy || isBehind(), problem };
}

const atOnce = (work: () => void): void => work();

/**
 * A second press while the first is under way does nothing: it may come before the button has been drawn busy. A form that
 * follows what it changes a moment later is drawn busy then too, so that nothing is drawn before what was pressed for; React
 * draws such a transition before the values that are deferred.
 */
function useOnce(drawn: (work: () => void) => void) {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const once = async <Value,>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    drawn(() => setBusy(true));
    return work().finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };
  return { isBusy, once };
}

/** Asks the household as the device has it, which may be newer than what is drawn. */
function useRefusedNow(): (press: SaveBatch) => RefusedShare | null {
  const store = useStore();
  return (press) => {
    const state = openHouseholdOf(store.state.get());
    const household = state && householdInDomain(state);
    return household ? firstRefused(press, household) : null;
  };
}

function useIsBehind(shown: readonly Save[] | undefined): () => boolean {
  const store = useStore();
  return () => {
    const state = openHouseholdOf(store.state.get());
    return shown !== undefined && state !== null && inDomain(state.of.save) !== shown;
  };
}

const isGone = (refused: RefusedShare): refused is GoneShare => isPlaceProblem(refused.problem);

const notKept = (problem: string): string =>
  `Nothing was recorded: ${failedWriteWords[problem as keyof typeof failedWriteWords]}`;

/** What is said once it is recorded; `past` names a week that is over. */
export function savedMessage({ shares }: Pick<SaveBatch, "shares">, format: MoneyFormat, past?: string): string {
  const amount = sum(shares.map((share) => share.amount));
  if (amount === 0) return `Nothing ${past ? `in ${past}` : "this week"}: noted`;
  return `${formatMoney(amount, format)} set aside${past ? ` for ${past}` : ""}`;
}

/**
 * What was shown when the button was pressed, until the device has it for good. The store shows a write at once, and a form
 * that made way for it would lose what was typed if the device then refuses.
 */
export function useFrozenWhile<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (isHeld) return held;
  if (held !== value) setHeld(value);
  return value;
}

/** Where the device refused: beside the button that was pressed, since the page's own notice may be out of sight. */
export function NotRecorded({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="not-recorded" role="alert">
      <Icon name="alert" size={18} />
      <span>{problem}</span>
    </p>
  );
}
