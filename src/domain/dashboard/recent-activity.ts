import { distinct, type Save, type SaveTarget, type Transaction, type WeekReview } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { instantAt } from "../money-date/wall-clock.ts";
import type { SpendingBook } from "../spending/spending-book.ts";
import { type Day, dayAt } from "../time/day.ts";
import { addWeeks, calendarOf, endOfWeek, startOfWeek, type WeekId } from "../time/week.ts";
import { indexOfWeek } from "../time/week-span.ts";

/** Something that a person did. Sums are null when they are too large to be exact. */
export type Activity = { id: string } & (
  | { kind: "saved"; personId: string; week: WeekId; amount: Minor | null; targets: readonly SaveTarget[] }
  | { kind: "entered"; entry: Transaction }
  | { kind: "folded"; week: WeekId; amount: Minor | null }
);

/** `at` is null when only the day is known. */
export type DatedActivity = Activity & { day: Day; at: number | null };

export interface RecentActivityInput {
  saves: readonly Save[];
  reviews: readonly WeekReview[];
  book: SpendingBook;
  today: Day;
  week: WeekId;
}

/** When a record was created, read from its id; null when the id has no time. */
export type MadeAt = (id: string) => number | null;

/** Only these weeks count as recent, so that 20 years cost no more than one. */
export const weeksBack = 4;

interface Frame extends RecentActivityInput {
  from: WeekId;
  timeZone: string;
  since: number;
}

/** One of the two is known; the other is derived. */
type When = { at: number; day: null } | { at: null; day: Day };
type Found = { activity: Activity } & When;

/** The latest activities, newest first. One without a time counts as the start of its day. */
export function recentActivity(input: RecentActivityInput, madeAt: MadeAt, most: number): DatedActivity[] {
  const { calendars } = input.book.span;
  const from = addWeeks(input.week, -weeksBack);
  const { timeZone } = calendarOf(input.week, calendars);
  const frame = { ...input, from, timeZone, since: instantAt(startOfWeek(from, calendars), 0, timeZone) };
  return [...saveActivities(frame), ...entryActivities(frame, madeAt, most), ...foldActivities(frame)]
    .map((found) => ({ ...found, instant: found.at ?? instantAt(found.day, 0, timeZone) }))
    .sort((a, b) => b.instant - a.instant || byId(b.activity, a.activity))
    .slice(0, most)
    .map(({ activity, at, day, instant }) => ({ ...activity, at, day: day ?? dayAt(instant, timeZone) }));
}

/** One press may create a save for each target: saves of one person, instant and week are one activity. */
function saveActivities({ saves, since }: Frame): Found[] {
  const groups = new Map<string, Save[]>();
  for (const save of distinct(saves)) {
    if (save.recordedAt < since) continue;
    const key = `${save.recordedAt} ${save.week} ${save.personId}`;
    const group = groups.get(key);
    if (group) group.push(save);
    else groups.set(key, [save]);
  }
  return [...groups.values()].map((group) => {
    const { id, personId, week, recordedAt } = group[0]!;
    const targets = group.filter(({ amount }) => amount > 0).map(({ target }) => target);
    const activity: Activity = { kind: "saved", id, personId, week, amount: totalOf(group), targets };
    return { activity, at: recordedAt, day: null };
  });
}

/** Only from the recent weeks. Transfers are left out, and so are entries dated ahead without a creation time. */
function entryActivities({ book, from, week, since, today }: Frame, madeAt: MadeAt, most: number): Found[] {
  const [first, last] = [indexOfWeek(book.span, from), indexOfWeek(book.span, week) + 1];
  const timed: Found[] = [];
  const untimed: (Found & { day: Day })[] = [];
  for (const entry of book.weeks.slice(Math.max(0, first), Math.max(0, last + 1)).flat()) {
    if (entry.kind === "transfer") continue;
    const activity: Activity = { kind: "entered", id: entry.id, entry };
    const at = madeAt(entry.id);
    if (at !== null && at >= since) timed.push({ activity, at, day: null });
    if (at === null && entry.day <= today) untimed.push({ activity, at, day: entry.day });
  }
  // Finding the start of a day in a time zone is slow: do it only for entries that can be shown.
  const latest = untimed.sort((a, b) => (a.day === b.day ? byId(b.activity, a.activity) : a.day < b.day ? 1 : -1));
  return [...timed, ...latest.slice(0, most)];
}

/** A fold counts on the week's last day, or today while the week lasts. */
function foldActivities({ reviews, saves, book, from, week, today }: Frame): Found[] {
  const folded = reviews.filter((review) => review.isFolded && review.week >= from && review.week <= week);
  return [...new Set(folded.map((review) => review.week))].map((one) => {
    const end = endOfWeek(one, book.span.calendars);
    const amount = totalOf(distinct(saves).filter((save) => save.week === one));
    return { activity: { kind: "folded", id: one, week: one, amount }, at: null, day: end < today ? end : today };
  });
}

function totalOf(saves: readonly Save[]): Minor | null {
  const total = saves.reduce((sum, { amount }) => sum + amount, 0);
  return Number.isSafeInteger(total) ? minor(total) : null;
}

const byId = (a: Activity, b: Activity): number => (a.id < b.id ? -1 : Number(a.id > b.id));
