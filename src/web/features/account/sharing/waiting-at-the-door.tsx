import { useCallback } from "react";
import type { User } from "#sync/user.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { householdService } from "#web/store/households/household-service.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useHousehold, useStoreState } from "#web/store/use-device.ts";
import { WaitingPeople } from "./members/waiting-people.tsx";
import { isTheirs } from "./shared-device.ts";
import { useAsked } from "./use-asked.ts";
import { useOnServer } from "./use-on-server.ts";
import "./sharing.css";

/** Whoever took a link and waits. Stands first on the page: somebody sits before a screen until this is answered. */
export function WaitingAtTheDoor({ user }: { user: User }) {
  return isTheirs(useDevice(), user) ? <OpenDoor uid={user.uid} /> : null;
}

const openId = (state: StoreState) => state.openId;
const peopleOf = (household: HouseholdState) => household.of.person.list();

function OpenDoor({ uid }: { uid: string }) {
  const household = useStoreState(openId);
  return household === null ? null : <HouseholdDoor key={household} household={household} uid={uid} />;
}

function HouseholdDoor(place: { household: string; uid: string }) {
  return useOnServer() ? <Door {...place} /> : null;
}

function Door({ household, uid }: { household: string; uid: string }) {
  const people = useHousehold(peopleOf);
  const askMembers = useCallback(() => householdService.members(household), [household]);
  const askInvitations = useCallback(() => householdService.invitations(household), [household]);
  const members = useAsked(askMembers).value?.members;
  const invitations = useAsked(askInvitations);
  const isOwner = members?.some((member) => member.uid === uid && member.role === "owner") ?? false;
  return <WaitingPeople {...{ household, uid, people, isOwner }} asked={invitations} />;
}
