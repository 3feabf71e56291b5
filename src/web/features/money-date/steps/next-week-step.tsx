import { billsStillDue } from "#domain/debts/paid-by-bill.ts";
import { billsBetween, habitToMind } from "#domain/money-date/agenda-facts.ts";
import { paidBills } from "#domain/spending/recurring.ts";
import { addWeeks, endOfWeek, startOfWeek } from "#domain/time/week.ts";
import { nearDayWords, weekDaysWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { StepProps } from "../step-screen.tsx";
import { writersWords } from "../words.ts";

/** Next week's planned save, bills due, and things to keep in mind. */
export function NextWeekStep({ figures, date, here }: StepProps) {
  const { calendars } = figures.household;
  const next = addWeeks(date.week, 1);
  return (
    <>
      <p className="lede">{weekDaysWords(next, calendars)}. Nothing to do here but to know it.</p>
      <div className="step-screen-body next-week">
        <Planned figures={figures} />
        <Bills figures={figures} week={next} />
        <InMind figures={figures} date={date} here={here} />
      </div>
    </>
  );
}

function Planned({ figures: { plan, household } }: Pick<StepProps, "figures">) {
  if (!plan.ok || plan.value.budget.canSave.amount <= 0) return null;
  const { amount, why } = plan.value.budget.canSave;
  const label = "To set aside";
  return (
    <p className="next-week-plan">
      <span>
        {label} <Why about={label} {...explanationWords(why, household)} />
      </span>
      <Money amount={amount} format={household} size="large" />
    </p>
  );
}

interface BillsProps extends Pick<StepProps, "figures"> {
  week: StepProps["date"]["week"];
}

function Bills({ figures, week }: BillsProps) {
  const { household } = figures.current;
  const { calendars } = household;
  const isPaid = paidBills(figures.book, figures.today);
  const [from, to] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
  const due = billsBetween(billsStillDue(household), from, to).filter((one) => !isPaid(one, one.day));
  return (
    <section className="next-week-part">
      <h3>Bills</h3>
      {due.length === 0 && <p className="quiet">No bill falls due.</p>}
      <ul className="rows">
        {due.map(({ id, label, amount, day }) => (
          <li key={`${id} ${day}`}>
            <span>
              {label} <span className="small quiet">{nearDayWords(day)}</span>
            </span>
            <Money amount={amount} format={household} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InMind({ figures, date: { habits, decisions } }: StepProps) {
  const habit = habitToMind(habits);
  if (!habit && decisions.length === 0) return null;
  return (
    <section className="next-week-part">
      <h3>To keep in mind</h3>
      <ul className="rows">
        {decisions.map(({ text, personIds }) => (
          <li key={text} className="next-week-words">
            <span>{text}</span>
            {decisions.length > 1 && (
              <span className="small quiet">{writersWords(figures.household.people, personIds)}</span>
            )}
          </li>
        ))}
        {habit && (
          <li>
            <span>{habit.habit.label}</span>
            <span className="small quiet">
              {habit.daysDone} of {habit.habit.timesAWeek} this time
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
