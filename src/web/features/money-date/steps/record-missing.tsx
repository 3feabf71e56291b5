import { useState } from "react";
import { markOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import type { StepProps } from "../step-screen.tsx";
import { useMissing } from "./use-missing.ts";

/** A save that nobody recorded yet, in one amount: the plan says where it goes. */
export function RecordMissing({ figures, date, here }: StepProps) {
  const { adults, saves } = date;
  const [chosen, setChosen] = useState<string>();
  const who = [chosen, here[0]].find((id) => adults.some((adult) => adult.id === id)) ?? adults[0]!.id;
  const { text, type, problem, isBusy, submit, nothing } = useMissing(figures, date, who);
  return (
    <form className="record-missing" onSubmit={submit} noValidate>
      <MoneyField
        label={saves.length > 0 ? "Was there more?" : "What went aside"}
        name="amount"
        value={text}
        format={figures.household}
        onChange={type}
        error={problem}
        hint="It goes where the plan needs it first."
      />
      {adults.length > 1 && (
        <Segments label="Who put it aside" value={who} onChange={setChosen} options={adults.map(optionOf(adults))} />
      )}
      <div className="record-missing-actions">
        <Button type="submit" variant="outline" busy={isBusy}>
          Record it
        </Button>
        {saves.length === 0 && (
          <Button variant="quiet" busy={isBusy} onClick={nothing}>
            {date.isPast ? "Nothing that week" : "Nothing this week"}
          </Button>
        )}
      </div>
    </form>
  );
}

type Adults = StepProps["date"]["adults"];

const optionOf =
  (adults: Adults) =>
  ({ id, name }: Adults[number]) => {
    const shape = markOf(adults, id);
    return { value: id, label: name, ...(shape && { mark: <MemberMark shape={shape} /> }) };
  };
