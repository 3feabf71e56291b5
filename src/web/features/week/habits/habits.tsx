import { memo, useId, useMemo } from "react";
import { type HabitTick, habitWeeks } from "#domain/dashboard/habit-week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { HabitRow } from "./habit-row.tsx";
import { spanWords } from "./habit-words.ts";
import { MoneyDateRow } from "./money-date-row.tsx";
import { useTick } from "./use-tick.ts";
import "./habits.css";

export interface HabitsProps extends Pick<Figures, "household" | "week" | "today" | "reviews"> {
  ticks: readonly HabitTick[];
  /** The person who is here, where that is known. */
  self?: string | undefined;
}

/** What the household wants to keep doing, ticked by day, and the money date at its end. */
export const Habits = memo(function Habits({ household, week, today, reviews, ticks, self }: HabitsProps) {
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
        <MoneyDateRow weekday={household.moneyDate} {...{ week, today, isFolded }} />
      </ul>
    </section>
  );
});
