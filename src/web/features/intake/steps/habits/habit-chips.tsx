import { useState } from "react";
import { isFull } from "#domain/intake/household-from.ts";
import { ChipBar } from "#web/ui/chip-bar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { plainName } from "../../rows/row-list.tsx";
import { fullWords } from "../../rows/use-line.ts";
import { type CatalogueHabit, habitCatalogue } from "../../templates/habit-catalogue.ts";
import "./habit-chips.css";

/** Habits to tick. A tick adds a row, which can be changed like any other; taking it away removes the row. */
export function HabitChips() {
  const { rows, rowsOf, add, remove } = useIntake();
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState("");
  const listed = new Map(rowsOf("habits").map((row): [string, DraftRow] => [plainName(row.answers.label ?? ""), row]));
  async function tick({ label, timesAWeek }: CatalogueHabit) {
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
        {habitCatalogue.map((habit) => {
          const row = listed.get(plainName(habit.label));
          const isAdding = adding.has(habit.label);
          // A second press before the first is kept would make a second row.
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
