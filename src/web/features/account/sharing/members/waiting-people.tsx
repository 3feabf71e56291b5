import { householdService } from "#web/store/households/household-service.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { useTrial } from "../../use-trial.ts";
import { refusalWords } from "../refusal-words.ts";
import { type InvitationProps, mayDecide, type OpenInvitationsProps } from "./open-invitations.tsx";

export function WaitingPeople({ asked, ...place }: OpenInvitationsProps) {
  const waiting = asked.value?.invitations.filter(({ state }) => state === "waiting") ?? [];
  return waiting.map((invitation) => (
    <WaitingPerson key={invitation.id} {...place} invitation={invitation} onDone={asked.askAgain} />
  ));
}

/** Someone took a link. Nobody is let in before somebody who knows them says so. */
function WaitingPerson(props: InvitationProps) {
  const { household, invitation, onDone } = props;
  const { isBusy, problem, run } = useTrial("device");
  const decide = async (word: "confirm" | "decline") => {
    await run(() => householdService[word](household, invitation.id));
    await onDone();
  };
  return (
    <div className="card sharing-waiting">
      <h2>Someone is waiting</h2>
      <p>
        <strong>{invitation.contact ?? "Somebody"}</strong> opened your link and asks to join. If they do, they see
        everything that is shared here.
      </p>
      {mayDecide(props) ? (
        <div className="sharing-actions">
          <Button busy={isBusy} onClick={() => void decide("confirm")}>
            Yes, that is them
          </Button>
          <Button variant="outline" busy={isBusy} onClick={() => void decide("decline")}>
            No
          </Button>
        </div>
      ) : (
        <p className="small quiet">Whoever sent the link decides, or the owner.</p>
      )}
      <ProblemNote problem={problem} words={refusalWords} />
    </div>
  );
}
