import { type FormEvent, useState } from "react";
import { noMoney } from "#domain/goals/goal-money.ts";
import { heldBy, type WithdrawalProblem, withdraw } from "#domain/goals/withdraw.ts";
import type { Goal } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { noteProblemOf } from "#web/household/this-week/note-problem.ts";
import { useRun } from "#web/household/use-run.ts";
import { writeProblemWords } from "#web/household/write-problem-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/store/new-id.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { takingOut } from "../goal-commands.ts";
import type { GoalMoneyById } from "../goal-facts.ts";

interface WithdrawParts {
  goal: Goal;
  money: GoalMoneyById;
  figures: Figures;
  onClose: () => void;
}

/** What is typed into the form for money out of a goal, and its way into the household. */
export function useWithdraw({ goal, money, figures, onClose }: WithdrawParts) {
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
    const written = await run(takingOut(taken.value), `${formatMoney(amount.value, household)} out of ${goal.label}`);
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

/** Plainly, with what can be taken. */
function refusedWords(problem: WithdrawalProblem, held: Minor | null, format: MoneyFormat): string {
  if (problem === "not-above-zero") return "Enter an amount above zero, without a minus.";
  if (problem === "above-balance" && held !== null)
    return held > 0
      ? `It holds ${formatMoney(held, format)}. Take out that much or less.`
      : "It holds nothing that could be taken out.";
  return "This can’t be recorded: the amounts are too large to count exactly.";
}
