import { useState } from "react";
import type { AccountSession } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useOnlyOnDevice } from "#web/household/backup/only-on-device.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { readSession } from "#web/platform/session.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { forgetAccount } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { notErasedWords } from "../sign-out.tsx";

/** The devices that are signed in to this account. */
export function SessionList() {
  const { value, problem, refetch } = useQuery(identity.sessions);
  const sessions = value?.sessions ?? [];
  return (
    <div className="security-part">
      <h3>Signed in on</h3>
      <ul className="rows sharing-rows sharing-changes">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={refetch} />
        ))}
      </ul>
      <ProblemNote problem={problem} words={identityWords} />
      {sessions.length > 1 && <SignOutEverywhere />}
    </div>
  );
}

function SessionRow({ session, onEnded }: { session: AccountSession; onEnded: () => Promise<void> }) {
  const { show } = useToast();
  const { isBusy, problem, run } = useAsyncAction();
  const { id, device, signedInAt, seenAt, isThis } = session;
  const end = async () => {
    const isEnded = await run(() => identity.endSession(id));
    if (isEnded) show({ text: `${device} is signed out.` });
    await onEnded();
  };
  const when = `since ${dayWords(signedInAt)}${isThis ? "" : `, seen ${dayWords(seenAt)}`}`;
  return (
    <li>
      <span>
        {device}
        <span className="quiet small sharing-when">
          {isThis ? "This browser, " : ""}
          {when}
        </span>
        <ProblemNote problem={problem} words={identityWords} />
      </span>
      {!isThis && (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={`Sign out ${device}, ${when}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
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
  const { isBusy, problem, run } = useAsyncAction();
  const { unsent, aside } = useOnlyOnDevice();
  const leave = () =>
    run(async () => {
      const ended = await identity.signOutEverywhere();
      if (!ended.ok) return ended;
      const isErased = await forgetAccount();
      await readSession();
      const erased = isErased ? "Nothing of yours is left on this device." : notErasedWords;
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
