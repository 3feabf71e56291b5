import { type FormEvent, useState } from "react";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { track } from "#web/tracking/happenings.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { useRun } from "../use-run.ts";
import { settingAside } from "./setting-aside.ts";
import type { ThisWeek } from "./this-week.ts";

type AmountIn = { ok: true; value: Minor } | { ok: false; problem: string };

/** What is typed into the form, from what the plan still expects of the week on. */
export function useSetAside(week: ThisWeek, who: string) {
  const format: MoneyFormat = week.household;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = useRun();
  const text = typed ?? suggested(week, format);
  const amount = amountIn(text, format);
  const record = async (put: Minor) => {
    setBusy(true);
    const said = put === 0 ? "Nothing this week: noted" : `${formatMoney(put, format)} set aside`;
    const { ok } = await run(settingAside(put, who, Date.now()), said);
    setBusy(false);
    if (!ok) return;
    type(null);
    track("week_save", { weekId: week.week });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in the field reaches the form whatever the button says.
    if (isBusy) return;
    if (amount.ok) void record(amount.value);
    else setProblem(amount.problem);
  };
  const type = (next: string | null) => {
    setTyped(next);
    setProblem(undefined);
  };
  return { format, text, type, amount, problem, isBusy, submit, nothing: () => void record(minor(0)) };
}

function suggested({ plan, saved }: ThisWeek, format: MoneyFormat): string {
  const planned = plan.ok ? plan.value.budget.canSave.amount : 0;
  return planned > saved ? amountAsTyped(minor(planned - saved), format) : "";
}

function amountIn(text: string, format: MoneyFormat): AmountIn {
  const amount = parseAmount(text, format);
  if (!amount.ok) return { ok: false, problem: amountProblemText[amount.problem] };
  return amount.value < 0 ? { ok: false, problem: "A save is above zero. Type it without a minus." } : amount;
}
