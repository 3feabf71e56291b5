import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import { type PayerChoice, PayerPicker } from "#web/household/saves/payer-picker.tsx";
import { optionsOf, placesOf } from "#web/household/saves/places.ts";
import type { ThisWeek } from "#web/household/saves/this-week.ts";
import { NotRecorded, type SaveRecorder, savedMessage } from "#web/household/saves/use-record-save.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusFirstInvalid, useAutoFocus } from "#web/ui/focus.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import type { NextAccounts } from "./save-path.tsx";
import { movedTo, type ReadRow, readDraft, type SplitDraft, withPlace, withText, withTotal } from "./split-draft.ts";
import "./split-editor.css";

interface SplitEditorProps {
  week: ThisWeek;
  who: PayerChoice;
  recorder: SaveRecorder;
  next: NextAccounts;
  first: SplitDraft;
  onBack: () => void;
  onDone: () => void;
}

type Split = ReturnType<typeof useSplit>;

/** Edits the amount of each target, and the total. */
export function SplitEditor(props: SplitEditorProps) {
  const { week, who, recorder, next, onBack } = props;
  const split = useSplit(props);
  return (
    <form className="split-editor" ref={split.form} onSubmit={split.submit} noValidate>
      <div className="split-head">
        <h3 ref={split.heading} tabIndex={-1}>
          Where it goes
        </h3>
        <button type="button" className="save-link" onClick={onBack}>
          {week.left > 0 ? "Use the plan’s split" : "Never mind"}
        </button>
      </div>
      <Places split={split} week={week} />
      <div className="split-total">
        <MoneyField
          label="To set aside"
          hint="Type a total, and it runs down the plan."
          value={split.totalText}
          format={week.household}
          onChange={split.typeTotal}
          error={split.totalProblem}
        />
      </div>
      {split.shares && next.line(split.shares)}
      <div className="save-actions">
        <PayerPicker who={who} labelHidden />
        <div className="save-buttons">
          <Button type="submit" busy={recorder.isBusy}>
            {week.saves.length === 0 ? "Save the week" : "Record it"}
          </Button>
        </div>
      </div>
      <NotRecorded problem={recorder.problem} />
    </form>
  );
}

function Places({ split, week: { household } }: { split: Split; week: ThisWeek }) {
  return (
    <>
      {split.rows.length > 0 && (
        <ul className="split-rows">
          {split.rows.map((row) => (
            <SplitRow
              key={row.key}
              row={row}
              format={household}
              others={split.elsewhere(row.key)}
              onType={(text) => split.type(row.key, text)}
              onMove={(to) => split.move(row.key, to)}
            />
          ))}
        </ul>
      )}
      <Select
        label="Another place"
        labelHidden
        value=""
        placeholder="Add another place"
        options={split.others}
        onChange={split.add}
      />
    </>
  );
}

interface SplitRowProps {
  row: ReadRow;
  format: MoneyFormat;
  others: readonly SelectOption[];
  onType: (text: string) => void;
  onMove: (key: string) => void;
}

/** A target and its amount. If the target was deleted, a select for another one. */
export function SplitRow({ row, format, others, onType, onMove }: SplitRowProps) {
  if (!row.isGone) {
    return (
      <li className="split-row">
        <MoneyField label={row.label} value={row.text} format={format} onChange={onType} error={row.problem} />
      </li>
    );
  }
  return (
    <li>
      <Select
        label={`Instead of ${row.label}`}
        value=""
        placeholder="Choose a place"
        options={others}
        onChange={onMove}
        error={row.problem}
      />
    </li>
  );
}

/** The draft of the split, and its submit handler. */
function useSplit({ week, who, recorder, first, onDone }: SplitEditorProps) {
  const { household } = week;
  const [draft, setDraft] = useState(first);
  const { form, heading, focusInvalid } = useSplitFocus(draft.isTried);
  const read = readDraft(draft, household);
  const places = placesOf(household);
  const placeAt = (key: string) => places.find((place) => place.key === key)!;
  const record = async () => {
    setDraft({ ...draft, isTried: true });
    if (!read.shares) return focusInvalid();
    const given = { week: week.week, shares: read.shares, people: who.people, note: "" };
    const { isDone, refused } = await recorder.press(given, savedMessage(given, household));
    if (refused) focusInvalid();
    if (isDone) onDone();
  };
  return {
    ...read,
    form,
    heading,
    others: optionsOf(places.filter(({ key }) => !draft.rows.some((row) => row.key === key))),
    elsewhere: (from: string) => optionsOf(places.filter(({ key }) => key !== from)),
    type: (key: string, text: string) => setDraft(withText(draft, key, text)),
    typeTotal: (text: string) => text !== read.totalText && setDraft(withTotal(draft, text, week)),
    add: (key: string) => key && setDraft(withPlace(draft, placeAt(key))),
    move: (from: string, to: string) => to && setDraft(movedTo(draft, from, placeAt(to), household)),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void record();
    },
  };
}

/**
 * Focuses the heading on mount, and the first invalid field after a failed submit. That field may render late, because the
 * household is frozen while a save is recorded.
 */
function useSplitFocus(isTriedAlready: boolean) {
  const heading = useAutoFocus<HTMLHeadingElement>();
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(isTriedAlready);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (isDue.current && focusFirstInvalid(form.current)) isDue.current = false;
  });
  const focusInvalid = () => {
    isDue.current = true;
    look();
  };
  return { form, heading, focusInvalid };
}
