import { useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { readSession } from "#web/platform/session.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DataRow } from "../../data/data-row.tsx";
import { RemoveNumber } from "./remove-number.tsx";
import { SetNumber } from "./set-number.tsx";

export interface PhoneProps {
  account: Account;
  hasPassword: boolean;
  onDone: () => Promise<void>;
}

const words = (phone: string | null, canText: boolean): string =>
  phone === null
    ? "None. With one, a code by text message signs you in."
    : `${phone}. ${canText ? "A code texted there signs you in." : "This site sends no texts at the moment."}`;

/** Where texts can be sent; a number can always be taken back. */
export function PhoneRow({ onDone, ...props }: PhoneProps) {
  const { phone } = props.account;
  const canText = useAnswer(identity.offer).value?.phone ?? false;
  // Whether there is a number is known of whoever is signed in, too.
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
