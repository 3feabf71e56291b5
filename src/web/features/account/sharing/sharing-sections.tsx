import { useCallback } from "react";
import type { User } from "#sync/user.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { householdService } from "#web/store/households/household-service.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useHousehold, useStoreState } from "#web/store/use-device.ts";
import { ChangesSection } from "./changes-section.tsx";
import { WaitingPeople } from "./invitations.tsx";
import { MembersSection } from "./members-section.tsx";
import { WhoSeesWhat } from "./spaces-section.tsx";
import { useSyncedQuery, useIsOnServer } from "./use-synced-query.ts";
import "./sharing.css";

/** Who is in the open household, what they changed, and what is shared at all. For whoever is signed in. */
export function SharingSections({ user }: { user: User }) {
  return belongsTo(useDevice(), user) ? <OpenSections uid={user.uid} /> : null;
}

const openId = (state: StoreState) => state.openId;

function OpenSections({ uid }: { uid: string }) {
  const household = useStoreState(openId);
  return household === null ? null : <HouseholdSections key={household} household={household} uid={uid} />;
}

function HouseholdSections({ household, uid }: { household: string; uid: string }) {
  const isOnServer = useIsOnServer();
  return (
    <div className="sharing">
      <MembersSection household={household} uid={uid} isOnServer={isOnServer} />
      <WhoSeesWhat household={household} />
      {isOnServer && <ChangesSection household={household} uid={uid} />}
    </div>
  );
}

/** Whoever took a link and waits. Stands first on the page: somebody sits before a screen until this is answered. */
export function WaitingAtTheDoor({ user }: { user: User }) {
  return belongsTo(useDevice(), user) ? <OpenDoor uid={user.uid} /> : null;
}

const openIdOf = (state: StoreState) => state.openId;
const peopleOf = (household: HouseholdState) => household.of.person.list();

function OpenDoor({ uid }: { uid: string }) {
  const household = useStoreState(openIdOf);
  return household === null ? null : <HouseholdDoor key={household} household={household} uid={uid} />;
}

function HouseholdDoor(place: { household: string; uid: string }) {
  return useIsOnServer() ? <Door {...place} /> : null;
}

function Door({ household, uid }: { household: string; uid: string }) {
  const people = useHousehold(peopleOf);
  const askMembers = useCallback(() => householdService.members(household), [household]);
  const askInvitations = useCallback(() => householdService.invitations(household), [household]);
  const members = useSyncedQuery(askMembers).value?.members;
  const invitations = useSyncedQuery(askInvitations);
  const isOwner = members?.some((member) => member.uid === uid && member.role === "owner") ?? false;
  return <WaitingPeople {...{ household, uid, people, isOwner }} asked={invitations} />;
}

/** Whether what is open on this device is this person's own. */
export const belongsTo = (device: CurrentDevice, { uid }: User): boolean =>
  device.phase === "open" && device.owner !== "anonymous" && device.owner.uid === uid;
