import type { Person } from "#domain/household/household.ts";
import type { SignOff } from "#domain/money-date/agenda.ts";
import { dayAt } from "#domain/time/day.ts";
import type { CalendarHistory } from "#domain/time/week-calendar.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";

interface SignaturesProps {
  adults: readonly Person[];
  signOffs: readonly SignOff[];
  calendars: CalendarHistory;
}

/** A line each, with the name on it and, once signed, the day. */
export function Signatures({ adults, signOffs, calendars }: SignaturesProps) {
  return (
    <ul className="sheet-signatures">
      {adults.map(({ id, name }) => {
        const shape = markOf(adults, id);
        const signedAt = signOffs.find(({ personId }) => personId === id)?.signedAt;
        return (
          <li
            key={id}
            className={signedAt === undefined ? "sheet-signature" : "sheet-signature sheet-signature--signed"}
          >
            {shape && <MemberMark shape={shape} />}
            <span className="sheet-signature-name">{name}</span>
            {signedAt !== undefined && (
              <span className="sheet-signature-day">
                <span className="visually-hidden">signed on </span>
                {dateWords(dayAt(signedAt, calendars.at(-1)!.timeZone))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
