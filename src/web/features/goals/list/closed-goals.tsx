import { noMoney } from "#domain/goals/goal-money.ts";
import { heldBy } from "#domain/goals/withdraw.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { shortMoney } from "#web/household/words/short-money.ts";
import type { Ask } from "./ask.ts";
import type { GoalMoneyById } from "./goal-facts.ts";
import { GoalMenu } from "./row/goal-menu.tsx";
import { useDeeds } from "./use-deeds.ts";
import "#web/ui/fold.css";

interface ClosedProps {
  goals: readonly Goal[];
  money: GoalMoneyById;
  household: Household;
  ask: Ask;
}

const notMoved = () => {};

/** What was reached or put away, folded: it is out of the way, and can be opened again. */
export function ClosedGoals({ goals, money, household, ask }: ClosedProps) {
  const onDeed = useDeeds(ask, notMoved);
  if (goals.length === 0) return null;
  return (
    <details className="fold goals-closed">
      <summary>Finished and archived ({goals.length})</summary>
      <ul className="rows">
        {goals.map((goal) => (
          <li key={goal.id} className="goals-closed-row">
            <span>
              {goal.label} <span className="small quiet">{goal.state}</span>
            </span>
            <span className="goals-closed-end">
              {heldWords(goal, money, household)}
              <span className="goal-row-menu">
                <GoalMenu goal={goal} onDeed={onDeed} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function heldWords(goal: Goal, money: GoalMoneyById, household: Household): string {
  const held = money.ok ? heldBy(goal, money.value.get(goal.id) ?? noMoney) : null;
  return held === null ? "–" : `${shortMoney(held, household)} of ${shortMoney(goal.target, household)}`;
}
