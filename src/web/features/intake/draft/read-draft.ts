import type { Household } from "#domain/household/household.ts";
import type { AnswerProblems, Asked, Row } from "#domain/intake/answers.ts";
import { householdFrom } from "#domain/intake/household-from.ts";
import type { CalendarHistory } from "#domain/time/week-calendar.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { DraftRow } from "./draft-rows.ts";
import type { Own } from "./own-answers.ts";

/** A draft as the rules read it. */
export interface ReadDraft {
  household: Household;
  /** Rows that the plan leaves out until they can be read in full. */
  unfinished: readonly { row: Row; problems: AnswerProblems }[];
}

export function readDraft(
  record: LiveRecord<"household"> | undefined,
  own: Own,
  rows: readonly DraftRow[],
  asked: Asked,
): ReadDraft {
  const { name, reason, moneyDate, place } = own;
  const { country, locale } = place;
  const calendars = record?.calendars ?? startingCalendars(own);
  const base = { name, reason, moneyDate, country, locale, calendars, currency: asked.format.currency };
  return householdFrom(
    base,
    rows.filter(({ isRemoved }) => !isRemoved),
    asked,
  );
}

/** Before there is a household every week is as its place has it. */
const startingCalendars = ({ place: { firstDay, timeZone } }: Own): CalendarHistory => [
  { from: "1970-W01" as never, firstDay, timeZone },
];
