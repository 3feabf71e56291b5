import { memo, useMemo } from "react";
import { usePrivateSpaces } from "#web/household/commands/own-space.ts";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import type { HouseholdState } from "#web/store/index.ts";
import { ClosedGoals, OpenGoals } from "./goal-lists.tsx";
import { useGoalList } from "./use-goal-list.tsx";
import "./goals.css";

/** Private goals in a section of their own. No plan and no shared total counts them. */
export const OnlyYou = memo(function OnlyYou({ figures }: { figures: Figures }) {
  const spaces = usePrivateGoals(figures);
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
  const { open, closed, money, openDialog, dialogs } = useGoalList(figures);
  return (
    <>
      {open.length > 0 && (
        <OpenGoals label="Your own, in order" goals={open} money={money} figures={figures} openDialog={openDialog} />
      )}
      <ClosedGoals goals={closed} money={money} household={figures.household} openDialog={openDialog} />
      {dialogs}
    </>
  );
}

/** The private goals of this user, each space as figures that inherit the household's currency and calendar. */
function usePrivateGoals(figures: Figures): readonly Figures[] {
  const spaces = usePrivateSpaces();
  return useMemo(
    () => spaces.filter(({ of }) => of.goal.size > 0).map((space) => inSpace(figures, space)),
    [spaces, figures],
  );
}

/** A private space has no people and no bills, and the household's plan does not reach it. */
function inSpace(figures: Figures, state: HouseholdState): Figures {
  const { goal, save, withdrawal } = state.of;
  const household = { ...figures.household, people: [], bills: [], goals: goal.list() };
  return { ...figures, state, household, saves: save.list(), withdrawals: withdrawal.list() };
}
