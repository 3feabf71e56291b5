import type { FormEvent, ReactNode } from "react";
import type { Account } from "#sync/account-api.ts";
import type { Answer } from "#web/identity/identity.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "../../form-actions.tsx";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";

interface SureProps {
  account: Account;
  hasPassword: boolean;
  title: string;
  action: string;
  /** What it means. */
  children: ReactNode;
  work: () => Answer;
  onClose: () => void;
}

/** Before something that wants a recent sign-in, and second thoughts. */
export function SureDialog({ title, ...rest }: SureProps) {
  return (
    <Dialog open title={title} onClose={rest.onClose}>
      <SureForm {...rest} />
    </Dialog>
  );
}

function SureForm({ account, hasPassword, action, children, work, onClose }: Omit<SureProps, "title">) {
  const recent = useRecent(account);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void recent.run(work);
  };
  return (
    <form className="data-form" onSubmit={submit} noValidate>
      {children}
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action={action} isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
