import type { User } from "#sync/user.ts";
import { useFigures, useOwnUid } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MoneyDate } from "./money-date.tsx";
import "./money-date-screen.css";

export default function MoneyDateScreen(_: { user: User | null }) {
  return (
    <div className="wrap page money-date">
      <h1 tabIndex={-1}>Money date</h1>
      <RoomGate>
        <Present />
      </RoomGate>
    </div>
  );
}

/** A week is signed by someone: without people there is nothing to begin. */
function Present() {
  const figures = useFigures();
  const uid = useOwnUid();
  if (!figures || figures.household.people.length === 0) return <NoHousehold />;
  return <MoneyDate figures={figures} uid={uid} />;
}

const NoHousehold = () => (
  <EmptyState
    text="Ten minutes a week to look at money together. It needs a household first."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);
