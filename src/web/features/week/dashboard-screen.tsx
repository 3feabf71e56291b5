import { useEffect } from "react";
import type { User } from "#sync/user.ts";
import { useFollowingFigures } from "#web/household/figures/use-figures.ts";
import { useNow } from "#web/household/figures/use-now.ts";
import { useOwnUid } from "#web/household/own-uid.ts";
import { openRoom, RoomGate } from "#web/household/room-gate.tsx";
import { selfIn } from "#web/household/self-in.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { ArrivingRoom, fetchRoomEarly } from "./arriving-room.tsx";
import { NotBegun } from "./not-begun.tsx";

export default function DashboardScreen(_: { user: User | null }) {
  useEffect(() => {
    // What can't be had is asked for again, and told of, when there is a household to show.
    fetchRoomEarly().catch(() => {});
  }, []);
  return (
    <div className="wrap page">
      <h1 className="visually-hidden" tabIndex={-1}>
        This week
      </h1>
      <RoomGate isEarly>
        <Week />
      </RoomGate>
    </div>
  );
}

/** The household is read while what shows it is on its way. */
DashboardScreen.prepare = async () => {
  await Promise.allSettled([fetchRoomEarly(), openRoom()]);
};

function Week() {
  const state = useStoreState(openHouseholdOf);
  const now = useNow();
  const figures = useFollowingFigures();
  const uid = useOwnUid();
  if (!figures || figures.household.people.length === 0) return <NotBegun state={state} now={now} />;
  return <ArrivingRoom figures={figures} self={selfIn(figures, uid)} />;
}
