import { useState } from "react";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { useLinkSecret } from "./mailed-link.ts";

/** Opened by the link in a mail that confirms an address. */
export function VerifyScreen() {
  const { secret } = useLinkSecret();
  return (
    <div className="wrap page">
      <div className="account-step">{secret ? <Confirm key={secret} secret={secret} /> : <NoLink />}</div>
    </div>
  );
}

type Outcome = "verified" | "changed";

/** The button uses up the link; opening it does not. */
export function Confirm({ secret }: { secret: string }) {
  const { isBusy, problem, run } = useAsyncAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const confirm = () =>
    run(async () => {
      const confirmed = await identity.verify(secret);
      if (confirmed.ok) setOutcome(confirmed.value.what);
      return confirmed;
    });
  if (outcome) return <Confirmed outcome={outcome} />;
  return (
    <>
      <h1 tabIndex={-1}>Confirm your address</h1>
      <p className="lede">Someone, most likely you, uses this address for an account on Weekfold.</p>
      <div className="account-form">
        <ProblemNote problem={problem} words={identityWords} />
        {problem?.error === "link-over" ? (
          <ToAccount>To your account</ToAccount>
        ) : (
          <Button size="large" busy={isBusy} onClick={() => void confirm()}>
            Yes, this address is mine
          </Button>
        )}
      </div>
    </>
  );
}

const confirmedWords: Readonly<Record<Outcome, string>> = {
  verified: "If you ever lose your password, a mail there lets you back in.",
  changed: "Your account has this address from now on, and all other devices are signed out.",
};

function Confirmed({ outcome }: { outcome: Outcome }) {
  return (
    <>
      <h1 tabIndex={-1}>Your address is confirmed</h1>
      <p className="lede" role="status">
        {confirmedWords[outcome]}
      </p>
      <ToAccount>To your account</ToAccount>
    </>
  );
}

export function NoLink() {
  return (
    <>
      <h1 tabIndex={-1}>Confirming an address takes a link</h1>
      <p className="lede">Open the one that was mailed to you. A signed-in account can ask for another.</p>
      <ToAccount>To your account</ToAccount>
    </>
  );
}

const ToAccount = ({ children }: { children: string }) => <ButtonLink to={paths.account}>{children}</ButtonLink>;
