import { type FormEvent, useState } from "react";
import type { Save } from "#domain/household/records.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { nothingAside, type SaveShare } from "#domain/saves/split-save.ts";
import { type WeekId, weekOfDay, weekYear } from "#domain/time/week.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { weekNameWords } from "../words/date-words.ts";
import { PayerPicker, usePayer } from "./payer-picker.tsx";
import { lastPlace, placesOf, usePlace } from "./places.ts";
import { noteProblemOf } from "./record-save.ts";
import { readAmount } from "./set-aside.tsx";
import { sharesFor, splitOf, type ThisWeek, type WeekParts, weekOfParts } from "./this-week.ts";
import { NotRecorded, savedMessage, useRecordSave } from "./use-record-save.tsx";
import { WhereItGoes } from "./where-it-goes.tsx";
import "./saves.css";

interface RecordForWeekProps extends WeekParts {
  /** The week to record for; not necessarily the current one. */
  week: WeekId;
  self?: string | undefined;
  onDone?: (() => void) | undefined;
}

/** A save for any week that has begun: the current one by the plan, a past one to the place where the money went. */
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
  const current = weekOfParts({ ...props, week: now });
  const who = usePayer(household.people, self);
  const form = useWeekForm(current, { week, saves: props.saves, people: who.people, onDone });
  const { amount } = form;
  const split = form.isByPlan && amount.ok && amount.value > 0 ? splitOf(current, amount.value) : null;
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
      <PayerPicker who={who} />
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

const byPlan = { value: "plan", label: "As the plan goes" };

interface WeekFormInput {
  week: WeekId;
  saves: readonly Save[];
  people: readonly string[];
  onDone?: (() => void) | undefined;
}

/** The state of the form and its submit handler. */
function useWeekForm(current: ThisWeek, { week, saves, people, onDone }: WeekFormInput) {
  const state = useFormState(current, week, saves);
  const { amount, note, noteProblem, isNow, where } = state;
  const { press, isBusy, problem } = useRecordSave();
  const record = async () => {
    state.setTried(true);
    if (!amount.ok || noteProblem) return;
    const batch = { week, shares: state.shares(), people, note: note.trim() };
    const said = savedMessage(batch, current.household, isNow ? undefined : weekNameWords(week));
    const { isDone, refused } = await press(batch, said);
    if (refused) where.refuse(refused);
    if (!isDone) return;
    state.clear();
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void record();
  };
  return { ...state, isBusy, problem, submit };
}

function useFormState(current: ThisWeek, week: WeekId, saves: readonly Save[]) {
  const { household, left } = current;
  const isNow = week === current.week;
  const [text, setText] = useState(() => (isNow && left > 0 ? amountAsTyped(left, household) : ""));
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const places = placesOf(household);
  const where = usePlace(places, isNow ? byPlan.value : () => lastPlace(saves, places), household);
  const amount = readAmount(text, household);
  const shares = (): readonly SaveShare[] => {
    if (!amount.ok || amount.value === 0) return nothingAside;
    return where.target ? [{ target: where.target, amount: amount.value }] : sharesFor(current, amount.value);
  };
  const clear = () => {
    setText("");
    setNote("");
    setTried(false);
    where.refuse(undefined);
  };
  return {
    text,
    setText,
    note,
    setNote,
    amount,
    shares,
    setTried,
    clear,
    where,
    isNow,
    isByPlan: where.key === byPlan.value,
    options: isNow ? [byPlan, ...where.options] : where.options,
    wrong: isTried && !amount.ok ? amount.problem : undefined,
    noteProblem: noteProblemOf(note),
  };
}
