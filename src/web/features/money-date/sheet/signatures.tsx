import type { Person } from "#domain/household/household.ts";
import type { SignOff } from "#domain/money-date/agenda.ts";
import { type SignatureState, signatureState } from "#domain/money-date/agenda-folded.ts";
import { dayAt } from "#domain/time/day.ts";
import type { CalendarHistory } from "#domain/time/week.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";

interface SignaturesProps {
  adults: readonly Person[];
  signOffs: readonly SignOff[];
  calendars: CalendarHistory;
}

const classNames: Readonly<Record<SignatureState, string>> = {
  none: "sheet-signature",
  stands: "sheet-signature sheet-signature--signed",
  earlier: "sheet-signature sheet-signature--earlier",
};

/** A line each, with the name on it and, once signed, the day. What was signed under an earlier text is no signature. */
export function Signatures({ adults, signOffs, calendars }: SignaturesProps) {
  return (
    <ul className="sheet-signatures">
      {adults.map(({ id, name }) => {
        const shape = markOf(adults, id);
        const part = signOffs.find(({ personId }) => personId === id);
        const state = signatureState(part, signOffs);
        return (
          <li key={id} className={classNames[state]}>
            {shape && <MemberMark shape={shape} />}
            <span className="sheet-signature-name">{name}</span>
            {part?.signedAt !== undefined && (
              <span className="sheet-signature-day">
                {state === "earlier" ? "signed an earlier text, " : <span className="visually-hidden">signed on </span>}
                {dateWords(dayAt(part.signedAt, calendars.at(-1)!.timeZone))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
