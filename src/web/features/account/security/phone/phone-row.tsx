import { useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { readSession } from "#web/browser/session.ts";
import { useAnswer } from "#web/browser/use-answer.ts";
import { identity } from "#web/identity/own-identity.ts";
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
export function PhoneRow(props: PhoneProps) {
  const { phone } = props.account;
  const canText = useAnswer(identity.offer).value?.phone ?? false;
  const [open, setOpen] = useState<"set" | "remove" | null>(null);
  if (!canText && phone === null) return null;
  const form = {
    ...props,
    onClose: () => setOpen(null),
    // Whether there is a number is known of whoever is signed in, too.
    onDone: async () => void (await Promise.all([props.onDone(), readSession()])),
  };
  return (
    <DataRow title="Phone number" text={words(phone, canText)}>
      <div className="sharing-row-actions">
        {phone !== null && (
          <Button variant="quiet" size="small" onClick={() => setOpen("remove")}>
            Remove number
          </Button>
        )}
        {canText && (
          <Button variant="outline" size="small" onClick={() => setOpen("set")}>
            {phone === null ? "Add a number" : "Change number"}
          </Button>
        )}
      </div>
      <Dialog
        open={open === "set"}
        title={phone === null ? "Add your phone number" : "Change your phone number"}
        onClose={form.onClose}
      >
        <SetNumber {...form} />
      </Dialog>
      <Dialog open={open === "remove"} title="Remove your phone number?" onClose={form.onClose}>
        <RemoveNumber {...form} />
      </Dialog>
    </DataRow>
  );
}
