import { useState } from "react";
import type { User } from "#sync/user.ts";
import { RoomGate } from "#web/household/room-gate.tsx";
import type { HouseholdState } from "#web/store/household-state.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { NotBegun } from "./not-begun.tsx";
import { PresentWeek } from "./present-week.tsx";

export default function DashboardScreen({ user }: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>This week</h1>
      <RoomGate>
        <Week user={user} />
      </RoomGate>
    </div>
  );
}

function Week({ user }: { user: User | null }) {
  const state = useStoreState(openHouseholdOf);
  const [now] = useState(Date.now);
  if (!state || !hasPeople(state)) return <NotBegun state={state} now={now} />;
  return <PresentWeek state={state} self={selfIn(state, user)} now={now} />;
}

/** A save needs someone who made it. */
const hasPeople = ({ of }: HouseholdState): boolean => of.household.size > 0 && of.person.size > 0;

const selfIn = ({ of }: HouseholdState, user: User | null): string | undefined =>
  of.person.list().find(({ uid }) => uid !== undefined && uid === user?.uid)?.id;
