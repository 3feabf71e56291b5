import { useState } from "react";
import type { Member } from "#sync/household-api.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { dayWords } from "../when-words.ts";
import { memberName, nameOfUid } from "./member-names.ts";

/** Where the members are, and who looks at them. */
export interface MemberPlace {
  household: string;
  uid: string;
  people: readonly LiveRecord<"person">[];
  isOwner: boolean;
}

interface MemberRowProps extends MemberPlace {
  member: Member;
  onDone: () => Promise<void>;
}

export function MemberRow(props: MemberRowProps) {
  const { member, uid, people, isOwner } = props;
  const [asked, setAsked] = useState<"remove" | "hand-over" | null>(null);
  const name = memberName(member, people, uid);
  const isSelf = member.uid === uid;
  return (
    <li>
      <span>
        {name}
        <span className="quiet"> {aboutMember(member, isSelf && name !== "You", nameOfUid(member.uid, people))}</span>
      </span>
      {isOwner && !isSelf && (
        <span className="sharing-row-actions">
          <Button
            variant="quiet"
            size="small"
            onClick={() => setAsked("hand-over")}
            aria-label={`Make ${name} the owner`}
          >
            Make owner
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => setAsked("remove")}
            aria-label={`Remove ${name} from the members`}
          >
            Remove
          </Button>
        </span>
      )}
      {asked && <MemberDialog {...props} name={name} asked={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

/** A name says who; without one the day they joined already does. */
function aboutMember({ role, joinedAt }: Member, isSelf: boolean, name: string | undefined): string {
  const parts = [
    isSelf && "you",
    role === "owner" && "owner",
    name && role !== "owner" && `since ${dayWords(joinedAt)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

interface MemberDialogProps extends MemberRowProps {
  name: string;
  asked: "remove" | "hand-over";
  onClose: () => void;
}

function MemberDialog({ household, member, name, asked, onClose, onDone }: MemberDialogProps) {
  const act = asked === "remove" ? householdService.removeMember : householdService.handOver;
  const work = async () => {
    const done = await act(household, member.uid);
    await onDone();
    return done;
  };
  return asked === "remove" ? (
    <ConfirmDialog title={`Remove ${name}?`} action="Remove" onClose={onClose} work={work}>
      <p>They no longer see this household, and their devices delete their copy of it. What they entered stays here.</p>
      <p>
        Changes that they have not sent yet no longer arrive here. Their device tells them so and keeps those for 30
        days, for them to save as a file.
      </p>
      <p>You can invite them again later.</p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog title={`Make ${name} the owner?`} action="Hand over" onClose={onClose} work={work}>
      <p>The owner can remove members and delete the household. There is one owner, so you become a member.</p>
    </ConfirmDialog>
  );
}
