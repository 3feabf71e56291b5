import { type FormEvent, type ReactNode, useState } from "react";
import type { Goal } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { selfIn, useOwnUid } from "#web/household/figures/use-figures.ts";
import { PayerPicker, usePayer } from "#web/household/saves/payer-picker.tsx";
import { replannedWords } from "#web/household/saves/places.ts";
import { readAmount } from "#web/household/saves/set-aside.tsx";
import { NotRecorded, savedMessage, useRecordSave } from "#web/household/saves/use-record-save.tsx";
import { currentTime } from "#web/platform/clock.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { savingToPrivateGoal } from "../goal-commands.ts";
import { FormActions } from "./goal-fields.tsx";

interface SaveProps {
  goal: Goal;
  figures: Figures;
  onClose: () => void;
}

/** Records a save toward one goal for this week, regardless of the plan. */
export function SaveDialog({ goal, figures, onClose }: SaveProps) {
  const { household, week } = figures;
  const who = usePayer(household.people, selfIn(figures, useOwnUid()));
  const { press, isBusy, problem } = useRecordSave();
  const record = async (amount: Minor): Promise<string | undefined> => {
    const shares = [{ target: { kind: "goal" as const, id: goal.id }, amount }];
    const given = { week, shares, people: who.people, note: "" };
    const { isDone, refused } = await press(given, savedMessage(given, household));
    if (isDone) onClose();
    return refused ? replannedWords(goal.label, refused.problem) : undefined;
  };
  return (
    <SaveForm
      title={`Save toward ${goal.label}`}
      format={household}
      isBusy={isBusy}
      record={record}
      onClose={onClose}
      fault={<NotRecorded problem={problem} />}
    >
      <div className="goal-form-wide">
        <PayerPicker who={who} />
      </div>
    </SaveForm>
  );
}

/** Records a save toward a private goal: it is not part of any plan, and nobody else sees it. */
export function PrivateSaveDialog({ goal, figures, onClose }: { goal: Goal; figures: Figures; onClose: () => void }) {
  const { household, week } = figures;
  const run = useRun();
  const [isBusy, setBusy] = useState(false);
  const record = async (amount: Minor): Promise<string | undefined> => {
    setBusy(true);
    const saving = savingToPrivateGoal(goal.id, { week, amount, at: currentTime() });
    const written = await run(saving, `${formatMoney(amount, household)} set aside for ${goal.label}`);
    setBusy(false);
    if (written.ok) onClose();
    return written.ok ? undefined : `${writeProblemWords(written.problem)} What you typed is still here.`;
  };
  return (
    <SaveForm
      title={`Save toward ${goal.label}`}
      format={household}
      isBusy={isBusy}
      record={record}
      onClose={onClose}
    />
  );
}

interface SaveFormProps {
  title: string;
  format: MoneyFormat;
  isBusy: boolean;
  /** Resolves to an error message, if any. */
  record: (amount: Minor) => Promise<string | undefined>;
  onClose: () => void;
  /** The payer picker. */
  children?: ReactNode;
  /** Why the save failed, if not because of the input. */
  fault?: ReactNode;
}

/** A form with one amount. */
function SaveForm({ title, format, isBusy, record, onClose, children, fault }: SaveFormProps) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const amount = readAmount(text, format);
    if (!amount.ok || amount.value === 0) setWrong(amount.ok ? "Enter an amount above zero." : amount.problem);
    else setWrong(await record(amount.value));
  };
  const type = (next: string) => {
    setText(next);
    setWrong(undefined);
  };
  return (
    <Dialog open title={title} variant="sheet" onClose={onClose}>
      <form className="goal-form" onSubmit={(event) => void submit(event)} noValidate>
        <div className="goal-form-wide">
          <MoneyField label="Set aside" value={text} onChange={type} error={wrong} format={format} autoFocus />
        </div>
        {children}
        <FormActions submitLabel="Record it" isBusy={isBusy} onClose={onClose} />
        {fault}
      </form>
    </Dialog>
  );
}
