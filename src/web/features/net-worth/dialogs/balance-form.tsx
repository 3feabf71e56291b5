import { type FormEvent, useRef, useState } from "react";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import type { Day } from "#domain/time/day.ts";
import type { Noted } from "#web/household/balances/noting-balance.ts";
import { Button } from "#web/ui/button.tsx";
import { BalanceFields } from "./balance-fields.tsx";
import type { Kept } from "./kept.ts";
import { readBalance } from "./read-balance.ts";

interface BalanceFormProps {
  of: Kept;
  initial: Answers;
  hasRange: boolean;
  action: string;
  /** Days that have a balance of their own. */
  taken?: readonly Day[];
  /** Whether it was kept; what was not stays typed. */
  onSave: (noted: Noted) => Promise<boolean>;
  onCancel?: () => void;
}

/** One balance, new or changed. */
export function BalanceForm({ of, initial, hasRange, action, taken, onSave, onCancel }: BalanceFormProps) {
  const [answers, setAnswers] = useState(initial);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const type = (some: Answers) => {
    setAnswers((now) => ({ ...now, ...some }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readBalance({ kind: of.kind, id: of.item.id }, answers, of.place, taken);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok)
      return void setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    setBusy(true);
    const isKept = await onSave(read.value);
    setBusy(false);
    if (isKept) setAnswers(initial);
  };
  return (
    <form ref={form} className="field-pair balance-form" onSubmit={(event) => void submit(event)} noValidate>
      <BalanceFields {...{ answers, problems, hasRange }} place={of.place} onType={type} />
      <div className="balance-form-actions">
        <Button type="submit" variant="outline" busy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
