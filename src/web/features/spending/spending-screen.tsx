import type { User } from "#sync/user.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { useOwnUid } from "#web/household/own-uid.ts";
import { RoomGate } from "#web/household/room-gate.tsx";
import { selfIn } from "#web/household/self-in.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SpendingRoom } from "./spending-room.tsx";

export default function SpendingScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 className="spending-title" tabIndex={-1}>
        Spending
      </h1>
      <RoomGate>
        <Room />
      </RoomGate>
    </div>
  );
}

function Room() {
  const figures = useFigures();
  const uid = useOwnUid();
  if (!figures || figures.household.people.length === 0) return <NoHousehold />;
  return <SpendingRoom figures={figures} self={selfIn(figures, uid)} />;
}

const NoHousehold = () => (
  <EmptyState
    text="Nothing spent on record yet. Once there is, you see where it goes, week by week."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);
