import { useCallback } from "react";
import type { HouseholdState } from "#web/store/household-state.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { useHousehold } from "#web/store/use-device.ts";
import { ProblemNote } from "../../problem-note.tsx";
import { refusalWords } from "../refusal-words.ts";
import { useAsked } from "../use-asked.ts";
import { Ending } from "./ending.tsx";
import { InviteSomeone } from "./invite-someone.tsx";
import { MemberRow } from "./member-row.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
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
  const askMembers = useCallback(() => householdService.members(household), [household]);
  const askInvitations = useCallback(() => householdService.invitations(household), [household]);
  const members = useAsked(askMembers);
  const invitations = useAsked(askInvitations);
  const list = members.value?.members ?? [];
  const isOwner = list.some((member) => member.uid === uid && member.role === "owner");
  const place = { household, uid, people, isOwner };
  return (
    <>
      <ul className="rows sharing-rows">
        {list.map((member) => (
          <MemberRow key={member.uid} {...place} member={member} onDone={members.askAgain} />
        ))}
      </ul>
      <ProblemNote problem={members.problem} words={refusalWords} />
      {list.length > 0 && (
        <>
          <WhichIsYou people={people} uid={uid} />
          <OpenInvitations {...place} asked={invitations} />
          <InviteSomeone household={household} asked={invitations} />
          <Ending {...place} isAlone={list.length === 1} />
        </>
      )}
    </>
  );
}
