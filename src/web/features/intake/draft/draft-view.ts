import type { Household } from "#domain/household/household.ts";
import type { AnswerProblems, Answers, Asked, Row } from "#domain/intake/answers.ts";
import { householdFrom } from "#domain/intake/household-from.ts";
import { dayAt } from "#domain/time/day.ts";
import type { CalendarHistory } from "#domain/time/week.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { Place } from "#web/household/place/place.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { profileRow } from "./draft-commands.ts";
import { type DraftRow, draftRows, householdNow, typedProfile } from "./draft-rows.ts";
import { formatOf, guessedProfile, type Profile, profileOf, withTyped } from "./profile.ts";

/** What is on its way to the device: by row, the answers typed a moment ago. */
export type Pending = ReadonlyMap<string, Answers>;

/** Everything the steps show. */
export interface DraftView {
  record: LiveRecord<"household"> | undefined;
  profile: Profile;
  /** The household's own answers that were typed and not finished. */
  profileAnswers: Answers;
  asked: Asked;
  /** Of all lists, without the removed ones. */
  rows: readonly DraftRow[];
  read: ReadDraft;
  /** The household as it was finished last; null before. */
  lastFinished: Household | null;
  /** Something waits in the draft that is in no finished record. */
  hasChanges: boolean;
}

export function draftView(state: HouseholdState | null, pending: Pending, guess: Place, now: number): DraftView {
  const record = state?.of.household.list()[0];
  const ownAnswers = { ...(state && typedProfile(state)), ...pending.get(profileRow.id) };
  const own = withTyped(record ? profileOf(record) : guessedProfile(guess), ownAnswers);
  const asked: Asked = { format: formatOf(own.place), today: dayAt(now, own.place.timeZone) };
  const all = state ? draftRows(state, asked).map((row) => withPending(row, pending)) : [];
  const rows = all.filter(({ isRemoved }) => !isRemoved);
  const finished = state && householdNow(state, asked);
  return {
    ...{ record, profile, profileAnswers, asked, rows },
    read: readDraft({ record, own, rows, asked, finished }),
    lastFinished: record?.confirmed ? finished : null,
    hasChanges: pending.size > 0 || (state?.of["intake-draft"].size ?? 0) > 0,
  };
}

function withPending(row: DraftRow, pending: Pending): DraftRow {
  const typed = pending.get(row.id);
  return typed ? { ...row, isTouched: true, answers: { ...row.answers, ...typed } } : row;
}

/** A draft as the rules read it. */
export interface ReadDraft {
  household: Household;
  /** Rows that the plan leaves out until they can be read in full. */
  unfinished: readonly { row: Row; problems: AnswerProblems }[];
}

interface DraftToRead {
  record: LiveRecord<"household"> | undefined;
  own: Profile;
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
const startingCalendars = ({ place: { firstDay, timeZone } }: Profile): CalendarHistory => [
  { from: "1970-W01" as never, firstDay, timeZone },
];
