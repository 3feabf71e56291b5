import type { Result } from "#domain/result.ts";
import type { InvitationGlance } from "#sync/household-api.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../sharing/problem-note.tsx";
import { useAction } from "../sharing/use-action.ts";
import { dayWords } from "../sharing/when-words.ts";
import { SignIn } from "../sign-in/sign-in.tsx";

interface AskedProps {
  glance: InvitationGlance;
  mustSignIn: boolean;
  accept: () => Promise<Result<null, string>>;
}

/** What this is, before anything happens. */
export function AskedToJoin({ glance, mustSignIn, accept }: AskedProps) {
  const { isBusy, problem, run } = useAction();
  const isTaken = glance.state === "waiting";
  return (
    <>
      <h1 tabIndex={-1}>You were invited to {glance.householdName ?? "a household"}</h1>
      <p className="lede">
        Weekfold is where a household keeps its weekly money habit. Whoever joins sees everything that is shared there
        and can change it, and so can the others. What is yours alone stays yours alone.
      </p>
      <div className="card">
        <p>{cardWords(glance)}</p>
        <Button size="large" busy={isBusy} onClick={() => void run(accept)}>
          {isTaken ? "That was me" : "Join this household"}
        </Button>
        <ProblemNote problem={problem} />
        <p role="status">
          {mustSignIn && "Sign in first. An account takes an email address and a password, and brings you back here."}
        </p>
      </div>
      {mustSignIn && <SignIn initial="sign-up" onSignedIn={() => void run(accept)} />}
    </>
  );
}

function cardWords({ state, by, expiresAt }: InvitationGlance): string {
  if (state === "waiting") return "Someone has taken this link and waits to be let in. Was that you?";
  const until = `The link works once, until ${dayWords(expiresAt)}.`;
  return by === "link" ? `${until} Whoever sent it then confirms that it is you.` : until;
}
