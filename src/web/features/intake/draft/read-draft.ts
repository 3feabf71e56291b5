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

interface DraftToRead {
  record: LiveRecord<"household"> | undefined;
  own: Own;
  rows: readonly DraftRow[];
  asked: Asked;
  /** The household as it was finished, where there is one. */
  held: Household | null;
}

export function readDraft({ record, own, rows, asked, held }: DraftToRead): ReadDraft {
  const { name, reason, moneyDate, place } = own;
  const { country, locale } = place;
  const calendars = record?.calendars ?? startingCalendars(own);
  const base = { name, reason, moneyDate, country, locale, calendars, currency: asked.format.currency };
  const shown = rows.filter(({ isRemoved }) => !isRemoved);
  return withUntouched(householdFrom(base, shown, asked), shown, held);
}

/** A record that nobody touched holds as it is, also where it could not be typed today: a goal whose day has passed. */
function withUntouched(read: ReadDraft, rows: readonly DraftRow[], held: Household | null): ReadDraft {
  const untouched = new Set(rows.filter(({ isTouched }) => !isTouched).map(({ id }) => id));
  const kept = read.unfinished.filter(({ row }) => held && untouched.has(row.id));
  if (kept.length === 0) return read;
  const household = kept.reduce((whole, { row }) => withEntryOf(whole, held!, row), read.household);
  return { household, unfinished: read.unfinished.filter((one) => !kept.includes(one)) };
}

function withEntryOf(household: Household, held: Household, { id, part }: Row): Household {
  const entries = (held[part] as readonly { id: string }[]).filter((entry) => entry.id === id);
  return { ...household, [part]: [...household[part], ...entries] };
}

/** Before there is a household every week is as its place has it. */
const startingCalendars = ({ place: { firstDay, timeZone } }: Own): CalendarHistory => [
  { from: "1970-W01" as never, firstDay, timeZone },
];
