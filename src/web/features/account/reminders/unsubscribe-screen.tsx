import { useLayoutEffect, useState } from "react";
import { refused, requestIdentity } from "#web/backends/identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { paths } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { takeUnsubscribeSecret } from "./unsubscribe-secret.ts";

/** Opened by the link in a weekly mail. Works without signing in. */
export function UnsubscribeScreen() {
  const { key } = useLocation();
  const [secret, setSecret] = useState(takeUnsubscribeSecret);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useLayoutEffect(() => setSecret(takeUnsubscribeSecret()), [key]);
  return (
    <div className="wrap page">
      <div className="account-step">{secret ? <Stop key={secret} secret={secret} /> : <NoLink />}</div>
    </div>
  );
}

async function stopMails(secret: string) {
  const answer = await requestIdentity("POST", `/api/unsubscribe/${encodeURIComponent(secret)}`);
  return !answer.ok && answer.problem.error === "not-found" ? refused("unknown-stop-link") : answer;
}

/** Opening the link changes nothing; the button unsubscribes. */
function Stop({ secret }: { secret: string }) {
  const { isBusy, problem, run } = useAsyncAction();
  const [isOff, setOff] = useState(false);
  const stop = async () => setOff(await run(() => stopMails(secret)));
  if (isOff) return <IsOff />;
  if (problem?.error === "unknown-stop-link") return <UnknownLink />;
  return (
    <>
      <h1 tabIndex={-1}>Stop the weekly mail</h1>
      <p className="lede">
        The mail before your money date, and nothing else. Your account and your weeks stay as they are.
      </p>
      <div className="account-form">
        <ProblemNote problem={problem} words={identityWords} />
        <Button size="large" busy={isBusy} onClick={() => void stop()}>
          Stop these mails
        </Button>
      </div>
    </>
  );
}

function IsOff() {
  return (
    <>
      <h1 tabIndex={-1}>The weekly mail is off</h1>
      <p className="lede" role="status">
        No more reminders come by mail. If you change your mind, switch it on again on your account page.
      </p>
      <ToAccount />
    </>
  );
}

function UnknownLink() {
  return (
    <>
      <h1 tabIndex={-1}>This link is not known here</h1>
      <p className="lede" role="status">
        It may be cut short, or of an account that was erased. The newest mail has one that works; on your account page
        you can switch the mail off too.
      </p>
      <ToAccount />
    </>
  );
}

function NoLink() {
  return (
    <>
      <h1 tabIndex={-1}>Stopping the mail takes its link</h1>
      <p className="lede">Open the one at the end of the mail, or switch the mail off on your account page.</p>
      <ToAccount />
    </>
  );
}

const ToAccount = () => <ButtonLink to={paths.account}>To your account</ButtonLink>;
