import { type FormEvent, type ReactNode, useState } from "react";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { err, type Result } from "#domain/result.ts";
import type { SaveShare } from "#domain/saves/split-save.ts";
import { Button } from "#web/ui/button.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { PayerPicker, usePayer } from "./payer-picker.tsx";
import { replannedWords, targetWords } from "./places.ts";
import { sharesFor, splitOf, type ThisWeek } from "./this-week.ts";
import { NotRecorded, type SaveRecorder, savedMessage, useRecordSave } from "./use-record-save.tsx";
import { WhereItGoes } from "./where-it-goes.tsx";
import "./saves.css";

interface SetAsideProps {
  week: ThisWeek;
  /** The current person, if known. */
  self?: string | undefined;
  /** Asks for a reason first. Without it, a save of nothing is recorded directly. */
  onSkip?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
  /** Shown below the amount: the accounts between which it moves money. */
  path?: ((shares: readonly SaveShare[]) => ReactNode) | undefined;
}

/** One amount and one button for the week's save. Shows where the money goes before it is recorded. */
export const SetAside = (props: SetAsideProps) => <SetAsideForm {...props} presser={useRecordSave()} />;

/** The same, with the recorder of the parent. */
export function SetAsideForm({ week, self, presser, onSkip, onDone, path }: SetAsideProps & { presser: SaveRecorder }) {
  const who = usePayer(week.household.people, self);
  const form = useSetAside(week, who.people, presser, onDone);
  const { format, text, type, amount, wrong, problem, isBusy, submit, nothing } = form;
  const split = amount.ok && amount.value > 0 ? splitOf(week, amount.value) : null;
  if (who.adults.length === 0) return null;
  return (
    <form className="set-aside" onSubmit={submit} noValidate>
      <MoneyField
        label="Set aside this week"
        name="amount"
        value={text}
        format={format}
        onChange={type}
        error={wrong}
      />
      <PayerPicker who={who} />
      {split?.ok && <WhereItGoes steps={split.value} format={format} />}
      {path && amount.ok && amount.value > 0 && path(sharesFor(week, amount.value))}
      <div className="set-aside-actions">
        <Button type="submit" busy={isBusy}>
          Record it
        </Button>
        {week.saves.length === 0 && (
          <Button variant="quiet" busy={isBusy} onClick={onSkip ?? nothing}>
            Nothing this week
          </Button>
        )}
      </div>
      <NotRecorded problem={problem} />
    </form>
  );
}

/** The form's state. Starts with the amount that the plan still expects this week. */
function useSetAside(week: ThisWeek, people: readonly string[], presser: SaveRecorder, onDone?: () => void) {
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
  const record = async (value: Minor) => {
    const shares = sharesFor(week, value);
    const batch = { week: week.week, shares, people, note: "" };
    const { isDone, refused } = await press(batch, savedMessage(batch, format));
    // The plan has been updated by now, so the next press uses valid places.
    if (refused) setWrong(replannedWords(targetWords(refused.share.target, week.household), refused.problem));
    if (!isDone) return;
    type(null);
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter submits the form even while the button is busy.
    if (isBusy) return;
    if (amount.ok) void record(amount.value);
    else setWrong(amount.problem);
  };
  return { format, text, type, amount, wrong, problem, isBusy, submit, nothing: () => void record(minor(0)) };
}

/** Parses an amount to set aside; not below zero. */
export function readAmount(text: string, format: MoneyFormat): Result<Minor, string> {
  const amount = parseAmount(text, format);
  if (!amount.ok) return err(amountProblemText[amount.problem]);
  return amount.value < 0 ? err("A save is above zero. Type it without a minus.") : amount;
}
