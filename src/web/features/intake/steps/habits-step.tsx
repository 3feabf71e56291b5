import { useCallback, useState } from "react";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { isFull } from "#domain/intake/household-from.ts";
import { readHabit } from "#domain/intake/people.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { weekdayOptions } from "#web/household/place/place-fields.tsx";
import { ChipBar } from "#web/ui/chip-bar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { profileProblems } from "../draft/profile.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { errorOf, rowName } from "../rows/problem-words.ts";
import { normalizedName, RowList } from "../rows/row-list.tsx";
import type { EditorProps, RowWords, StepProps } from "../rows/row-types.ts";
import { fullWords } from "../rows/use-line.ts";
import { type CatalogHabit, habitCatalog } from "./templates.ts";
import "./habits-step.css";

const words = { list: "Habits", example: "no-spend day twice a week" };

/** The household's habits, the weekday of its money date and its reason. */
export function HabitsStep(step: StepProps) {
  const { options } = useIntake();
  const describe = useCallback((row: DraftRow) => describeHabit(row, options), [options]);
  return (
    <div className="habits-step">
      <HabitChips />
      <RowList {...step} part="habits" words={words} describe={describe} editor={HabitEditor} />
      <section className="section habits-step-part" aria-labelledby="habits-step-date">
        <h2 id="habits-step-date">Your money date</h2>
        <MoneyDateField />
      </section>
      <section className="section habits-step-part" aria-labelledby="habits-step-reason">
        <h2 id="habits-step-reason">Your reason</h2>
        <ReasonField />
      </section>
    </div>
  );
}

/** Suggested habits. Checking one adds a row that can be edited like any other; unchecking it removes the row. */
function HabitChips() {
  const { rows, rowsOf, add, remove } = useIntake();
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState("");
  const listed = new Map(
    rowsOf("habits").map((row): [string, DraftRow] => [normalizedName(row.answers.label ?? ""), row]),
  );
  async function tick({ label, timesAWeek }: CatalogHabit) {
    const full = isFull(rows, "habits");
    setRefusal(full ? fullWords("habits") : "");
    if (full) return;
    setAdding((before) => new Set([...before, label]));
    await add("habits", [{ label, timesAWeek: String(timesAWeek) }]);
    setAdding((before) => new Set([...before].filter((other) => other !== label)));
  }
  return (
    <div className="habit-chips">
      <ChipBar label="Habits that many households like">
        {habitCatalog.map((habit) => {
          const row = listed.get(normalizedName(habit.label));
          const isAdding = adding.has(habit.label);
          // A second press before the first is saved must not add a second row.
          const change = () => (row ? remove(row) : isAdding || void tick(habit));
          return <HabitChip key={habit.label} label={habit.label} isOn={!!row || isAdding} onChange={change} />;
        })}
      </ChipBar>
      <p role="status" className="small">
        {refusal}
      </p>
    </div>
  );
}

function HabitChip({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: () => void }) {
  return (
    <label className="habit-chip">
      <input className="visually-hidden" type="checkbox" checked={isOn} onChange={onChange} />
      <Icon name={isOn ? "check" : "plus"} size={18} />
      {label}
    </label>
  );
}

const few: Readonly<Record<number, string>> = { 1: "once a week", 2: "twice a week", 7: "every day" };

export const timesWords = (timesAWeek: number): string => few[timesAWeek] ?? `${timesAWeek} times a week`;

function describeHabit(row: DraftRow, options: ReadOptions): RowWords {
  const read = readHabit(row.id, row.answers, options);
  return { name: rowName(row), ...(read.ok && { note: timesWords(read.value.timesAWeek) }) };
}

const span = { min: 1, max: 7 };

/** A habit in the user's own words, and how often. */
function HabitEditor({ row: { answers }, problems, onType }: EditorProps) {
  const { locale } = useIntake().options.format;
  return (
    <div className="editor-fields">
      <div className="editor-most editor-wide-on-phones">
        <TextField
          name="label"
          label="Habit"
          autoComplete="off"
          value={answers.label ?? ""}
          onChange={(label) => onType({ label })}
          error={errorOf("habits", problems, "label")}
        />
      </div>
      <div className="editor-third">
        <NumberField
          name="timesAWeek"
          label="Times a week"
          placeholder="1"
          {...span}
          locale={locale}
          value={answers.timesAWeek ?? ""}
          onChange={(timesAWeek) => onType({ timesAWeek })}
          error={errorOf("habits", problems, "timesAWeek")}
        />
      </div>
    </div>
  );
}

/** The weekday of the money date, in the order of the household's week. */
function MoneyDateField() {
  const { profile, typeProfile } = useIntake();
  const first = profile.place.firstDay - 1;
  const days = [...weekdayOptions.slice(first), ...weekdayOptions.slice(0, first)];
  return (
    <div className="money-date-field">
      <Segments
        wide
        name="moneyDate"
        label="Day of the week"
        hint="Ten minutes a week: look at what happened, decide what to put aside."
        value={String(profile.moneyDate)}
        onChange={(moneyDate) => typeProfile({ moneyDate })}
        options={days.map(({ value, label }) => ({ value, label: <ShortDay name={label} /> }))}
      />
    </div>
  );
}

const ShortDay = ({ name }: { name: string }) => (
  <>
    <span aria-hidden="true">{name.slice(0, 3)}</span>
    <span className="visually-hidden">{name}</span>
  </>
);

/** The household's reason for saving. */
function ReasonField() {
  const { profile, typeProfile } = useIntake();
  return (
    <TextArea
      name="reason"
      label="Why you are doing this"
      optional
      hint="One sentence for the weeks that are hard."
      error={profileProblems(profile).reason && tooLong(profile.reason.length)}
      value={profile.reason}
      onChange={(reason) => typeProfile({ reason })}
    />
  );
}

const tooLong = (length: number): string =>
  `This is ${length.toLocaleString("en")} characters long, and ${longestNote.toLocaleString("en")} fit. All of it is still here.`;
