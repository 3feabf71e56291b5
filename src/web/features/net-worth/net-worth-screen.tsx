import type { User } from "#sync/user.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/room-gate.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { NetWorth } from "./net-worth.tsx";

export default function NetWorthScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 className="visually-hidden" tabIndex={-1}>
        Net worth
      </h1>
      <RoomGate>
        <Room />
      </RoomGate>
    </div>
  );
}

function Room() {
  const figures = useFigures();
  if (!figures) return <NoHousehold />;
  const { household, began, balances, today, state } = figures;
  return <NetWorth {...{ household, began, balances, today }} householdId={state.id} />;
}

const NoHousehold = () => (
  <>
    <p className="worth-of">Net worth</p>
    <EmptyState
      text="No balances yet. Write down what you own and owe, and this page adds it up."
      action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
    />
  </>
);
