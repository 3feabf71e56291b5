import { type FormEvent, useState } from "react";
import type { Account, AccountPasskey } from "#sync/account-api.ts";
import { passkeys } from "#web/backends/own/passkeys.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { usePasskeySupport } from "#web/platform/capabilities.ts";
import { readSession } from "#web/platform/session.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ConfirmItIsYou, useRecentSignIn } from "./recent-sign-in.tsx";

interface PasskeysProps {
  account: Account;
  hasPassword: boolean;
}

interface ListProps extends PasskeysProps {
  onChanged: () => Promise<void>;
}

/** The passkeys of an account, and a button to add one. */
export function PasskeyList({ onChanged, ...props }: ListProps) {
  const { value, problem, refetch } = useQuery(passkeys.list);
  const list = value?.passkeys ?? [];
  // The session's user lists passkeys as a provider, so it changes too.
  const onDone = async () => void (await Promise.all([refetch(), readSession(), onChanged()]));
  return (
    <div className="security-part">
      <h3>Passkeys</h3>
      <p className="small quiet">
        Sign in with a finger, a face or the PIN of your device, without a password. A passkey counts as both factors.
      </p>
      {list.length > 0 && (
        <ul className="rows sharing-rows sharing-changes passkey-rows">
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} {...props} passkey={passkey} onDone={onDone} />
          ))}
        </ul>
      )}
      <ProblemNote problem={problem} words={identityWords} />
      <NewPasskey {...props} onDone={onDone} />
    </div>
  );
}

function NewPasskey({ onDone, ...props }: PasskeysProps & { onDone: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const isSupported = usePasskeySupport();
  if (!isSupported) return <p className="small quiet">This browser can’t make passkeys. Another one may.</p>;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Add a passkey
      </Button>
      <Dialog open={isOpen} title="Add a passkey" onClose={close}>
        <AddPasskey {...props} onDone={onDone} onClose={close} />
      </Dialog>
    </>
  );
}

interface PasskeyProps {
  passkey: AccountPasskey;
  account: Account;
  hasPassword: boolean;
  /** Reloads the list, the session and the account. */
  onDone: () => Promise<void>;
}

function aboutWords({ isSynced, addedAt, usedAt }: AccountPasskey): string {
  const where = isSynced ? "Kept by your password manager" : "Kept on one device";
  const used = usedAt === null ? "not used yet" : `last used ${dayWords(usedAt)}`;
  return `${where}, added ${dayWords(addedAt)}, ${used}`;
}

function PasskeyRow(props: PasskeyProps) {
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

interface AddProps {
  account: Account;
  hasPassword: boolean;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The browser's own dialog does the rest. */
function AddPasskey({ account, hasPassword, onDone, onClose }: AddProps) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
  const [name, setName] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(() => passkeys.add(name.trim())))) return;
    onClose();
    show({ text: "Your passkey is added. You can sign in with it from now on." });
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="lede">Your browser asks where to keep it: on this device, in a password manager or on a key.</p>
      <TextField
        label="Name"
        optional
        hint="So that you know it again. Without one it is called after this browser."
        value={name}
        onChange={setName}
        maxLength={longestName}
        autoComplete="off"
      />
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Add passkey" isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}

function RenamePasskey({ passkey, onDone, onClose }: PasskeyProps & { onClose: () => void }) {
  const { isBusy, problem, run } = useAsyncAction();
  const [name, setName] = useState(passkey.name);
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    if (await run(() => passkeys.rename(passkey.id, name.trim()))) onClose();
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Name"
        value={name}
        error={isTried && isMissing ? "Give it a name, such as Phone." : undefined}
        onChange={setName}
        maxLength={longestName}
        autoComplete="off"
      />
      <ProblemNote problem={problem} words={identityWords} />
      <FormActions action="Save name" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

function RemovePasskey({ passkey, account, hasPassword, onDone, onClose }: PasskeyProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(() => passkeys.remove(passkey.id)))) return;
    onClose();
    show({ text: `${passkey.name} no longer signs anyone in. Every other device is signed out.` });
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>
        <strong>{passkey.name}</strong> will no longer sign you in, and every other device is signed out. Your device or
        password manager may still list it: you can delete it there too.
      </p>
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Remove passkey" isBusy={recent.isBusy} cancel="Keep it" onCancel={onClose} />
    </form>
  );
}

/** The server's limit. */
const longestName = 80;
