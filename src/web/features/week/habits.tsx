import { useId, useMemo } from "react";
import { type HabitDay, type HabitWeek, habitWeeks } from "#domain/dashboard/habit-week.ts";
import type { Person } from "#domain/household/household.ts";
import { addDays, type Day, type Weekday, weekdayOf } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { tickingHabit, untickingHabit } from "#web/household/commands/tick-habit.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { section } from "#web/household/figures/section.tsx";
import { longWeekdayWords, weekdayWords, weekNameWords } from "#web/household/words/date-words.ts";
import { adultsOf, nameOf, youWords } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toast.tsx";
import "./habits.css";

interface HabitsProps {
  /** The person who uses this device, if known. */
  self?: string | undefined;
}

/** The habits with a tick per day, and the money date as the last row. */
export const Habits = section(({ household, week, today, reviews, state }) => ({
  household,
  week,
  today,
  reviews,
  ticks: state.of["habit-tick"].list(),
}))<HabitsProps>(function Habits({ household, week, today, reviews, ticks, self }) {
  const id = useId();
  const weeks = useMemo(() => habitWeeks(household, ticks, week, today), [household, ticks, week, today]);
  const tick = useTick(household.people, self);
  const isFolded = reviews.some((review) => review.week === week && review.isFolded);
  return (
    <section className="section habits" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>Habits</h2>
        <span className="small quiet">{spanWords(weeks[0]?.days ?? [])}</span>
      </div>
      <ul className="habits-list">
        {weeks.map((one) => (
          <HabitRow key={one.habit.id} week={one} onTick={tick} />
        ))}
        <MoneyDateRow weekday={household.moneyDate} week={week} today={today} isFolded={isFolded} />
      </ul>
    </section>
  );
});

interface HabitRowProps {
  week: HabitWeek;
  onTick: (week: HabitWeek, day: HabitDay) => void;
}

/** One habit: a checkbox for today, and a cell for each day of the week. */
function HabitRow({ week, onTick }: HabitRowProps) {
  const { habit, days, isDone } = week;
  const today = days.find(({ when }) => when === "today");
  const label = (
    <>
      {habit.label}
      <span className="visually-hidden"> today</span>
    </>
  );
  return (
    <li className="habit">
      <Checkbox
        label={label}
        checked={today !== undefined && today.by.length > 0}
        disabled={today === undefined}
        onChange={() => today && onTick(week, today)}
      />
      <span className="habit-days">
        {days.map((day) => (
          <DayCell key={day.day} week={week} day={day} onTick={onTick} />
        ))}
      </span>
      <span className={`habit-kept${isDone ? " habit-kept--done" : ""}`}>{progressWords(week)}</span>
    </li>
  );
}

/** Past days and today can be ticked and unticked. */
function DayCell({ week, day, onTick }: HabitRowProps & { day: HabitDay }) {
  const isTicked = day.by.length > 0;
  const look = <span className={`habit-cell habit-cell--${isTicked ? "kept" : day.when}`} />;
  if (day.when === "ahead" && !isTicked) return <span className="habit-day">{look}</span>;
  return (
    <button
      type="button"
      className="habit-day"
      aria-pressed={isTicked}
      aria-label={dayName(week, day)}
      onClick={() => onTick(week, day)}
    >
      {look}
    </button>
  );
}

/** "3 of 4", or "done". */
const progressWords = ({ habit, daysDone, isDone }: HabitWeek): string =>
  isDone ? "done" : `${daysDone} of ${habit.timesAWeek}`;

/** "Cook at home, Tuesday, done". */
const dayName = ({ habit }: HabitWeek, { day, by }: HabitDay): string =>
  `${habit.label}, ${longWeekdayWords(day)}, ${by.length > 0 ? "done" : "not ticked"}`;

/** "Mon – Sun". */
const spanWords = (days: readonly HabitDay[]): string =>
  days.length === 0 ? "" : `${weekdayWords(days[0]!.day)} – ${weekdayWords(days.at(-1)!.day)}`;

/** "Cook at home, Tuesday". */
const whatWords = ({ habit }: HabitWeek, { day, when }: HabitDay): string =>
  `${habit.label}, ${when === "today" ? "today" : longWeekdayWords(day)}`;

interface MoneyDateRowProps {
  weekday: Weekday;
  week: WeekId;
  today: Day;
  isFolded: boolean;
}

/** The habit that every household has: reviewing the week together, and folding it. */
function MoneyDateRow({ weekday, week, today, isFolded }: MoneyDateRowProps) {
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

/** Ticks a day, or removes the user's own tick. Another person's tick cannot be removed. */
function useTick(people: readonly Person[], self: string | undefined) {
  const run = useRun();
  const { show } = useToast();
  return (week: HabitWeek, day: HabitDay) => {
    const what = whatWords(week, day);
    const isOwn = day.by.length > 0 && (self === undefined || day.by.includes(self));
    const other = day.by.find((personId) => personId !== self);
    if (isOwn) return void run(untickingHabit(week.habit.id, day.day, self), untickedWords(what, people, self, other));
    if (other)
      return show({ text: `${what}: ${nameOf(people, other)} ticked it, and it counts for ${youWords(people)}.` });
    const personId = self ?? adultsOf(people)[0]?.id;
    if (personId !== undefined)
      void run(tickingHabit({ habitId: week.habit.id, personId, day: day.day }), `${what}: ticked`);
  };
}

/** If the other person has ticked the day too, it still counts. */
const untickedWords = (what: string, people: readonly Person[], self?: string, other?: string): string =>
  self !== undefined && other !== undefined
    ? `${what}: your tick is taken back, ${nameOf(people, other)}’s stays`
    : `${what}: tick taken back`;
