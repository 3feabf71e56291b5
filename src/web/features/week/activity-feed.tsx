import { useMemo } from "react";
import { type DatedActivity, recentActivity } from "#domain/dashboard/recent-activity.ts";
import type { Household, Person } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { formatMoney, type Minor, negate } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { calendarOf, startOfWeek, type WeekId } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { section } from "#web/household/figures/section.tsx";
import { targetWords } from "#web/household/saves/places.ts";
import { nearDayWords, weekdayWords, weekNameWords } from "#web/household/words/date-words.ts";
import { adultsOf, markOf, nameOf, youWords } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { madeAt } from "#web/platform/new-id.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { GlanceLink, GlanceSection } from "./glance-section.tsx";
import "./activity-feed.css";

const parts = ({ household, saves, reviews, book, today, week }: Figures) => ({
  household,
  saves,
  reviews,
  book,
  today,
  week,
});

const maxShown = 5;

/** The recent activity of everyone in the household. */
export const ActivityFeed = section(parts)(function ActivityFeed({ household, saves, reviews, book, today, week }) {
  const activities = useMemo(
    () => recentActivity({ saves, reviews, book, today, week }, madeAt, maxShown),
    [saves, reviews, book, today, week],
  );
  return (
    <GlanceSection title={titleFor(household.people)} aside={<GlanceLink to={paths.history}>History</GlanceLink>}>
      {activities.length === 0 ? (
        <p className="lede">Nothing in the last weeks. What you record shows here.</p>
      ) : (
        <ul className="between-list">
          {activities.map((activity) => (
            <Line
              key={`${activity.kind} ${activity.id}`}
              activity={activity}
              when={{ today, week }}
              household={household}
            />
          ))}
        </ul>
      )}
    </GlanceSection>
  );
});

function titleFor(people: readonly Person[]): string {
  const { length } = adultsOf(people);
  return length < 2 ? "Lately" : length === 2 ? "Between you two" : "Between all of you";
}

interface LineProps {
  activity: DatedActivity;
  when: { today: Day; week: WeekId };
  household: Household;
}

function Line({ activity, when: { today, week }, household }: LineProps) {
  const amount = activityAmount(activity, household);
  return (
    <li className="between-line">
      <span className="between-marks">
        {peopleOf(activity, household.people).map((id) => (
          <Mark key={id} people={household.people} id={id} />
        ))}
      </span>
      <span className="between-what">{activityWords(activity, household, week)}</span>
      {amount && <span className="between-amount">{amount}</span>}
      <time className="between-when small quiet" dateTime={activity.day}>
        {whenWords(activity, today, week, household)}
      </time>
    </li>
  );
}

/** A week is folded by all adults. */
function peopleOf(activity: DatedActivity, people: readonly Person[]): string[] {
  if (activity.kind === "folded") return adultsOf(people).map(({ id }) => id);
  return [activity.kind === "saved" ? activity.personId : activity.entry.personId];
}

function Mark({ people, id }: { people: readonly Person[]; id: string }) {
  const shape = markOf(people, id);
  return shape && <MemberMark shape={shape} />;
}

type Saved = Extract<DatedActivity, { kind: "saved" }>;

/** "Tom added Canteen". */
export function activityWords(activity: DatedActivity, household: Household, week: WeekId): string {
  if (activity.kind === "folded")
    return `${capital(youWords(household.people))} folded ${weekNameWords(activity.week)}`;
  const { personId } = activity.kind === "saved" ? activity : activity.entry;
  const what =
    activity.kind === "saved" ? savedWords(activity, household, week) : enteredWords(activity.entry, household);
  return `${nameOf(household.people, personId)} ${what}`;
}

function savedWords({ week: of, targets }: Saved, household: Household, week: WeekId): string {
  const [target, another] = targets;
  if (!target) return `decided on nothing for ${weekNameWords(of)}`;
  if (another) return `saved ${weekNameWords(of)}`;
  const ofWeek = of === week ? "" : `, ${weekNameWords(of)}`;
  return `set aside for ${targetWords(target, household)}${ofWeek}`;
}

function enteredWords({ kind, amount, payee, note, ...entry }: Transaction, { categories }: Household): string {
  const [from, noted] = [payee.trim(), noteWords(note)];
  if (kind === "income") return `recorded income${from && ` from ${from}`}${noted}`;
  if (amount < 0) return `recorded a refund${from && ` from ${from}`}${noted}`;
  const category = categories.find(({ id }) => id === entry.categoryId)?.label;
  return `added ${from || category || "an expense"}${noted}`;
}

const maxNoteLength = 48;

/** The start of the note; the entry shows all of it. */
function noteWords(note: string): string {
  const letters = [...note.trim().replace(/\s+/g, " ")];
  if (letters.length === 0) return "";
  return `, ${letters.length > maxNoteLength ? `${letters.slice(0, maxNoteLength).join("").trimEnd()}…` : letters.join("")}`;
}

/** Income has a plus sign. Null for an unknown amount or zero. */
export function activityAmount(activity: DatedActivity, format: Household): string | null {
  if (activity.kind !== "entered") return activity.amount ? formatMoney(activity.amount, format) : null;
  const { kind, amount } = activity.entry;
  if (kind !== "income" && amount > 0) return formatMoney(amount, format);
  return formatMoney(inflow(kind, amount), format, { sign: "always" });
}

const inflow = (kind: Transaction["kind"], amount: Minor): Minor => (kind === "income" ? amount : negate(amount));

/** "12:40" today, "Wed" this week, "Sun 8" earlier. */
export function whenWords({ day, at }: DatedActivity, today: Day, week: WeekId, { calendars }: Household): string {
  if (day === today) return at === null ? "today" : clockWords(at, calendarOf(week, calendars).timeZone);
  return day >= startOfWeek(week, calendars) ? weekdayWords(day) : nearDayWords(day);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockWords(at: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, clock);
  return clock.format(at);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
