import { useCallback, useState } from "react";
import type { Member } from "#sync/household-api.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { householdService } from "#web/backends/household-service.ts";
import { useSyncedQuery } from "#web/household/use-synced-query.ts";
import { memberName, nameOfUid } from "#web/household/words/member-names.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { type HouseholdState, useHousehold } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { OpenInvitations } from "./invitations.tsx";
import { InviteSomeone } from "./invite-someone.tsx";
import { LeaveOrDelete } from "./leave-household.tsx";
import { refusalWords } from "./refusal-words.ts";
import { WhichIsYou } from "./which-is-you.tsx";

const peopleOf = (household: HouseholdState) => household.of.person.list();

interface MembersProps {
  household: string;
  uid: string;
  isOnServer: boolean;
}

export function MembersSection({ household, uid, isOnServer }: MembersProps) {
  return (
    <section className="section" aria-labelledby="members-heading">
      <h2 id="members-heading">Members</h2>
      {isOnServer ? (
        <Members household={household} uid={uid} />
      ) : (
        <p className="quiet">
          This household is on this device only until it has reached the server. Then you can share it.
        </p>
      )}
    </section>
  );
}

function Members({ household, uid }: { household: string; uid: string }) {
  const people = useHousehold(peopleOf);
  const fetchMembers = useCallback(() => householdService.members(household), [household]);
  const fetchInvitations = useCallback(() => householdService.invitations(household), [household]);
  const members = useSyncedQuery(fetchMembers);
  const invitations = useSyncedQuery(fetchInvitations);
  const list = members.value?.members ?? [];
  const isOwner = list.some((member) => member.uid === uid && member.role === "owner");
  const place = { household, uid, people, isOwner };
  return (
    <>
      <ul className="rows sharing-rows">
        {list.map((member) => (
          <MemberRow key={member.uid} {...place} member={member} onDone={members.refetch} />
        ))}
      </ul>
      <ProblemNote problem={members.problem} words={refusalWords} />
      {list.length > 0 && (
        <>
          <WhichIsYou people={people} uid={uid} />
          <OpenInvitations {...place} invitations={invitations} />
          <InviteSomeone household={household} invitations={invitations} />
          <LeaveOrDelete {...place} isAlone={list.length === 1} />
        </>
      )}
    </>
  );
}

/** The household, and the user who looks at it. */
export interface MemberPlace {
  household: string;
  uid: string;
  people: readonly Fields<"person">[];
  isOwner: boolean;
}

interface MemberRowProps extends MemberPlace {
  member: Member;
  onDone: () => Promise<void>;
}

function MemberRow(props: MemberRowProps) {
  const { member, uid, people, isOwner } = props;
  const [dialog, setDialog] = useState<"remove" | "hand-over" | null>(null);
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
            onClick={() => setDialog("hand-over")}
            aria-label={`Make ${name} the owner`}
          >
            Make owner
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => setDialog("remove")}
            aria-label={`Remove ${name} from the members`}
          >
            Remove
          </Button>
        </span>
      )}
      {dialog && <MemberDialog {...props} name={name} dialog={dialog} onClose={() => setDialog(null)} />}
    </li>
  );
}

/** Without a linked name, the row's title already says when they joined. */
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
  dialog: "remove" | "hand-over";
  onClose: () => void;
}

function MemberDialog({ household, member, name, dialog, onClose, onDone }: MemberDialogProps) {
  const act = dialog === "remove" ? householdService.removeMember : householdService.handOver;
  const work = async () => {
    const done = await act(household, member.uid);
    await onDone();
    return done;
  };
  return dialog === "remove" ? (
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
