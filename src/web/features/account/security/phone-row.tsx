import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { phone } from "#web/backends/phone.ts";
import { normalizePhone, PhoneFields, usePhoneSteps } from "#web/household/account/phone-steps.tsx";
import { readSession } from "#web/platform/session.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ConfirmItIsYou, useRecentSignIn } from "./recent-sign-in.tsx";

interface PhoneProps {
  account: Account;
  hasPassword: boolean;
  onDone: () => Promise<void>;
}

const words = (phone: string | null, canText: boolean): string =>
  phone === null
    ? "None. With one, a code by text message signs you in."
    : `${phone}. ${canText ? "A code texted there signs you in." : "This site sends no texts at the moment."}`;

/** Adding a number needs a server that can send texts; removing one is always possible. */
export function PhoneRow({ onDone, ...props }: PhoneProps) {
  const { phone } = props.account;
  const canText = useQuery(identity.offer).value?.phone ?? false;
  // The session's user lists the phone as a provider, so it changes too.
  const done = async () => void (await Promise.all([onDone(), readSession()]));
  if (!canText && phone === null) return null;
  return (
    <DataRow title="Phone number" text={words(phone, canText)}>
      <div className="sharing-row-actions">
        {phone !== null && <RemoveButton {...props} onDone={done} />}
        {canText && <SetButton {...props} onDone={done} />}
      </div>
    </DataRow>
  );
}

function SetButton(props: PhoneProps) {
  const [isOpen, setOpen] = useState(false);
  const isFirst = props.account.phone === null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {isFirst ? "Add a number" : "Change number"}
      </Button>
      <Dialog open={isOpen} title={isFirst ? "Add your phone number" : "Change your phone number"} onClose={close}>
        <SetNumber {...props} onClose={close} />
      </Dialog>
    </>
  );
}

function RemoveButton(props: PhoneProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Remove number
      </Button>
      <Dialog open={isOpen} title="Remove your phone number?" onClose={close}>
        <RemoveNumber {...props} onClose={close} />
      </Dialog>
    </>
  );
}

/** Sets the number once the user has entered a code that was texted to it. */
function SetNumber({ account, hasPassword, onDone, onClose }: PhoneProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
  const done = (number: string) => {
    onClose();
    show({ text: `A code texted to ${number} signs you in from now on.` });
    void onDone();
  };
  const steps = usePhoneSteps({ action: recent, send: phone.offer, verify: phone.confirm, onDone: done });
  const isNumber = steps.step === "number";
  return (
    <form ref={steps.form} className="data-form" onSubmit={(event) => void steps.submit(event)} noValidate>
      <PhoneFields
        steps={steps}
        numberIntro="We text a code to it, so that we know it is yours. Until you type that here, nothing changes."
        codeIntro={!isNumber && `A text is on its way to ${normalizePhone(steps.number)}.`}
      />
      {/* An error shown at its field is not repeated. */}
      <ConfirmItIsYou recent={steps.error ? { ...recent, problem: null } : recent} hasPassword={hasPassword} />
      <FormActions action={isNumber ? "Text me a code" : "Use this number"} isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}

function RemoveNumber({ account, hasPassword, onDone, onClose }: PhoneProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(phone.remove))) return;
    onClose();
    show({ text: "Your phone number is removed. Every other device is signed out." });
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{account.phone} will no longer get codes, your account forgets it, and every other device is signed out.</p>
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Remove number" isBusy={recent.isBusy} cancel="Keep it" onCancel={onClose} />
    </form>
  );
}
