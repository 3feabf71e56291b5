import { type FormEvent, useState } from "react";
import type { Save } from "#domain/household/records.ts";
import { formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { instantAt } from "#domain/money-date/wall-clock.ts";
import { calendarOf, endOfWeek } from "#domain/time/week.ts";
import { track } from "#web/analytics/analytics-queue.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { settingAside } from "#web/household/saves/this-week.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Why } from "#web/ui/why.tsx";
import type { MoneyDateWeek } from "../money-date-week.ts";
import type { StepProps } from "../step-screen.tsx";

/** The week's saves, and a field to record a missing one. */
export function SavesStep({ figures, date, here }: StepProps) {
  const { household, plan } = figures;
  const { saves, saved, isPast } = date;
  const planned = plan.ok && !isPast ? plan.value.budget.canSave : null;
  return (
    <>
      <p className="lede">
        {savedWords(date, household)}
        {planned && planned.amount > 0 && (
          <>
            {" "}
            The plan has{" "}
            <span {...figureMark("weekly-number", planned.amount)}>{formatMoney(planned.amount, household)}</span> for
            it. <Why about="What the plan has for the week" {...explanationWords(planned.why, household)} />
          </>
        )}
      </p>
      <div className="step-screen-body">
        {saves.length > 0 && (
          <>
            <ul className="rows saves-step-rows">
              {saves.map((save) => (
                <SaveRow key={save.id} save={save} figures={figures} />
              ))}
            </ul>
            <p className="sum">
              <span>Put aside</span>
              <Money amount={saved} format={household} />
            </p>
          </>
        )}
        <MissingSave figures={figures} date={date} here={here} />
      </div>
    </>
  );
}

function savedWords({ saves, saved, isPast }: StepProps["date"], format: StepProps["figures"]["household"]): string {
  const when = isPast ? "that week" : "this week";
  if (saves.length === 0) return `Nothing is recorded for ${when} yet.`;
  return saved > 0
    ? `${formatMoney(saved, format)} went aside ${when}.`
    : `You decided on nothing ${when}. That counts.`;
}

function SaveRow({ save, figures: { household } }: { save: Save; figures: StepProps["figures"] }) {
  const { people } = household;
  const shape = markOf(people, save.personId);
  return (
    <li>
      <span>
        {save.amount > 0 ? targetWords(save.target, household) : "Nothing, on purpose"}
        <span className="small quiet saves-step-who">
          {shape && <MemberMark shape={shape} size={9} />} {nameOf(people, save.personId)}
          {save.note && `: ${save.note}`}
        </span>
      </span>
      <Money amount={save.amount} format={household} />
    </li>
  );
}

/** Records a missing save as one amount, split by the plan. */
function MissingSave({ figures, date, here }: StepProps) {
  const { adults, saves } = date;
  const [chosen, setChosen] = useState<string>();
  const who = [chosen, here[0]].find((id) => adults.some((adult) => adult.id === id)) ?? adults[0]!.id;
  const { text, type, problem, isBusy, submit, nothing } = useMissingSave(figures, date, who);
  return (
    <form className="record-missing" onSubmit={submit} noValidate>
      <MoneyField
        label={saves.length > 0 ? "Was there more?" : "What went aside"}
        name="amount"
        value={text}
        format={figures.household}
        onChange={type}
        error={problem}
        hint="It goes where the plan needs it first."
      />
      {adults.length > 1 && (
        <Segments label="Who put it aside" value={who} onChange={setChosen} options={adults.map(optionOf(adults))} />
      )}
      <div className="record-missing-actions">
        <Button type="submit" variant="outline" busy={isBusy}>
          Record it
        </Button>
        {saves.length === 0 && (
          <Button variant="quiet" busy={isBusy} onClick={nothing}>
            {date.isPast ? "Nothing that week" : "Nothing this week"}
          </Button>
        )}
      </div>
    </form>
  );
}

type Adults = StepProps["date"]["adults"];

const optionOf =
  (adults: Adults) =>
  ({ id, name }: Adults[number]) => {
    const shape = markOf(adults, id);
    return { value: id, label: name, ...(shape && { mark: <MemberMark shape={shape} /> }) };
  };

/** The state of the field. It starts with the amount that the plan still has open. */
function useMissingSave(figures: Figures, date: MoneyDateWeek, who: string) {
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
    const message = amount === 0 ? "Nothing: noted" : `${formatMoney(amount, household)} set aside`;
    const { ok } = await run(settingAside(amount, who, momentIn(figures, date)), message);
    setBusy(false);
    if (!ok) return;
    type(null);
    if (amount > 0) track("week_save", { weekId: date.week });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter submits the form even while its button is busy.
    if (isBusy) return;
    const amount = parseAmount(text, household);
    if (!amount.ok) setProblem(amountProblemText[amount.problem]);
    else if (amount.value < 0) setProblem("A save is above zero. Type it without a minus.");
    else void record(amount.value);
  };
  return { text, type, problem, isBusy, submit, nothing: () => void record(minor(0)) };
}

/** Past weeks have no open plan. */
function openAmount({ plan, household }: Figures, { saves, saved, isPast }: MoneyDateWeek): string {
  const isDecided = saves.length > 0 && saved === 0;
  const planned = plan.ok && !isPast && !isDecided ? plan.value.budget.canSave.amount : 0;
  return planned > saved ? amountAsTyped(minor(planned - saved), household) : "";
}

const noon = 12 * 60;

/** A save belongs to the week of its timestamp, so one for a past week is dated to noon of its last day. */
function momentIn({ household: { calendars } }: Figures, { week, isPast }: MoneyDateWeek): number {
  if (!isPast) return currentTime();
  return instantAt(endOfWeek(week, calendars), noon, calendarOf(week, calendars).timeZone);
}
