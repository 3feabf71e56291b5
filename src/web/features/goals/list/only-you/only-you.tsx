import { memo } from "react";
import type { Figures } from "#web/household/figures/figures.ts";
import { SpaceContext } from "#web/household/space-context.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { ClosedGoals } from "../closed-goals.tsx";
import { OpenGoals } from "../open-goals.tsx";
import { useGoalList } from "../use-goal-list.tsx";
import { useOwnGoals } from "./use-own-goals.ts";
import "./only-you.css";

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
