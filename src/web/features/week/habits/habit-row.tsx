import type { HabitDay, HabitWeek } from "#domain/dashboard/habit-week.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { dayName, keptWords } from "./habit-words.ts";

interface HabitRowProps {
  week: HabitWeek;
  onTick: (week: HabitWeek, day: HabitDay) => void;
}

/** One habit: a tick for today, and the week it makes. */
export function HabitRow({ week, onTick }: HabitRowProps) {
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
      <span className={`habit-kept${isDone ? " habit-kept--done" : ""}`}>{keptWords(week)}</span>
    </li>
  );
}

/** A day that has come can be ticked, or its tick taken back. */
function DayCell({ week, day, onTick }: HabitRowProps & { day: HabitDay }) {
  const isKept = day.by.length > 0;
  const look = <span className={`habit-cell habit-cell--${isKept ? "kept" : day.when}`} />;
  if (day.when === "ahead" && !isKept) return <span className="habit-day">{look}</span>;
  return (
    <button
      type="button"
      className="habit-day"
      aria-pressed={isKept}
      aria-label={dayName(week, day)}
      onClick={() => onTick(week, day)}
    >
      {look}
    </button>
  );
}
