import { useMemo } from "react";
import { calendarFile } from "#domain/money-date/calendar-file.ts";
import { leads, type MoneyDate } from "#domain/money-date/money-date.ts";
import type { Weekday } from "#domain/time/day.ts";
import { saveFile } from "#web/household/backup/save-file.ts";
import { browserLocale } from "#web/household/place/place.ts";
import { timeZoneOptions, weekdayOptions } from "#web/household/place/place-fields.tsx";
import { paths } from "#web/paths.ts";
import { type StoreState, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast.tsx";
import "./reminders.css";

interface DateFieldsProps {
  date: MoneyDate;
  onChange: (date: MoneyDate) => void;
}

/** Day, time and time zone of the money date. */
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

const step = 30;

/** Formats times in the reader's locale. */
const times = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** Every half hour, plus the chosen time if it falls between. */
export function timeOptions(chosen: number) {
  const halfHours = Array.from({ length: (24 * 60) / step }, (_, index) => index * step);
  const minutes = [...new Set([...halfHours, chosen])].sort((one, other) => one - other);
  return minutes.map((minute) => ({ value: String(minute), label: times.format(minute * 60_000) }));
}

const leadWords: Readonly<Record<number, string>> = {
  60: "An hour before",
  180: "Three hours before",
  1440: "The day before, at the same time",
};

export const leadOptions = leads.map((lead) => ({ value: String(lead), label: leadWords[lead]! }));

/** In the money date's time zone, wherever the reader is. */
export const momentIn = ({ timeZone }: MoneyDate, instant: number): string =>
  new Intl.DateTimeFormat(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(instant);

const evening = 19 * 60;
const sunday = 7;

/** The default: the household's day and time zone, in the evening. */
function usualDate({ households, openId }: StoreState): MoneyDate {
  const household = openId === null ? undefined : households.get(openId)?.of.household.list()[0];
  return {
    weekday: household?.moneyDate ?? sunday,
    minute: evening,
    timeZone: household?.calendars.at(-1)?.timeZone ?? browserLocale().timeZone,
  };
}

const always = () => true;

/** Never updates: it only provides the initial value of a form. */
export const useUsualDate = (): MoneyDate => useStoreState(usualDate, always);

export function CalendarFileButton({ date }: { date: MoneyDate }) {
  const { show } = useToast();
  const save = () => {
    saveCalendar(date);
    show({ text: "Open the file, and your calendar takes the money date in." });
  };
  return (
    <Button variant="outline" size="small" icon="download" onClick={save}>
      Save a calendar file
    </Button>
  );
}

/**
 * Saves a calendar file with the money date. Its event id is constant, so importing a second file replaces the first
 * event.
 */
function saveCalendar(date: MoneyDate): void {
  const content = calendarFile({
    date,
    since: Date.now(),
    uid: `money-date@${location.hostname}`,
    link: `${location.origin}${paths.moneyDate}`,
  });
  saveFile({ name: "weekfold-money-date.ics", type: "ics", content });
}
