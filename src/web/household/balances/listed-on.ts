import type { ListedOn } from "#domain/net-worth/listed-balances.ts";
import { type Day, dayAt } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { type CalendarHistory, calendarOf, startOfWeek, weekOfDay } from "#domain/time/week-calendar.ts";
import { madeAt } from "#web/store/new-id.ts";

/** When an account or a debt was listed: its id tells. One whose id does not is as old as the household. */
export function listedOn(calendars: CalendarHistory, began: WeekId, today: Day): ListedOn {
  const { timeZone } = calendarOf(weekOfDay(today, calendars), calendars);
  const first = notAfter(startOfWeek(began, calendars), today);
  return (id) => {
    const made = madeAt(id);
    return made === null ? first : notAfter(dayAt(made, timeZone), today);
  };
}

/** A clock that went ahead makes nothing count later than now. */
const notAfter = (day: Day, today: Day): Day => (day > today ? today : day);
