import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, sum } from "#domain/money/money.ts";
import type { BillsCalendar, CalendarDay } from "#domain/spending/bills-calendar.ts";
import { addDays, type Day, dateOf, weekdayOf } from "#domain/time/day.ts";
import { calendarOf, weekOfDay } from "#domain/time/week.ts";
import { longWeekdayWords, monthWords, weekdayWords } from "#web/household/words/date-words.ts";
import { shortAmount } from "../words.ts";
import { dueKey, dueLabel, payLabel } from "./due-lists.tsx";

interface GridProps {
  calendar: BillsCalendar;
  household: Household;
  today: Day;
}

/** The month as a wall calendar, with the household's first day of the week. Phones show a list instead. */
export function MonthGrid({ calendar: { days }, household, today }: GridProps) {
  const rows = weeksOf(days, household);
  const first = days[0]!.day;
  return (
    <table className="month-grid">
      <caption className="visually-hidden">Bills and paydays, {monthWords(first)}</caption>
      <thead>
        <tr>
          {weekdaysFrom(first, household).map((day) => (
            <th key={weekdayOf(day)} scope="col">
              <abbr title={longWeekdayWords(day)}>{weekdayWords(day)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.find((one) => one !== null)!.day}>
            {row.map((one, at) =>
              one ? (
                <DayCell key={one.day} one={one} household={household} today={today} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
                <td key={at} className="month-none" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const firstWeekday = (day: Day, { calendars }: Household): number =>
  calendarOf(weekOfDay(day, calendars), calendars).firstDay;

function weekdaysFrom(first: Day, household: Household): Day[] {
  const start = addDays(first, -leadingDays(first, household));
  return Array.from({ length: 7 }, (_, at) => addDays(start, at));
}

/** The number of days of the first week that belong to the previous month. */
const leadingDays = (first: Day, household: Household): number =>
  (weekdayOf(first) - firstWeekday(first, household) + 7) % 7;

function weeksOf(days: readonly CalendarDay[], household: Household): (CalendarDay | null)[][] {
  const none = (count: number): null[] => Array.from({ length: count }, () => null);
  const lead = leadingDays(days[0]!.day, household);
  const cells = [...none(lead), ...days, ...none((7 - ((lead + days.length) % 7)) % 7)];
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}

/** More lines than this do not fit into a day's cell. */
const mostLines = 2;

function DayCell({ one: { day, dues, pays }, household, today }: { one: CalendarDay } & Omit<GridProps, "calendar">) {
  const shownDues = dues.slice(0, mostLines - Math.min(1, pays.length));
  const due = sum(dues.filter((item) => !item.isRecorded).map((item) => item.due));
  const more = dues.length - shownDues.length;
  const marks = [day === today && "month-day--today", day < today && "month-day--over"].filter(Boolean);
  return (
    <td className={["month-day", ...marks].join(" ")} aria-current={day === today ? "date" : undefined}>
      <time className="month-date" dateTime={day}>
        {dateOf(day)}
      </time>
      {pays.map((pay) => (
        <span key={pay.income.id} className="month-pay">
          {payLabel(pay, household)}
          <span className="month-amount">{`+\u00a0${shortAmount(pay.amount, household)}`}</span>
        </span>
      ))}
      {shownDues.map((item) => (
        <span key={dueKey(item)} className={item.isRecorded ? "month-due month-due--done" : "month-due"}>
          {dueLabel(item)}
        </span>
      ))}
      {more > 0 && <span className="month-due">and {more} more</span>}
      {due > 0 && <span className="month-amount">{dayAmount(due, household)}</span>}
    </td>
  );
}

/** Exact to the cent if it fits. */
function dayAmount(due: Minor, format: MoneyFormat): string {
  const words = formatMoney(due, format);
  return words.length > maxLength ? shortAmount(due, format) : words;
}

const maxLength = 10;
