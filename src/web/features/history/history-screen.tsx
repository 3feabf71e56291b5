import type { User } from "#sync/user.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/room-gate.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { History } from "./history.tsx";

export default function HistoryScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>History</h1>
      <RoomGate>
        <Past />
      </RoomGate>
    </div>
  );
}

function Past() {
  const figures = useFigures();
  if (!figures) return <NoHousehold />;
  const { household, began, week, saves, reviews, pauses, book } = figures;
  return <History {...{ household, began, week, saves, reviews, pauses, book }} />;
}

const NoHousehold = () => (
  <EmptyState
    text="No weeks on record yet. Every week you save or skip is kept here."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);
