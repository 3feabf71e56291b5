import type { AccountSession } from "#sync/account-api.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { dayWords } from "../sharing/when-words.ts";
import { useTrial } from "../use-trial.ts";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

/** Where someone is signed in. */
export function SessionList() {
  const { value, problem, askAgain } = useAnswer(identity.sessions);
  const sessions = value?.sessions ?? [];
  return (
    <div className="security-part">
      <h3>Signed in on</h3>
      <ul className="rows sharing-rows sharing-changes">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={askAgain} />
        ))}
      </ul>
      <ProblemNote problem={problem} words={identityWords} />
      {sessions.length > 1 && <SignOutEverywhere />}
    </div>
  );
}

function SessionRow({ session, onEnded }: { session: AccountSession; onEnded: () => Promise<void> }) {
  const { show } = useToast();
  const { isBusy, problem, run } = useTrial();
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
