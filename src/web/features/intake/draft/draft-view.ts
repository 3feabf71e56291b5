import type { Household } from "#domain/household/household.ts";
import type { AnswerProblems, Answers, ReadOptions, Row } from "#domain/intake/answers.ts";
import { householdFrom } from "#domain/intake/household-from.ts";
import { dayAt } from "#domain/time/day.ts";
import type { CalendarHistory } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { Place } from "#web/household/place/place.ts";
import type { HouseholdState } from "#web/store/index.ts";
import { profileRow } from "./draft-commands.ts";
import { type DraftRow, draftRows, householdNow, typedProfile } from "./draft-rows.ts";
import { formatOf, guessedProfile, type Profile, profileOf, withTyped } from "./profile.ts";

/** Answers typed but not saved to the device yet, by row ID. */
export type Pending = ReadonlyMap<string, Answers>;

/** The data that all steps render. */
export interface DraftView {
  record: Fields<"household"> | undefined;
  profile: Profile;
  /** Unfinished answers about the household itself. */
  profileAnswers: Answers;
  options: ReadOptions;
  /** Rows of all lists, without removed ones. */
  rows: readonly DraftRow[];
  read: ReadDraft;
  /** The household at the last finish; null before the first one. */
  lastFinished: Household | null;
  /** The draft has answers that no record has yet. */
  hasChanges: boolean;
}

export function draftView(state: HouseholdState | null, pending: Pending, guess: Place, now: number): DraftView {
  const record = state?.of.household.list()[0];
  const profileAnswers = { ...(state && typedProfile(state)), ...pending.get(profileRow.id) };
  const profile = withTyped(record ? profileOf(record) : guessedProfile(guess), profileAnswers);
  const options: ReadOptions = { format: formatOf(profile.place), today: dayAt(now, profile.place.timeZone) };
  const all = state ? draftRows(state, options).map((row) => withPending(row, pending)) : [];
  const rows = all.filter(({ isRemoved }) => !isRemoved);
  const finished = state && householdNow(state, options);
  return {
    record,
    profile,
    profileAnswers,
    options,
    rows,
    read: readDraft({ record, profile, rows, options, finished }),
    lastFinished: record?.confirmed ? finished : null,
    hasChanges: pending.size > 0 || (state?.of["intake-draft"].size ?? 0) > 0,
  };
}

function withPending(row: DraftRow, pending: Pending): DraftRow {
  const typed = pending.get(row.id);
  return typed ? { ...row, isTouched: true, answers: { ...row.answers, ...typed } } : row;
}

/** The draft parsed by the domain rules. */
export interface ReadDraft {
  household: Household;
  /** Rows with missing or invalid answers, which the plan ignores. */
  unfinished: readonly { row: Row; problems: AnswerProblems }[];
}

interface DraftToRead {
  record: Fields<"household"> | undefined;
  profile: Profile;
  rows: readonly DraftRow[];
  options: ReadOptions;
  /** The saved household, if any. */
  finished: Household | null;
}

export function readDraft({ record, profile, rows, options, finished }: DraftToRead): ReadDraft {
  const { name, reason, moneyDate, place } = profile;
  const { country, locale } = place;
  const calendars = record?.calendars ?? startingCalendars(profile);
  const base = { name, reason, moneyDate, country, locale, calendars, currency: options.format.currency };
  const shown = rows.filter(({ isRemoved }) => !isRemoved);
  return withUntouched(householdFrom(base, shown, options), shown, finished);
}

/** Untouched records stay valid even if today's rules would refuse them, such as a goal whose date has passed. */
function withUntouched(read: ReadDraft, rows: readonly DraftRow[], finished: Household | null): ReadDraft {
  const untouched = new Set(rows.filter(({ isTouched }) => !isTouched).map(({ id }) => id));
  const valid = read.unfinished.filter(({ row }) => finished && untouched.has(row.id));
  if (valid.length === 0) return read;
  const household = valid.reduce((whole, { row }) => withEntryOf(whole, finished!, row), read.household);
  return { household, unfinished: read.unfinished.filter((one) => !valid.includes(one)) };
}

function withEntryOf(household: Household, finished: Household, { id, part }: Row): Household {
  const entries = (finished[part] as readonly { id: string }[]).filter((entry) => entry.id === id);
  return { ...household, [part]: [...household[part], ...entries] };
}

/** Without a saved household, all weeks follow the chosen place. */
const startingCalendars = ({ place: { firstDay, timeZone } }: Profile): CalendarHistory => [
  { from: "1970-W01" as never, firstDay, timeZone },
];
