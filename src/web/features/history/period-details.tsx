import { useState } from "react";
import type { Figure } from "#domain/explain.ts";
import type { Period } from "#domain/history/periods.ts";
import type { RecordedWeek } from "#domain/history/weeks-on-record.ts";
import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { Result } from "#domain/result.ts";
import { quarterFigure, weekFigure, yearFigure } from "#domain/saves/total-figures.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { deleting } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { Why } from "#web/ui/why.tsx";
import { basisWords, enteredWords, fullName, type Span, shareWords } from "./period-words.ts";
import { type HistoryData, savingsRateOf, yearMark } from "./use-history.ts";

type DetailsProps = { span: Span; data: HistoryData; period: Period };

/** The details of a period: the saves of a week or the amounts by person, with explained figures. */
export function PeriodDetails(props: DetailsProps) {
  const { span, data, period } = props;
  return (
    <div className="period-details">
      {span === "week" ? <WeekSaves data={data} week={period.weeks[0]!} /> : <ByPerson {...props} />}
      <ul className="rows period-facts">
        <SetAside {...props} />
        {!data.isFiltered && <Entered {...props} />}
      </ul>
    </div>
  );
}

function ByPerson({ data: { household }, period }: DetailsProps) {
  if (period.byPerson.size === 0) return <p className="small quiet">No saves.</p>;
  return (
    <ul className="rows">
      {inPeopleOrder(household, period.byPerson).map(([id, amount]) => (
        <li key={id}>
          <span className="period-person">
            <PersonMark household={household} id={id} />
            {nameOf(household.people, id)}
          </span>
          <span>{formatMoney(amount, household)}</span>
        </li>
      ))}
    </ul>
  );
}

/** In the order of the household's people; those who left come last. */
function inPeopleOrder({ people }: Household, byPerson: Period["byPerson"]): [string, Minor][] {
  const at = (id: string) => people.findIndex((person) => person.id === id) >>> 0;
  return [...byPerson].sort(([a], [b]) => at(a) - at(b));
}

function SetAside({ span, data, period }: DetailsProps) {
  const { household } = data;
  const figure = figureOf(span, period, (id) => nameOf(household.people, id));
  return (
    <li>
      <span>
        Set aside{" "}
        {figure.ok && (
          <Why
            about={`Set aside, ${fullName(span, period.id, household)}`}
            {...explanationWords(figure.value.why, household)}
          />
        )}
      </span>
      <span {...yearMark(period, data)}>{formatMoney(period.saved, household)}</span>
    </li>
  );
}

function figureOf(span: Span, { id, weeks }: Period, name: (id: string) => string): Result<Figure, "too-large"> {
  const saves = weeks.flatMap((week) => week.saves);
  if (span === "week") return weekFigure(saves, weeks[0]!.week, name);
  return span === "quarter" ? quarterFigure(saves, id as never) : yearFigure(saves, Number(id));
}

function Entered({ span, data, period }: DetailsProps) {
  const { household } = data;
  const rate = savingsRateOf(span, period, data);
  return (
    <>
      <li>
        <span>Spent, bills included</span>
        <span>{enteredWords(period.spent, household)}</span>
      </li>
      <li>
        <span>Income recorded</span>
        <span>{enteredWords(period.income, household)}</span>
      </li>
      <li>
        <span>
          Savings rate{" "}
          {rate && (
            <Why
              about={`Savings rate, ${fullName(span, period.id, household)}`}
              {...explanationWords(rate.why, household)}
            />
          )}
        </span>
        <span>
          {rate ? shareWords(rate.share, household) : "–"}
          {rate && <span className="period-note">{basisWords(span, rate.basis)}</span>}
        </span>
      </li>
    </>
  );
}

/** Each save of a week: who, what for, how much, and a button to remove it. */
function WeekSaves({ data, week }: { data: HistoryData; week: RecordedWeek }) {
  if (week.saves.length === 0) return <p className="small quiet">No saves in this week.</p>;
  return (
    <ul className="rows period-saves">
      {week.saves.map((save) => (
        <SaveLine key={save.id} data={data} save={save} />
      ))}
    </ul>
  );
}

function SaveLine({ data: { household }, save }: { data: HistoryData; save: Save }) {
  const [what, who] = [targetWords(save.target, household), nameOf(household.people, save.personId)];
  const amount = formatMoney(save.amount, household);
  const { isBusy, remove } = useRemoveSave(save.id, `Removed: ${amount} for ${what}.`);
  return (
    <li>
      <span className="period-save">
        <PersonMark household={household} id={save.personId} />
        <span>
          {save.amount === 0 ? "Nothing, decided" : what} <span className="quiet">by {who}</span>
          {save.note && <span className="period-note">{save.note}</span>}
        </span>
      </span>
      <span className="period-save-end">
        {amount}
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={`Remove ${amount} for ${what} by ${who}`}
          onClick={({ currentTarget }) => void remove(currentTarget)}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}

function useRemoveSave(id: string, said: string) {
  const run = useRun();
  const [isBusy, setBusy] = useState(false);
  const remove = async (button: HTMLElement) => {
    const week = button.closest("details");
    setBusy(true);
    const comparedCsv = await run(deleting("remove-save", id), said);
    setBusy(false);
    // The button is removed with its save, so the focus moves to the week.
    if (comparedCsv.ok) focusIn(week, "summary");
  };
  return { isBusy, remove };
}

/** The first two people have a mark. Others get an empty space, so that names align. */
function PersonMark({ household, id }: { household: Household; id: string }) {
  const shape = markOf(household.people, id);
  return <span className="period-mark">{shape && <MemberMark shape={shape} />}</span>;
}
