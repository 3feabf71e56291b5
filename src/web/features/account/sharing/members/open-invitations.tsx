import type { Invitation } from "#sync/household-api.ts";
import type { Asked } from "#web/platform/use-answer.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "../../problem-note.tsx";
import { useTrial } from "../../use-trial.ts";
import { refusalWords } from "../refusal-words.ts";
import { dayWords } from "../when-words.ts";
import type { MemberPlace } from "./member-row.tsx";

export interface OpenInvitationsProps extends MemberPlace {
  asked: Asked<{ invitations: Invitation[] }, string>;
}

/** Those that nobody has taken yet. */
export function OpenInvitations({ asked, ...place }: OpenInvitationsProps) {
  const open = asked.value?.invitations.filter(({ state }) => state === "open") ?? [];
  if (open.length === 0) return null;
  return (
    <div className="sharing-part">
      <h3>Invited</h3>
      <ul className="rows sharing-rows">
        {open.map((invitation) => (
          <OpenInvitation key={invitation.id} {...place} invitation={invitation} onDone={asked.askAgain} />
        ))}
      </ul>
    </div>
  );
}

export interface InvitationProps extends MemberPlace {
  invitation: Invitation;
  onDone: () => Promise<void>;
}

/** Whoever invited decides, and the owner. */
export const mayDecide = ({ invitation, uid, isOwner }: InvitationProps): boolean =>
  isOwner || invitation.invitedBy === uid;

function OpenInvitation(props: InvitationProps) {
  const { household, invitation, onDone } = props;
  const { isBusy, problem, run } = useTrial("device");
  const by = invitation.contact ?? "By link";
  const takeBack = async () => {
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
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void takeBack()}>
          Take back
        </Button>
      )}
    </li>
  );
}
