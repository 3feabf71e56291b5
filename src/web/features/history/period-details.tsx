import type { Figure } from "#domain/explain.ts";
import type { Period } from "#domain/history/periods.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { Result } from "#domain/result.ts";
import { quarterFigure, weekFigure, yearFigure } from "#domain/saves/total-figures.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { nameOf } from "#web/household/words/people-words.ts";
import { Why } from "#web/ui/why.tsx";
import { basisWords, enteredWords, fullName, type Span, shareWords } from "./period-words.ts";
import { PersonMark } from "./person-mark.tsx";
import { rateOf } from "./rate-of.ts";
import type { Past } from "./use-history.ts";
import { WeekSaves } from "./week-saves.tsx";
import "./period-details.css";

type DetailsProps = { span: Span; past: Past; period: Period };

/** What one line is made of: the week's saves, or who set aside what; and where each figure came from. */
export function PeriodDetails(props: DetailsProps) {
  const { span, past, period } = props;
  return (
    <div className="period-details">
      {span === "week" ? <WeekSaves past={past} week={period.weeks[0]!} /> : <ByPerson {...props} />}
      <ul className="rows period-facts">
        <SetAside {...props} />
        {!past.isNarrow && <Entered {...props} />}
      </ul>
    </div>
  );
}

function ByPerson({ past: { household }, period }: DetailsProps) {
  if (period.byPerson.size === 0) return <p className="small quiet">No saves.</p>;
  return (
    <ul className="rows">
      {inOrder(household, period.byPerson).map(([id, amount]) => (
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

/** As the household names its people; whoever left comes last. */
function inOrder({ people }: Household, byPerson: Period["byPerson"]): [string, Minor][] {
  const at = (id: string) => people.findIndex((person) => person.id === id) >>> 0;
  return [...byPerson].sort(([a], [b]) => at(a) - at(b));
}

function SetAside({ span, past: { household }, period }: DetailsProps) {
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
      <span>{formatMoney(period.saved, household)}</span>
    </li>
  );
}

function figureOf(span: Span, { id, weeks }: Period, name: (id: string) => string): Result<Figure, "too-large"> {
  const saves = weeks.flatMap((week) => week.saves);
  if (span === "week") return weekFigure(saves, weeks[0]!.week, name);
  return span === "quarter" ? quarterFigure(saves, id as never) : yearFigure(saves, Number(id));
}

function Entered({ span, past, period }: DetailsProps) {
  const { household } = past;
  const rate = rateOf(span, period, past);
  return (
    <>
      <li>
        <span>Spent</span>
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
