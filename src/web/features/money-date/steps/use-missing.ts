import { type FormEvent, useState } from "react";
import { formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { instantAt } from "#domain/money-date/wall-clock.ts";
import { calendarOf, endOfWeek } from "#domain/time/week.ts";
import { track } from "#web/analytics/analytics-queue.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { settingAside } from "#web/household/saves/this-week.ts";
import { currentTime } from "#web/platform/clock.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import type { DateOf } from "../date-of.ts";

/** What is typed into the field, from what the plan still has open. */
export function useMissing(figures: Figures, date: DateOf, who: string) {
  const { household } = figures;
  const run = useRun();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = typed ?? openAmount(figures, date);
  const type = (next: string | null) => {
    setTyped(next);
    setProblem(undefined);
  };
  const record = async (amount: Minor) => {
    setBusy(true);
    const said = amount === 0 ? "Nothing: noted" : `${formatMoney(amount, household)} set aside`;
    const { ok } = await run(settingAside(amount, who, momentIn(figures, date)), said);
    setBusy(false);
    if (!ok) return;
    type(null);
    if (amount > 0) track("week_save", { weekId: date.week });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in the field reaches the form whatever the button says.
    if (isBusy) return;
    const amount = parseAmount(text, household);
    if (!amount.ok) setProblem(amountProblemText[amount.problem]);
    else if (amount.value < 0) setProblem("A save is above zero. Type it without a minus.");
    else void record(amount.value);
  };
  return { text, type, problem, isBusy, submit, nothing: () => void record(minor(0)) };
}

/** A week that is over has no plan any more to be open. */
function openAmount({ plan, household }: Figures, { saves, saved, isPast }: DateOf): string {
  const isDecided = saves.length > 0 && saved === 0;
  const planned = plan.ok && !isPast && !isDecided ? plan.value.budget.canSave.amount : 0;
  return planned > saved ? amountAsTyped(minor(planned - saved), household) : "";
}

const noon = 12 * 60;

/** A save belongs to the week of its moment: for a week that is over, its last noon. */
function momentIn({ household: { calendars } }: Figures, { week, isPast }: DateOf): number {
  if (!isPast) return currentTime();
  return instantAt(endOfWeek(week, calendars), noon, calendarOf(week, calendars).timeZone);
}
