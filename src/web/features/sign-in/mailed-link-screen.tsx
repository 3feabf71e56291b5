import { useLayoutEffect, useState } from "react";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { accountPath, paths } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { type MailedLink, takeLink } from "./mailed-link.ts";
import { NewPassword } from "./reset-screen.tsx";
import { Confirm, NoLink } from "./verify-screen.tsx";

/** The target of the links in Firebase's mails, where the operator has configured this address as their action URL. */
export function MailedLinkScreen() {
  const { key } = useLocation();
  const [link, setLink] = useState<MailedLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useLayoutEffect(() => {
    const opened = takeLink();
    if (opened) setLink(opened);
  }, [key]);
  return (
    <div className="wrap page">
      <div className="account-step">{link ? <LinkedStep key={link.code} {...link} /> : <NoLink />}</div>
    </div>
  );
}

const requestAnother = () => navigate(accountPath("reset"));

function LinkedStep({ about, code }: MailedLink) {
  if (about === "password") return <NewPassword secret={code} onRequestAnother={requestAnother} />;
  return about === "address" ? <Confirm secret={code} /> : <RevertChange code={code} />;
}

/** A mail announced a changed address or a new second factor. Its recipient can revert that change. */
function RevertChange({ code }: { code: string }) {
  const { isBusy, problem, run } = useAsyncAction();
  const [isReverted, setReverted] = useState(false);
  const revert = async () => setReverted(await run(() => identity.verify(code)));
  if (isReverted) return <Reverted />;
  return (
    <>
      <h1 tabIndex={-1}>Take back a change to your account</h1>
      <p className="lede">
        The mail told you what was changed. If that was you, close this page. If not, take it back here.
      </p>
      <div className="account-form">
        <ProblemNote problem={problem} words={identityWords} />
        {problem?.error === "link-over" ? (
          <ButtonLink to={paths.account}>To your account</ButtonLink>
        ) : (
          <Button size="large" busy={isBusy} onClick={() => void revert()}>
            That was not me, take it back
          </Button>
        )}
      </div>
    </>
  );
}

function Reverted() {
  return (
    <>
      <h1 tabIndex={-1}>The change is taken back</h1>
      <p className="lede" role="status">
        Your account is as it was before. Whoever changed it may know your password, so set a new one now.
      </p>
      <ButtonLink to={accountPath("reset")}>Set a new password</ButtonLink>
    </>
  );
}
