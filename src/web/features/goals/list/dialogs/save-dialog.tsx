import { type FormEvent, useState } from "react";
import type { Goal } from "#domain/household/household.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useOwnUid } from "#web/household/own-uid.ts";
import { selfIn } from "#web/household/self-in.ts";
import { NotRecorded } from "#web/household/this-week/not-recorded.tsx";
import { replannedWords } from "#web/household/this-week/places.ts";
import { saidWords, usePress } from "#web/household/this-week/use-press.ts";
import { readAmount } from "#web/household/this-week/use-set-aside.ts";
import { useWho, Who } from "#web/household/this-week/who.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { FormActions } from "./form-actions.tsx";

interface SaveProps {
  goal: Goal;
  figures: Figures;
  onClose: () => void;
}

/** A save of this week that goes to one goal, whatever the plan says. */
export function SaveDialog({ goal, figures, onClose }: SaveProps) {
  const { household } = figures;
  const who = useWho(household.people, selfIn(figures, useOwnUid()));
  const form = useSave(goal, figures, who.people, onClose);
  return (
    <Dialog open title={`Save toward ${goal.label}`} variant="sheet" onClose={onClose}>
      <form className="goal-form" onSubmit={form.submit} noValidate>
        <div className="goal-form-wide">
          <MoneyField
            label="Set aside"
            value={form.text}
            onChange={form.type}
            error={form.wrong}
            format={household}
            autoFocus
          />
        </div>
        <div className="goal-form-wide">
          <Who who={who} />
        </div>
        <FormActions does="Record it" isBusy={form.isBusy} onClose={onClose} />
        <NotRecorded problem={form.problem} />
      </form>
    </Dialog>
  );
}

function useSave(goal: Goal, { household, week }: Figures, people: readonly string[], onClose: () => void) {
  const { press, isBusy, problem } = usePress();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const type = (next: string) => {
    setText(next);
    setWrong(undefined);
  };
  const record = async () => {
    const amount = readAmount(text, household);
    if (!amount.ok || amount.value === 0) return setWrong(amount.ok ? "Enter an amount above zero." : amount.problem);
    const shares = [{ target: { kind: "goal" as const, id: goal.id }, amount: amount.value }];
    const given = { week, shares, people, note: "" };
    const { isDone, refused } = await press(given, saidWords(given, household));
    if (refused) setWrong(replannedWords(goal.label, refused.problem));
    if (isDone) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void record();
  };
  return { text, type, wrong, problem, isBusy, submit };
}
