import { type FormEvent, type ReactNode, useState } from "react";
import type { Minor, MoneyFormat } from "#domain/money/money.ts";
import { readAmount } from "#web/household/this-week/use-set-aside.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { FormActions } from "./form-actions.tsx";

interface SaveFormProps {
  title: string;
  format: MoneyFormat;
  isBusy: boolean;
  /** Answers what is wrong with it, if anything is. */
  record: (amount: Minor) => Promise<string | undefined>;
  onClose: () => void;
  /** Who puts it aside. */
  children?: ReactNode;
  /** Why nothing was recorded, where that is nobody's typing. */
  fault?: ReactNode;
}

/** One amount toward a goal. */
export function SaveForm({ title, format, isBusy, record, onClose, children, fault }: SaveFormProps) {
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
        <FormActions does="Record it" isBusy={isBusy} onClose={onClose} />
        {fault}
      </form>
    </Dialog>
  );
}
