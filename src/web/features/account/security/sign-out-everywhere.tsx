import { useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { readSession } from "#web/platform/session.ts";
import { forgetAccount } from "#web/store/owner/forget-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { identityWords } from "../identity-words.ts";
import { somethingIsLeft } from "../left-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useOnlyHere } from "../use-only-here.ts";
import { useTrial } from "../use-trial.ts";

export function SignOutEverywhere() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="sharing-more" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <Dialog open={isOpen} title="Sign out everywhere?" onClose={() => setOpen(false)}>
        <Everywhere onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Everywhere({ onClose }: { onClose: () => void }) {
  const { show } = useToast();
  const { isBusy, problem, run } = useTrial();
  const { unsent, aside } = useOnlyHere();
  const leave = () =>
    run(async () => {
      const ended = await identity.signOutEverywhere();
      if (!ended.ok) return ended;
      const isErased = await forgetAccount();
      await readSession();
      const erased = isErased ? "Nothing of yours is left on this device." : somethingIsLeft;
      show({ text: `Signed out everywhere. ${erased}` });
      return ended;
    });
  return (
    <div className="data-form">
      <p className="lede">
        Every device is signed out, this one too. Your households leave this device and stay in your account.
      </p>
      {unsent > 0 && (
        <p className="account-problem">Some changes on this device have not been sent yet. They would be lost.</p>
      )}
      {aside > 0 && (
        <p className="account-problem">What you set aside is only on this device. It would be lost; a file keeps it.</p>
      )}
      <ProblemNote problem={problem} words={identityWords} />
      <div className="actions">
        <Button busy={isBusy} onClick={() => void leave()}>
          {unsent + aside > 0 ? "Sign out anyway" : "Sign out everywhere"}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Stay signed in
        </Button>
      </div>
    </div>
  );
}
