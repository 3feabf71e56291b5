import { type FormEvent, useState } from "react";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { err, type Result } from "#domain/result.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { targetWords } from "../words/target-words.ts";
import { replannedWords } from "./places.ts";
import { sharesFor } from "./setting-aside.ts";
import type { ThisWeek } from "./this-week.ts";
import { type Presser, saidWords } from "./use-press.ts";

/** What is typed into the form, from what the plan still expects of the week on. */
export function useSetAside(week: ThisWeek, people: readonly string[], presser: Presser, onDone?: () => void) {
  const format: MoneyFormat = week.household;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const { press, isBusy, problem } = presser;
  const text = typed ?? (week.left > 0 ? amountAsTyped(week.left, format) : "");
  const amount = readAmount(text, format);
  const type = (next: string | null) => {
    setTyped(next);
    setWrong(undefined);
  };
  const record = async (put: Minor) => {
    const shares = sharesFor(week, put);
    const given = { week: week.week, shares, people, note: "" };
    const { isDone, refused } = await press(given, saidWords(given, format));
    // The plan is drawn anew by now, so the next press goes where it can.
    if (refused) setWrong(replannedWords(targetWords(refused.share.target, week.household), refused.problem));
    if (!isDone) return;
    type(null);
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in the field reaches the form whatever the button says.
    if (isBusy) return;
    if (amount.ok) void record(amount.value);
    else setWrong(amount.problem);
  };
  return { format, text, type, amount, wrong, problem, isBusy, submit, nothing: () => void record(minor(0)) };
}

/** An amount that is put aside: readable, and not below zero. */
export function readAmount(text: string, format: MoneyFormat): Result<Minor, string> {
  const amount = parseAmount(text, format);
  if (!amount.ok) return err(amountProblemText[amount.problem]);
  return amount.value < 0 ? err("A save is above zero. Type it without a minus.") : amount;
}
