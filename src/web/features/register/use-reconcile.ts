import { useMemo, useRef, useState } from "react";
import type { AccountRef } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { isTicked, type Reconciliation, reconcile, type Ticks } from "#domain/ledger/reconcile.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { listedOn } from "#web/household/commands/note-balance.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { useDevice } from "#web/store/index.ts";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { finishingReconcile } from "./reconcile-command.ts";
import { dayWords, entriesWords } from "./words.ts";

/** What is typed and ticked; the ids of ticked entries are JSON. */
const nothingTyped = { isOpen: "", amount: "", day: "", on: "", off: "" };

type Typed = typeof nothingTyped;

/** Survives leaving the page, in this tab. On a shared computer and in the sample household it stays in memory only. */
function useTyped(householdId: string, id: string): readonly [Typed, (change: Partial<Typed>) => void] {
  const device = useDevice();
  const owner = device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : "anonymous";
  const [stored, store] = usePersistedFields(`reconcile-${householdId}-${id}.${owner}`, nothingTyped);
  const [inMemory, setInMemory] = useState(nothingTyped);
  const isInMemory = device.phase === "open" && device.isInMemory === true;
  return isInMemory ? [inMemory, (change) => setInMemory((now) => ({ ...now, ...change }))] : [stored, store];
}

const idsIn = (text: string): ReadonlySet<string> => new Set(text === "" ? [] : (JSON.parse(text) as string[]));
const textOf = (ids: ReadonlySet<string>): string => (ids.size === 0 ? "" : JSON.stringify([...ids]));

const futureDay = "This day is still to come. A balance can be stated up to today.";
const noDay = "Choose the day of the balance.";
const unlisted = "The account had no balance here on that day. Choose a later one.";

export type RegisterParts = Pick<Figures, "household" | "began" | "today" | "ledger" | "state">;

/** The state and actions of reconciling one account or debt. Nothing is stored before `finish`. */
export function useReconcile({ household, began, today, ledger, state }: RegisterParts, of: AccountRef, label: string) {
  const run = useRun();
  const [typed, type] = useTyped(state.id, of.id);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const ticks = useMemo((): Ticks => ({ on: idsIn(typed.on), off: idsIn(typed.off) }), [typed.on, typed.off]);
  const dayText = typed.day || today;
  const day = readDay(dayText, today);
  const amount = parseAmount(typed.amount, household);
  const stated = amount.ok ? amount.value : undefined;
  const onDay = typeof day === "object" ? day.value : today;
  const found = useMemo(
    (): Reconciliation | undefined => reconcile(ledger, of, { day: onDay, amount: stated, ticks }),
    [ledger, of, onDay, stated, ticks],
  );
  const problems = {
    amount: !amount.ok && (isChecked || typed.amount !== "") ? amountProblemText[amount.problem] : undefined,
    day: typeof day === "string" ? day : isChecked && !found ? unlisted : undefined,
  };
  const clear = () => {
    type(nothingTyped);
    setChecked(false);
  };
  const tick = (entries: readonly Transaction[], isOn?: boolean) => {
    const [on, off] = [new Set(ticks.on), new Set(ticks.off)];
    for (const entry of entries) {
      const wanted = isOn ?? !isTicked(entry, ticks);
      on.delete(entry.id);
      off.delete(entry.id);
      if (wanted !== (entry.isCleared ?? false)) (wanted ? on : off).add(entry.id);
    }
    type({ on: textOf(on), off: textOf(off) });
  };
  const finish = async (): Promise<boolean> => {
    setChecked(true);
    if (!amount.ok || typeof day === "string" || isBusy) {
      focusInvalid();
      return false;
    }
    setBusy(true);
    const listed = listedOn(household.calendars, began, today)(of.id);
    const noted = { of, day: day.value, amount: amount.value };
    const said = finishedWords(label, formatMoney(amount.value, household), dayWords(day.value, today), ticks.on.size);
    const written = await run(finishingReconcile(noted, ticks, listed), said);
    setBusy(false);
    if (written.ok) clear();
    return written.ok;
  };
  return {
    isOpen: typed.isOpen !== "",
    open: () => type({ isOpen: "yes" }),
    /** Closes the bar; what is typed and ticked stays. */
    close: () => type({ isOpen: "" }),
    isBegun: typed.amount !== "" || typed.on !== "" || typed.off !== "",
    clear,
    typed: { amount: typed.amount, day: dayText },
    typeAmount: (text: string) => type({ amount: text }),
    typeDay: (text: string) => type({ day: text }),
    problems,
    ticks,
    tick,
    day: onDay,
    stated,
    found,
    finish,
    isBusy,
    form,
  };
}

export type Reconciling = ReturnType<typeof useReconcile>;

function readDay(text: string, today: Day): { value: Day } | string {
  const day = parseDay(text);
  if (!day.ok) return noDay;
  return day.value > today ? futureDay : { value: day.value };
}

function finishedWords(label: string, amount: string, day: string, ticked: number): string {
  const words = `${label}: ${amount} on ${day}`;
  return ticked === 0 ? words : `${words}, ${entriesWords(ticked)} ticked`;
}
