import type { User } from "#sync/user.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { useNow } from "#web/household/figures/use-now.ts";
import { RoomGate } from "#web/household/room-gate.tsx";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { DashboardRoom } from "./dashboard-room.tsx";
import { NotBegun } from "./not-begun.tsx";

export default function DashboardScreen({ user }: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 className="visually-hidden" tabIndex={-1}>
        This week
      </h1>
      <RoomGate>
        <Week user={user} />
      </RoomGate>
    </div>
  );
}

function Week({ user }: { user: User | null }) {
  const state = useStoreState(openHouseholdOf);
  const now = useNow();
  const figures = useFigures();
  if (!figures || figures.household.people.length === 0) return <NotBegun state={state} now={now} />;
  return <DashboardRoom figures={figures} self={selfIn(figures, user)} />;
}

/** The person whose account this is. */
const selfIn = ({ state }: Figures, user: User | null): string | undefined =>
  state.of.person.list().find(({ uid }) => uid !== undefined && uid === user?.uid)?.id;
