import { type WeekId, weekYear } from "#domain/time/week.ts";
import { weekOfDay } from "#domain/time/week-calendar.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { weekNameWords } from "../words/date-words.ts";
import { NotRecorded } from "./not-recorded.tsx";
import { splitOf, type WeekParts, weekOfParts } from "./this-week.ts";
import { useWeekForm } from "./use-week-form.ts";
import { WhereItGoes } from "./where-it-goes.tsx";
import { useWho, Who } from "./who.tsx";
import "./record-for-week.css";

export interface RecordForWeekProps extends WeekParts {
  /** The week to record for, whichever the present one is. */
  week: WeekId;
  self?: string | undefined;
  onDone?: (() => void) | undefined;
}

/** A save for any week that has begun: this one by the plan, one that is over where the money went. */
export function RecordForWeek(props: RecordForWeekProps) {
  const { week, household, today } = props;
  const now = weekOfDay(today, household.calendars);
  if (week <= now) return <WeekForm {...props} now={now} />;
  const year = weekYear(week) === weekYear(now) ? "" : ` of ${weekYear(week)}`;
  const name = weekNameWords(week);
  return (
    <p>
      {name.charAt(0).toUpperCase() + name.slice(1)}
      {year} is still to come. It can be recorded once it is here.
    </p>
  );
}

function WeekForm(props: RecordForWeekProps & { now: WeekId }) {
  const { household, week, now, self, onDone } = props;
  const present = weekOfParts({ ...props, week: now });
  const who = useWho(household.people, self);
  const form = useWeekForm(present, { week, saves: props.saves, people: who.people, onDone });
  const { amount } = form;
  const split = form.isByPlan && amount.ok && amount.value > 0 ? splitOf(present, amount.value) : null;
  if (who.adults.length === 0) return null;
  return (
    <form className="record-for-week" onSubmit={form.submit} noValidate>
      <MoneyField
        label="Set aside"
        hint={week < now ? "Nothing is a decision too: type 0." : undefined}
        value={form.text}
        format={household}
        onChange={form.setText}
        error={form.wrong}
      />
      <Who who={who} />
      <Select
        label="Where to"
        value={form.where.key}
        onChange={form.where.choose}
        options={form.options}
        error={form.where.problem}
      />
      {split?.ok && <WhereItGoes steps={split.value} format={household} />}
      <TextArea label="Note" optional rows={2} value={form.note} onChange={form.setNote} error={form.noteProblem} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          Record it
        </Button>
      </div>
      <NotRecorded problem={form.problem} />
    </form>
  );
}
