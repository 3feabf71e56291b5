import type { User } from "#sync/user.ts";
import { Debts } from "#web/features/debts/debts.tsx";
import { Goals } from "#web/features/goals/goals.tsx";
import { Projections } from "#web/features/projections/projections.tsx";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SectionBoundary } from "../lazy/section-boundary.tsx";
import "#web/features/goals/goals.css";

/** The goals, the debts, and the projections of both. */
export default function GoalsScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <div className="goals-room">
        <h1 tabIndex={-1}>Goals</h1>
        <RoomGate>
          <Room />
        </RoomGate>
      </div>
    </div>
  );
}

function Room() {
  const figures = useFigures();
  if (!figures) return <NoHousehold />;
  return (
    <>
      <SectionBoundary>
        <Goals figures={figures} />
      </SectionBoundary>
      <SectionBoundary>
        <Debts figures={figures} />
      </SectionBoundary>
      <SectionBoundary>
        <Projections figures={figures} />
      </SectionBoundary>
    </>
  );
}

const NoHousehold = () => (
  <EmptyState
    text="No goals yet. Name one thing you are looking forward to, and see what it takes a week."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);
