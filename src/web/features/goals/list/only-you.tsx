import "./goals.css";
import { memo, useMemo } from "react";
import { usePrivateSpaces } from "#web/household/commands/own-space.ts";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import type { HouseholdState } from "#web/store/household-state.ts";
import { ClosedGoals, OpenGoals } from "./goal-lists.tsx";
import { useGoalList } from "./use-goal-list.tsx";

/** What someone saves for and keeps to themselves: apart, and in no plan and no shared sum. */
export const OnlyYou = memo(function OnlyYou({ figures }: { figures: Figures }) {
  const spaces = useOwnGoals(figures);
  if (spaces.length === 0) return null;
  return (
    <section className="goals-own" aria-labelledby="goals-own">
      <h2 id="goals-own">Only you see these</h2>
      <p className="lede">
        They are in your own space: the week’s plan and the shared sums leave them out.{" "}
        <Link to={`${paths.account}#sees-heading`}>Share one, or keep another to yourself</Link>
      </p>
      {spaces.map((own) => (
        <SpaceContext key={own.state.id} value={own.state.id}>
          <OwnList figures={own} />
        </SpaceContext>
      ))}
    </section>
  );
});

function OwnList({ figures }: { figures: Figures }) {
  const { open, closed, money, ask, dialogs } = useGoalList(figures);
  return (
    <>
      {open.length > 0 && <OpenGoals label="Your own, in order" goals={open} {...{ money, figures, ask }} />}
      <ClosedGoals goals={closed} money={money} household={figures.household} ask={ask} />
      {dialogs}
    </>
  );
}

/** Goals that someone keeps to themselves, with the household's money and days around them. */
function useOwnGoals(figures: Figures): readonly Figures[] {
  const spaces = usePrivateSpaces();
  return useMemo(
    () => spaces.filter(({ of }) => of.goal.size > 0).map((space) => inSpace(figures, space)),
    [spaces, figures],
  );
}

/** Nobody else is there, and no bill and no plan of the household reaches it. */
function inSpace(figures: Figures, state: HouseholdState): Figures {
  const { goal, save, withdrawal } = state.of;
  const household = { ...figures.household, people: [], bills: [], goals: inDomain(goal) };
  return { ...figures, state, household, saves: inDomain(save), withdrawals: inDomain(withdrawal) };
}
