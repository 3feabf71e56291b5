import { useCallback } from "react";
import type { User } from "#sync/user.ts";
import { householdService } from "#web/backends/household-service.ts";
import { belongsTo } from "#web/household/account/belongs-to.ts";
import { useIsOnServer, useSyncedQuery } from "#web/household/use-synced-query.ts";
import { type HouseholdState, type StoreState, useDevice, useHousehold, useStoreState } from "#web/store/index.ts";
import { ChangesSection } from "./changes-section.tsx";
import { WaitingPeople } from "./invitations.tsx";
import { MembersSection } from "./members-section.tsx";
import { SpacesSection } from "./spaces-section.tsx";
import "./sharing.css";

const openIdOf = (state: StoreState) => state.openId;

/** Members of the open household, what is shared, and what changed. For signed-in users. */
export function SharingSections({ user }: { user: User }) {
  return belongsTo(useDevice(), user) ? <OpenSections uid={user.uid} /> : null;
}

function OpenSections({ uid }: { uid: string }) {
  const household = useStoreState(openIdOf);
  return household === null ? null : <HouseholdSections key={household} household={household} uid={uid} />;
}

function HouseholdSections({ household, uid }: { household: string; uid: string }) {
  const isOnServer = useIsOnServer();
  return (
    <div className="sharing">
      <MembersSection household={household} uid={uid} isOnServer={isOnServer} />
      <SpacesSection household={household} />
      {isOnServer && <ChangesSection household={household} uid={uid} />}
    </div>
  );
}

/** People who opened an invitation link. First on the page, because someone is waiting for the answer. */
export function PendingJoinRequests({ user }: { user: User }) {
  return belongsTo(useDevice(), user) ? <OpenWaitingPeople uid={user.uid} /> : null;
}

const peopleOf = (household: HouseholdState) => household.of.person.list();

function OpenWaitingPeople({ uid }: { uid: string }) {
  const household = useStoreState(openIdOf);
  return household === null ? null : <HouseholdWaitingPeople key={household} household={household} uid={uid} />;
}

function HouseholdWaitingPeople(place: { household: string; uid: string }) {
  return useIsOnServer() ? <WaitingPeopleOf {...place} /> : null;
}

function WaitingPeopleOf({ household, uid }: { household: string; uid: string }) {
  const people = useHousehold(peopleOf);
  const fetchMembers = useCallback(() => householdService.members(household), [household]);
  const fetchInvitations = useCallback(() => householdService.invitations(household), [household]);
  const members = useSyncedQuery(fetchMembers).value?.members;
  const invitations = useSyncedQuery(fetchInvitations);
  const isOwner = members?.some((member) => member.uid === uid && member.role === "owner") ?? false;
  return <WaitingPeople household={household} uid={uid} people={people} isOwner={isOwner} invitations={invitations} />;
}
