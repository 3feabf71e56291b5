import { type FormEvent, useState } from "react";
import { nothingAside } from "#domain/saves/split-save.ts";
import { type PayerChoice, PayerPicker } from "#web/household/saves/payer-picker.tsx";
import { noteProblemOf } from "#web/household/saves/record-save.ts";
import type { ThisWeek } from "#web/household/saves/this-week.ts";
import { NotRecorded, type SaveRecorder, savedMessage } from "#web/household/saves/use-record-save.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipBar } from "#web/ui/chip-bar.tsx";
import { useAutoFocus } from "#web/ui/focus.ts";
import { TextArea } from "#web/ui/text-field.tsx";

const reasons = ["A short week", "An unexpected bill", "We spent it on something good"];

interface SkipWeekProps {
  week: ThisWeek;
  who: PayerChoice;
  recorder: SaveRecorder;
  onBack: () => void;
  onDone: () => void;
}

/** Records a decision to save nothing, with an optional reason. */
export function SkipWeek({ week, who, recorder, onBack, onDone }: SkipWeekProps) {
  const heading = useAutoFocus<HTMLHeadingElement>();
  const [note, setNote] = useState("");
  const { press, isBusy, problem } = recorder;
  const noteProblem = noteProblemOf(note);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (noteProblem) return;
    const given = { week: week.week, shares: nothingAside, people: who.people, note: note.trim() };
    const { isDone } = await press(given, savedMessage(given, week.household));
    if (isDone) onDone();
  };
  return (
    <form className="save-skip" onSubmit={(event) => void submit(event)} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        Nothing this week
      </h3>
      <p className="small quiet">That is a decision too, and the week counts.</p>
      <Reasons note={note} onPick={setNote} />
      <TextArea label="In your own words" optional rows={2} value={note} onChange={setNote} error={noteProblem} />
      <div className="save-actions">
        <PayerPicker who={who} labelHidden />
        <div className="save-buttons">
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" busy={isBusy}>
            Record nothing
          </Button>
        </div>
      </div>
      <NotRecorded problem={problem} />
    </form>
  );
}

function Reasons({ note, onPick }: { note: string; onPick: (note: string) => void }) {
  return (
    <ChipBar label="Why, if you like">
      {reasons.map((reason) => (
        <Button
          key={reason}
          variant="outline"
          size="small"
          aria-pressed={note === reason}
          onClick={() => onPick(note === reason ? "" : reason)}
        >
          {reason}
        </Button>
      ))}
    </ChipBar>
  );
}
