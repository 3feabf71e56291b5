import type { HabitDay, HabitWeek } from "#domain/dashboard/habit-week.ts";
import type { Habit } from "#domain/household/household.ts";
import { tickingHabit, untickingHabit } from "#web/household/commands/tick-habit.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { longWeekdayWords } from "#web/household/words/date-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { StepProps } from "../step-screen.tsx";
import "./habits-step.css";

/** The week's habit ticks, to complete from memory. */
export function HabitsStep({ date: { habits }, here }: StepProps) {
  if (habits.length === 0)
    return <p className="lede">No habits yet. They can be chosen in the household’s own answers.</p>;
  return (
    <>
      <p className="lede">Tick what you remember. A day nobody can recall is simply left.</p>
      <ul className="step-screen-body habits-step">
        {habits.map((one) => (
          <HabitRow key={one.habit.id} week={one} personId={here[0]!} />
        ))}
      </ul>
    </>
  );
}

function HabitRow({ week, personId }: { week: HabitWeek; personId: string }) {
  const { habit, days, daysDone, isDone } = week;
  const run = useRun();
  const press = ({ day, by }: HabitDay) =>
    void run(
      by.length > 0 ? untickingHabit(habit.id, day, undefined) : tickingHabit({ habitId: habit.id, personId, day }),
      `${habit.label}, ${longWeekdayWords(day)}: ${by.length > 0 ? "taken off" : "ticked"}`,
    );
  return (
    <li className="habits-step-row">
      <span className="habits-step-name">
        {habit.label}
        <span className="small quiet">
          {isDone ? `${daysDone} of ${habit.timesAWeek}, done` : `${daysDone} of ${habit.timesAWeek}`}
        </span>
      </span>
      <span className="habits-step-days">
        {days.map((day) => (
          <DayCell key={day.day} habit={habit} day={day} onPress={() => press(day)} />
        ))}
      </span>
    </li>
  );
}

function DayCell({ habit, day: { day, when, by }, onPress }: { habit: Habit; day: HabitDay; onPress: () => void }) {
  const name = longWeekdayWords(day);
  return (
    <button
      type="button"
      className={`habits-step-day habits-step-day--${when}`}
      aria-label={`${habit.label}, ${name}`}
      aria-pressed={by.length > 0}
      disabled={when === "ahead"}
      onClick={onPress}
    >
      <span className="habits-step-cell">{by.length > 0 && <Icon name="check" size={16} />}</span>
      <span className="habits-step-letter" aria-hidden="true">
        {name[0]}
      </span>
    </button>
  );
}
