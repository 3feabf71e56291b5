import { type Step, stepOfPart, steps } from "#domain/intake/steps.ts";
import type { Currency } from "#domain/money/money.ts";
import { type Day, dayAt } from "#domain/time/day.ts";
import { weekOf } from "#domain/time/week.ts";
import { type CalendarHistory, changeCalendar, weekAt } from "#domain/time/week-calendar.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { DraftRow } from "./draft-rows.ts";
import { type Own, ownProblems } from "./own-answers.ts";

type HouseholdFields = Partial<Fields<"household">>;

/** What the household's own record says once the intake is finished. Words that are too long wait in the draft. */
export function finishedFields(record: LiveRecord<"household">, own: Own, now: number): HouseholdFields {
  const { country, currency, locale } = own.place;
  const problems = ownProblems(own);
  return {
    ...(!problems.name && { name: own.name.trim() }),
    ...(!problems.reason && { reason: own.reason }),
    ...{ country, currency: currency as Currency, locale, moneyDate: own.moneyDate },
    ...weeksOf(record, own, now),
  };
}

/** Before the first finish no week was lived by any calendar; later a change takes effect next week. */
function weeksOf(record: LiveRecord<"household">, { place }: Own, now: number): HouseholdFields {
  const { firstDay, timeZone } = place;
  const last = record.calendars.at(-1)!;
  if (last.firstDay === firstDay && last.timeZone === timeZone) return {};
  if (record.confirmed) {
    const thisWeek = weekAt(now, record.calendars);
    return { calendars: changeCalendar(record.calendars, { firstDay, timeZone }, thisWeek) };
  }
  const from = weekOf(dayAt(now, timeZone), firstDay);
  const calendars: CalendarHistory = [{ from, firstDay, timeZone }];
  return { calendars, began: weekAt(now, calendars) };
}

/** The first finish answers for every step, a later one for the steps in which something was typed. */
export function confirmedBy(
  before: Readonly<Record<string, Day>> | undefined,
  touched: readonly DraftRow[],
  today: Day,
): Readonly<Record<string, Day>> {
  const answered: readonly Step[] = before ? touched.map(({ part }) => stepOfPart[part]) : steps;
  return { ...before, ...Object.fromEntries(answered.map((step) => [step, today])) };
}
