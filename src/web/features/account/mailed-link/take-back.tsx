import { useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { accountPath, paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useTrial } from "../use-trial.ts";

/** A mail told of another address or a second factor, and whoever got it may say that it was not them. */
export function TakeBack({ code }: { code: string }) {
  const { isBusy, problem, run } = useTrial();
  const [isBack, setBack] = useState(false);
  const takeBack = async () => setBack(await run(() => identity.verify(code)));
  if (isBack) return <IsBack />;
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
          <Button size="large" busy={isBusy} onClick={() => void takeBack()}>
            That was not me, take it back
          </Button>
        )}
      </div>
    </>
  );
}

function IsBack() {
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
