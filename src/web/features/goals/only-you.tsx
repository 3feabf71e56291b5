import { memo, useMemo } from "react";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { type OwnSpace, useOwnSpaces } from "#web/household/figures/own-spaces.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
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
  const spaces = useOwnSpaces(figures);
  return useMemo(
    () => spaces.filter(({ state }) => state.of.goal.size > 0).map((space) => inSpace(figures, space)),
    [spaces, figures],
  );
}

/** The household's plan does not reach a private space. What it earns and needs only suggests targets. */
function inSpace(figures: Figures, { state, household: own, ledger }: OwnSpace): Figures {
  const { save, withdrawal } = state.of;
  const { incomes, categories } = figures.household;
  const household = { ...own, incomes, categories };
  return { ...figures, state, household, ledger, saves: save.list(), withdrawals: withdrawal.list() };
}
