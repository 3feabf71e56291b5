import { useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { passkeys } from "#web/identity/own-passkeys.ts";
import { usePasskeySupport } from "#web/platform/passkey-support.ts";
import { readSession } from "#web/platform/session.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { identityWords } from "../../identity-words.ts";
import { ProblemNote } from "../../problem-note.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import "./passkeys.css";

interface PasskeysProps {
  account: Account;
  hasPassword: boolean;
}

interface ListProps extends PasskeysProps {
  onChanged: () => Promise<void>;
}

/** The passkeys of an account, and the way to another. */
export function PasskeyList({ onChanged, ...props }: ListProps) {
  const { value, problem, askAgain } = useAnswer(passkeys.list);
  const list = value?.passkeys ?? [];
  // Whether there is one at all is known of whoever is signed in, too.
  const onDone = async () => void (await Promise.all([askAgain(), readSession(), onChanged()]));
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
  const canMake = usePasskeySupport();
  if (!canMake) return <p className="small quiet">This browser can’t make passkeys. Another one may.</p>;
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
