import { type ComponentType, useEffect, useState } from "react";
import type { Result } from "#domain/result.ts";
import type { InvitationGlance } from "#sync/household-api.ts";
import { useSignInState } from "#web/backends/chosen-identity.ts";
import { type AsyncAction, useAsyncAction } from "#web/household/use-async-action.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { accountPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { firstSession } from "#web/platform/session.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { refusalWords } from "../refusal-words.ts";
import { persistSecret } from "./invitation-secret.ts";

/** The form to sign in or up: a slot, because features do not import each other. */
export type SignInForm = ComponentType<{ initial: "sign-up"; onSignedIn: () => void }>;

interface AskToJoinProps {
  glance: InvitationGlance;
  accept: () => Promise<Result<null, string>>;
  SignIn: SignInForm;
}

/** Shows who invites and who would see what, before anything happens. */
export function AskToJoin({ glance, accept, SignIn }: AskToJoinProps) {
  const action = useAsyncAction("device");
  const isSignedIn = useIsSignedIn();
  const { inviterName, householdName } = glance;
  const household = householdName ?? "a household";
  return (
    <>
      <h1 tabIndex={-1}>
        {inviterName ? `${inviterName} invites you to ${household}` : `You were invited to ${household}`}
      </h1>
      <p className="lede">
        Weekfold is where a household plans its week of money, free and without a bank login. Everyone in it sees and
        can change what is shared; what you keep to yourself, they don’t see.{" "}
        <Link to={accountPath("who-sees-what")}>Who sees what</Link>
      </p>
      <div className="card">
        <p>{cardWords(glance)}</p>
        {isSignedIn === true && <JoinNow glance={glance} accept={accept} action={action} />}
        {isSignedIn === false && <JoinFirst glance={glance} accept={accept} action={action} SignIn={SignIn} />}
        <ProblemNote problem={action.problem === "signed-out" ? null : action.problem} words={refusalWords} />
      </div>
    </>
  );
}

function JoinNow({ glance, accept, action }: Omit<AskToJoinProps, "SignIn"> & { action: AsyncAction<string> }) {
  return (
    <Button size="large" busy={action.isBusy} onClick={() => void action.run(accept)}>
      {glance.state === "waiting" ? "That was me" : "Join this household"}
    </Button>
  );
}

/** Signs in or up in place. From the first focus on, the secret is persisted, so that it survives a reload. */
function JoinFirst({ glance, accept, action, SignIn }: AskToJoinProps & { action: AsyncAction<string> }) {
  return (
    <div className="invitation-account" onFocusCapture={persistSecret}>
      <h2>Join with an account</h2>
      <p className="quiet">
        Once you are signed in, you {glance.by === "link" ? "have asked to join" : "are in the household"}.
      </p>
      <SignIn initial="sign-up" onSignedIn={() => void action.run(accept)} />
    </div>
  );
}

function cardWords({ state, by, expiresAt }: InvitationGlance): string {
  if (state === "waiting") return "Someone has taken this link and waits to be let in. Was that you?";
  const until = `The link works once, until ${dayWords(expiresAt)}.`;
  return by === "link" ? `${until} Whoever sent it then confirms that it is you.` : until;
}

/** Whether the user is signed in; null until the server has answered. */
function useIsSignedIn(): boolean | null {
  const { at } = useSignInState();
  const [isSessionKnown, setSessionKnown] = useState(false);
  useEffect(() => void firstSession().then(() => setSessionKnown(true)), []);
  if (at === "signed-in") return true;
  return isSessionKnown ? false : null;
}
