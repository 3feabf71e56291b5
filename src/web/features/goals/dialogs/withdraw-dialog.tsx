import { type FormEvent, use, useRef, useState } from "react";
import { heldBy, type WithdrawalProblem, withdraw, withdrawalsOf } from "#domain/goals/goal-actions.ts";
import { noMoney, type Withdrawal } from "#domain/goals/progress.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { dayAt, yearOf } from "#domain/time/day.ts";
import { calendarOf } from "#domain/time/week.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { SpaceContext, useRun } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { noteProblemOf } from "#web/household/saves/record-save.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/platform/new-id.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Money } from "#web/ui/money.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { undoingWithdrawal, withdrawing } from "../goal-commands.ts";
import type { GoalMoneyById } from "../goal-facts.ts";
import { FormActions } from "./goal-fields.tsx";
import "./goal-dialogs.css";

interface WithdrawProps {
  goal: Goal;
  money: GoalMoneyById;
  figures: Figures;
  onClose: () => void;
}

/** Takes money out of a goal, with a reason, and at most what the goal holds. */
export function WithdrawDialog({ goal, money, figures, onClose }: WithdrawProps) {
  const { household } = figures;
  const form = useWithdraw({ goal, money, figures, onClose });
  const isPrivate = use(SpaceContext) !== undefined;
  return (
    <Dialog open title={`Take money out of ${goal.label}`} variant="sheet" onClose={onClose}>
      <form className="goal-form" onSubmit={form.submit} noValidate>
        <p className="goal-form-wide lede">
          {form.held === null ? (
            "What it holds is too large to count exactly."
          ) : (
            <>
              It holds{" "}
              <span {...(!isPrivate && figureMark(`goal-held:${goal.id}`, form.held))}>
                {formatMoney(form.held, household)}
              </span>
              .
            </>
          )}
        </p>
        <div className="goal-form-wide">
          <MoneyField
            label="Take out"
            value={form.text}
            onChange={form.type}
            error={form.wrong}
            format={household}
            autoFocus
          />
        </div>
        <div className="goal-form-wide">
          <TextArea
            label="What for"
            optional
            rows={2}
            value={form.note}
            onChange={form.setNote}
            error={noteProblemOf(form.note)}
          />
        </div>
        <p className="goal-form-wide field-error" aria-live="polite">
          {form.failed}
        </p>
        <FormActions submitLabel="Take it out" isBusy={form.isBusy} onClose={onClose} />
      </form>
      <EarlierWithdrawals goal={goal} figures={figures} />
    </Dialog>
  );
}

interface WithdrawParts {
  goal: Goal;
  money: GoalMoneyById;
  figures: Figures;
  onClose: () => void;
}

/** The state of the withdrawal form, and its submit handler. */
function useWithdraw({ goal, money, figures, onClose }: WithdrawParts) {
  const { household, week } = figures;
  const run = useRun();
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const ofGoal = (money.ok && money.value.get(goal.id)) || noMoney;
  const held = money.ok ? heldBy(goal, ofGoal) : null;
  const record = async () => {
    const amount = parseAmount(text, household);
    if (!amount.ok) return setWrong(amountProblemText[amount.problem]);
    const time = currentTime();
    const given = { id: newId(time), week, amount: amount.value, note: note.trim() };
    const taken = withdraw(given, { goal, money: ofGoal }, { week, time });
    if (!taken.ok) return setWrong(refusedWords(taken.problem, held, household));
    setBusy(true);
    const written = await run(withdrawing(taken.value), `${formatMoney(amount.value, household)} out of ${goal.label}`);
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !noteProblemOf(note)) void record();
  };
  const type = (next: string) => {
    setText(next);
    setWrong(undefined);
  };
  return { text, type, note, setNote, wrong, failed, isBusy, held, submit };
}

/** Says how much can be taken out. */
function refusedWords(problem: WithdrawalProblem, held: Minor | null, format: MoneyFormat): string {
  if (problem === "not-above-zero") return "Enter an amount above zero, without a minus.";
  if (problem === "above-balance" && held !== null)
    return held > 0
      ? `It holds ${formatMoney(held, format)}. Take out that much or less.`
      : "It holds nothing that could be taken out.";
  return "This can’t be recorded: the amounts are too large to count exactly.";
}

interface EarlierProps {
  goal: Goal;
  figures: Figures;
}

const pageSize = 12;

/** Earlier withdrawals of the goal with date and reason. Each can be put back. */
function EarlierWithdrawals({ goal, figures: { household, withdrawals } }: EarlierProps) {
  const [shown, setShown] = useState(pageSize);
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = withdrawalsOf(goal.id, withdrawals);
  return (
    // The toasts of the page lie behind the modal dialog, so it needs its own.
    <ToastProvider label="What was put back">
      {taken.length > 0 && (
        <section className="taken-out" aria-labelledby="taken-out">
          <h3 id="taken-out" ref={heading} tabIndex={-1}>
            Taken out before
          </h3>
          <ul className="rows">
            {taken.slice(0, shown).map((one) => (
              <Line key={one.id} one={one} goal={goal} household={household} onGone={() => heading.current?.focus()} />
            ))}
          </ul>
          {taken.length > shown && (
            <Button variant="quiet" size="small" onClick={() => setShown(shown + pageSize)}>
              Show {Math.min(pageSize, taken.length - shown)} older ones
            </Button>
          )}
        </section>
      )}
    </ToastProvider>
  );
}

interface LineProps {
  one: Withdrawal;
  goal: Goal;
  household: Household;
  /** Moves the focus, which was on a button that disappears with its line. */
  onGone: () => void;
}

function Line({ one: { id, amount, note, week, recordedAt }, goal, household, onGone }: LineProps) {
  const run = useRun();
  const day = dayAt(recordedAt, calendarOf(week, household.calendars).timeZone);
  const when = `${dateWords(day)} ${yearOf(day)}`;
  const money = formatMoney(amount, household);
  const putBack = async () => {
    const { ok } = await run(undoingWithdrawal(id), `${money} back in ${goal.label}`);
    if (ok) onGone();
  };
  return (
    <li className="taken-out-line">
      <span className="taken-out-what">
        <time dateTime={day}>{when}</time>
        {note && <span className="small quiet">{note}</span>}
      </span>
      <span className="taken-out-end">
        <Money amount={amount} format={household} />
        <Button variant="quiet" size="small" aria-label={`Put back ${money} of ${when}`} onClick={() => void putBack()}>
          Put back
        </Button>
      </span>
    </li>
  );
}
