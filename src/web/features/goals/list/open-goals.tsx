import { useCallback, useMemo, useRef } from "react";
import type { Goal } from "#domain/household/household.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { Ask } from "./ask.ts";
import { factsOf, type GoalMoneyById } from "./goal-facts.ts";
import { useReorder } from "./reorder/use-reorder.ts";
import { GoalMenu } from "./row/goal-menu.tsx";
import { GoalRow } from "./row/goal-row.tsx";
import { Grip } from "./row/grip.tsx";
import { useDeeds } from "./use-deeds.ts";

interface OpenGoalsProps {
  label: string;
  goals: readonly Goal[];
  money: GoalMoneyById;
  figures: Figures;
  ask: Ask;
}

/** The list in its order, which is changed by dragging, by keys and by the menu of a row. */
export function OpenGoals({ label, goals, money, figures, ask }: OpenGoalsProps) {
  const { household, plan, today, began, week } = figures;
  const list = useRef<HTMLOListElement>(null);
  const reorder = useReorder(goals, list);
  const facts = useMemo(
    () => new Map(goals.map((goal) => [goal.id, factsOf(goal, money, { household, plan, today, began })])),
    [goals, money, household, plan, today, began],
  );
  const placeOf = (goal: Goal) => goals.indexOf(goal);
  const onDeed = useDeeds(ask, (goal, by) => void reorder.moveTo(goal.id, placeOf(goal) + by));
  const onEdit = useCallback((id: string) => ask({ what: "edit", id }), [ask]);
  return (
    <>
      <ol ref={list} className="goals-open" aria-label={label}>
        {reorder.shown.map((goal, place) => (
          <GoalRow
            key={goal.id}
            facts={facts.get(goal.id)!}
            {...{ household, plan, today, week, onEdit }}
            isCarried={reorder.carried?.id === goal.id}
            grip={goals.length > 1 && <Grip goal={goal} place={place + 1} of={goals.length} reorder={reorder} />}
            menu={<GoalMenu goal={goal} place={{ at: placeOf(goal), of: goals.length }} onDeed={onDeed} />}
          />
        ))}
      </ol>
      {reorder.hint && (
        <p className="small quiet" aria-hidden="true">
          {reorder.hint}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {reorder.said}
      </p>
    </>
  );
}
