import { addDays, type Day, type Weekday, weekdayOf } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { longWeekdayWords, weekNameWords } from "#web/household/words/date-words.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import "./money-date-row.css";

interface MoneyDateRowProps {
  weekday: Weekday;
  week: WeekId;
  today: Day;
  isFolded: boolean;
}

/** The one habit that every household has: the week looked at together, and folded. */
export function MoneyDateRow({ weekday, week, today, isFolded }: MoneyDateRowProps) {
  return (
    <li className="money-date-row">
      <span className={`money-date-row-box${isFolded ? " money-date-row-box--on" : ""}`}>
        {isFolded && <Icon name="check" size={16} />}
      </span>
      <span className="money-date-row-words">
        Money date, {weekdayName(weekday, today)}
        <span className="small quiet">
          {isFolded ? `Done: ${weekNameWords(week)} is folded.` : "Ten minutes. Seven short steps."}
        </span>
      </span>
      <ButtonLink variant="outline" to={paths.moneyDate}>
        {isFolded ? "See it" : "Start"}
        <span className="visually-hidden">{isFolded ? "" : " the money date"}</span>
      </ButtonLink>
    </li>
  );
}

const weekdayName = (weekday: Weekday, today: Day): string =>
  longWeekdayWords(addDays(today, weekday - weekdayOf(today)));
