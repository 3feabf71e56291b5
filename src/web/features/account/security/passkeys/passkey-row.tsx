import { useState } from "react";
import type { Account, AccountPasskey } from "#sync/account-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { dayWords } from "../../sharing/when-words.ts";
import { RemovePasskey } from "./remove-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

export interface PasskeyProps {
  passkey: AccountPasskey;
  account: Account;
  hasPassword: boolean;
  /** Something is not as it was, here or elsewhere. */
  onDone: () => Promise<void>;
}

function aboutWords({ isSynced, addedAt, usedAt }: AccountPasskey): string {
  const where = isSynced ? "Kept by your password manager" : "Kept on one device";
  const used = usedAt === null ? "not used yet" : `last used ${dayWords(usedAt)}`;
  return `${where}, added ${dayWords(addedAt)}, ${used}`;
}

export function PasskeyRow(props: PasskeyProps) {
  const { passkey } = props;
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <li>
      <span>
        {passkey.name}
        <span className="quiet small sharing-when">{aboutWords(passkey)}</span>
      </span>
      <span className="sharing-row-actions">
        <RowButton action="Rename" name={passkey.name} onClick={() => setOpen("rename")} />
        <RowButton action="Remove" name={passkey.name} onClick={() => setOpen("remove")} />
      </span>
      <Dialog open={open === "rename"} title="Rename this passkey" onClose={close}>
        <RenamePasskey {...props} onClose={close} />
      </Dialog>
      <Dialog open={open === "remove"} title="Remove this passkey?" onClose={close}>
        <RemovePasskey {...props} onClose={close} />
      </Dialog>
    </li>
  );
}

interface RowButtonProps {
  action: string;
  name: string;
  onClick: () => void;
}

const RowButton = ({ action, name, onClick }: RowButtonProps) => (
  <Button variant="quiet" size="small" aria-label={`${action} ${name}`} onClick={onClick}>
    {action}
  </Button>
);
