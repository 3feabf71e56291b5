import { memo, useMemo } from "react";
import { type DatedActivity, recentActivity } from "#domain/dashboard/recent-activity.ts";
import type { Household, Person } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { formatMoney, type Minor, negate } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { calendarOf, startOfWeek, type WeekId } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { nearDayWords, weekdayWords, weekNameWords } from "#web/household/words/date-words.ts";
import { adultsOf, markOf, nameOf, youWords } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { madeAt } from "#web/platform/new-id.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { GlanceLink, GlanceSection } from "./glance-section.tsx";
import "./activity-feed.css";

type BetweenProps = Pick<Figures, "household" | "saves" | "reviews" | "book" | "today" | "week">;

const mostShown = 5;

/** What each of them did lately, so that neither has to ask. */
export const Between = memo(function Between({ household, saves, reviews, book, today, week }: BetweenProps) {
  const last = useMemo(
    () => recentActivity({ saves, reviews, book, today, week }, madeAt, mostShown),
    [saves, reviews, book, today, week],
  );
  return (
    <GlanceSection title={titleFor(household.people)} aside={<GlanceLink to={paths.history}>History</GlanceLink>}>
      {last.length === 0 ? (
        <p className="lede">Nothing in the last weeks. What you record shows here.</p>
      ) : (
        <ul className="between-list">
          {last.map((done) => (
            <Line key={`${done.kind} ${done.id}`} done={done} when={{ today, week }} household={household} />
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
  done: DatedActivity;
  when: Pick<Figures, "today" | "week">;
  household: Household;
}

function Line({ done, when: { today, week }, household }: LineProps) {
  const amount = doneAmount(done, household);
  return (
    <li className="between-line">
      <span className="between-marks">
        {whoDid(done, household.people).map((id) => (
          <Mark key={id} people={household.people} id={id} />
        ))}
      </span>
      <span className="between-what">{doneWords(done, household, week)}</span>
      {amount && <span className="between-amount">{amount}</span>}
      <time className="between-when small quiet" dateTime={done.day}>
        {whenWords(done, today, week, household)}
      </time>
    </li>
  );
}

/** A week is folded by those who save; only two of them have marks. */
function whoDid(done: DatedActivity, people: readonly Person[]): string[] {
  if (done.kind === "folded") return adultsOf(people).map(({ id }) => id);
  return [done.kind === "saved" ? done.personId : done.entry.personId];
}

function Mark({ people, id }: { people: readonly Person[]; id: string }) {
  const shape = markOf(people, id);
  return shape && <MemberMark shape={shape} />;
}

type Saved = Extract<DatedActivity, { kind: "saved" }>;

/** "Tom added Canteen". */
export function doneWords(done: DatedActivity, household: Household, week: WeekId): string {
  if (done.kind === "folded") return `${capital(youWords(household.people))} folded ${weekNameWords(done.week)}`;
  const { personId } = done.kind === "saved" ? done : done.entry;
  const what = done.kind === "saved" ? savedWords(done, household, week) : enteredWords(done.entry, household);
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

const longestNote = 48;

/** A line has room for a few words of a note; all of it stands with the entry. */
function noteWords(note: string): string {
  const letters = [...note.trim().replace(/\s+/g, " ")];
  if (letters.length === 0) return "";
  return `, ${letters.length > longestNote ? `${letters.slice(0, longestNote).join("").trimEnd()}…` : letters.join("")}`;
}

/** What came in carries its plus. A sum that can't be told, or is nothing, is left out. */
export function doneAmount(done: DatedActivity, format: Household): string | null {
  if (done.kind !== "entered") return done.amount ? formatMoney(done.amount, format) : null;
  const { kind, amount } = done.entry;
  if (kind !== "income" && amount > 0) return formatMoney(amount, format);
  return formatMoney(comeIn(kind, amount), format, { sign: "always" });
}

const comeIn = (kind: Transaction["kind"], amount: Minor): Minor => (kind === "income" ? amount : negate(amount));

/** "12:40" today, "Wed" this week, "Sun 8" before. */
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
