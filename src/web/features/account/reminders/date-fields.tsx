import { useMemo } from "react";
import type { MoneyDate } from "#domain/money-date/money-date.ts";
import type { Weekday } from "#domain/time/day.ts";
import { timeZoneOptions, weekdayOptions } from "#web/household/place/place-options.ts";
import { Select } from "#web/ui/select.tsx";
import { timeOptions } from "./reminder-words.ts";
import "./reminders.css";

interface DateFieldsProps {
  date: MoneyDate;
  onChange: (date: MoneyDate) => void;
}

/** When the money date is. */
export function DateFields({ date, onChange }: DateFieldsProps) {
  const change = (part: Partial<MoneyDate>) => onChange({ ...date, ...part });
  const zones = useMemo(() => timeZoneOptions(date.timeZone), [date.timeZone]);
  return (
    <div className="reminders-date">
      <Select
        label="Day"
        value={String(date.weekday)}
        onChange={(day) => change({ weekday: Number(day) as Weekday })}
        options={weekdayOptions}
      />
      <Select
        label="Time"
        value={String(date.minute)}
        onChange={(minute) => change({ minute: Number(minute) })}
        options={timeOptions(date.minute)}
      />
      <Select label="Time zone" value={date.timeZone} onChange={(timeZone) => change({ timeZone })} options={zones} />
    </div>
  );
}
