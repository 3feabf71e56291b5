import type { Invitation } from "#sync/household-api.ts";
import { householdService } from "#web/backends/household-service.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import type { Query } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import type { MemberPlace } from "./members-section.tsx";
import { refusalWords } from "./refusal-words.ts";

interface InvitationsProps extends MemberPlace {
  invitations: Query<{ invitations: Invitation[] }, string>;
}

/** Invitations that nobody has used yet. */
export function OpenInvitations({ invitations, ...place }: InvitationsProps) {
  const open = invitations.value?.invitations.filter(({ state }) => state === "open") ?? [];
  if (open.length === 0) return null;
  return (
    <div className="sharing-part">
      <h3>Invited</h3>
      <ul className="rows sharing-rows">
        {open.map((invitation) => (
          <OpenInvitation key={invitation.id} {...place} invitation={invitation} onDone={invitations.refetch} />
        ))}
      </ul>
    </div>
  );
}

interface InvitationProps extends MemberPlace {
  invitation: Invitation;
  onDone: () => Promise<void>;
}

/** The inviter and the owner decide on an invitation. */
const mayDecide = ({ invitation, uid, isOwner }: InvitationProps): boolean => isOwner || invitation.invitedBy === uid;

function OpenInvitation(props: InvitationProps) {
  const { household, invitation, onDone } = props;
  const { isBusy, problem, run } = useAsyncAction("device");
  const by = invitation.contact ?? "By link";
  const revoke = async () => {
    await run(() => householdService.revoke(household, invitation.id));
    await onDone();
  };
  return (
    <li>
      <span>
        {by} <span className="quiet">until {dayWords(invitation.expiresAt)}</span>
        <ProblemNote problem={problem} words={refusalWords} />
      </span>
      {mayDecide(props) && (
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void revoke()}>
          Take back
        </Button>
      )}
    </li>
  );
}

export function WaitingPeople({ invitations, ...place }: InvitationsProps) {
  const waiting = invitations.value?.invitations.filter(({ state }) => state === "waiting") ?? [];
  return waiting.map((invitation) => (
    <WaitingPerson key={invitation.id} {...place} invitation={invitation} onDone={invitations.refetch} />
  ));
}

/** Someone opened a link. A member must confirm who it is before they join. */
function WaitingPerson(props: InvitationProps) {
  const { household, invitation, onDone } = props;
  const { isBusy, problem, run } = useAsyncAction("device");
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
