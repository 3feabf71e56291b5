import { useEffect } from "react";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { focusHeading } from "../focus-heading.ts";
import { ProblemNote } from "../problem-note.tsx";
import { refusalWords } from "../sharing/refusal-words.ts";
import { AskedToJoin } from "./asked-to-join.tsx";
import { Cover } from "./cover.tsx";
import { overWords } from "./invitation-state.ts";
import { Joined } from "./joined.tsx";
import { type OpenedInvitation, useInvitation } from "./use-invitation.ts";
import { Waiting } from "./waiting.tsx";
import "./invitation.css";

/** What meets someone who was sent a link: the first minute, from what this is to the household's week. */
export function InvitationScreen() {
  const invitation = useInvitation();
  const { stage, name } = invitation;
  useEffect(() => {
    // The form or the button is gone then; whoever is elsewhere on the page stays there.
    if (document.activeElement === document.body && stage.at !== "looking") focusHeading();
  }, [stage.at]);
  const leadsIn = stage.at !== "looking" && stage.at !== "over";
  return (
    <div className="wrap page columns">
      <div className="invitation">
        <Stages invitation={invitation} />
      </div>
      {leadsIn && <Cover name={name} />}
    </div>
  );
}

function Stages({ invitation }: { invitation: OpenedInvitation }) {
  const { stage, accept, end } = invitation;
  if (stage.at === "looking") return <Looking {...invitation} />;
  if (stage.at === "over") return <Over {...overWords[stage.why]} />;
  if (stage.at === "waiting") return <Waiting householdId={stage.householdId} onEnd={end} />;
  if (stage.at === "joined") return <Joined householdId={stage.householdId} />;
  return <AskedToJoin glance={stage.glance} accept={accept} />;
}

function Looking({ problem, look }: OpenedInvitation) {
  return (
    <>
      <h1 tabIndex={-1}>You were invited</h1>
      {problem ? (
        <Button variant="outline" onClick={() => void look()}>
          Try again
        </Button>
      ) : (
        <p className="lede">Looking at your link…</p>
      )}
      <ProblemNote problem={problem} words={refusalWords} />
    </>
  );
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lede">{text}</p>
      <ButtonLink to={paths.account} variant="outline">
        To your account
      </ButtonLink>
    </>
  );
}
