import { use, useCallback, useMemo, useRef } from "react";
import { heldBy } from "#domain/goals/goal-actions.ts";
import { noMoney } from "#domain/goals/progress.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { holdingsOfGoals } from "#domain/ledger/goal-holdings.ts";
import type { Minor } from "#domain/money/money.ts";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { factsOf, type GoalMoneyById } from "./goal-facts.ts";
import { GoalMenu } from "./goal-menu.tsx";
import { GoalRow } from "./goal-row.tsx";
import { Grip, useReorder } from "./reorder.tsx";
import { useGoalActions } from "./use-goal-actions.ts";
import type { OpenDialog } from "./use-goal-list.tsx";
import "#web/ui/blocks.css";

interface OpenGoalsProps {
  label: string;
  goals: readonly Goal[];
  money: GoalMoneyById;
  figures: Figures;
  openDialog: OpenDialog;
}

/** The open goals in order. Dragging, the keyboard and the menu of a row change the order. */
export function OpenGoals({ label, goals, money, figures, openDialog }: OpenGoalsProps) {
  const { household, plan, today, began, week } = figures;
  const list = useRef<HTMLOListElement>(null);
  const reorder = useReorder(goals, list);
  const facts = useMemo(
    () => new Map(goals.map((goal) => [goal.id, factsOf(goal, money, { household, plan, today, began })])),
    [goals, money, household, plan, today, began],
  );
  const held = useMemo(() => placesOf(figures, money), [figures, money]);
  const placeOf = (goal: Goal) => goals.indexOf(goal);
  const onAction = useGoalActions(openDialog, (goal, by) => void reorder.moveTo(goal.id, placeOf(goal) + by));
  const onEdit = useCallback((id: string) => openDialog({ what: "edit", id }), [openDialog]);
  return (
    <>
      <ol ref={list} className="goals-open" aria-label={label}>
        {reorder.shown.map((goal, place) => (
          <GoalRow
            key={goal.id}
            facts={facts.get(goal.id)!}
            held={held.get(goal.id)}
            household={household}
            plan={plan}
            today={today}
            week={week}
            onEdit={onEdit}
            isCarried={reorder.carried?.id === goal.id}
            grip={goals.length > 1 && <Grip goal={goal} place={place + 1} of={goals.length} reorder={reorder} />}
            menu={<GoalMenu goal={goal} place={{ at: placeOf(goal), of: goals.length }} onAction={onAction} />}
          />
        ))}
      </ol>
      {reorder.hint && (
        <p className="small quiet" aria-hidden="true">
          {reorder.hint}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {reorder.announcement}
      </p>
    </>
  );
}

/** Where the money of each goal is: "$1,200 in Savings · $300 in Checking". Money that no account holds is left out. */
function placesOf({ household, saves }: Figures, money: GoalMoneyById): ReadonlyMap<string, string> {
  if (!money.ok) return new Map();
  const labels = new Map(household.accounts.map(({ id, label }) => [id, label]));
  const inWords = ([id, amount]: [string, Minor]) =>
    amount > 0 && labels.has(id) ? `${shortMoney(amount, household)} in ${labels.get(id)}` : [];
  const held = holdingsOfGoals(household, money.value, saves, () => true);
  return new Map([...held].map(([id, parts]) => [id, [...parts].flatMap(inWords).join(" · ")]));
}

interface ClosedProps {
  goals: readonly Goal[];
  money: GoalMoneyById;
  household: Household;
  openDialog: OpenDialog;
}

const noMove = () => {};

/** Finished and archived goals in a collapsed section. Each can be reopened. */
export function ClosedGoals({ goals, money, household, openDialog }: ClosedProps) {
  const onAction = useGoalActions(openDialog, noMove);
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
              <Held goal={goal} money={money} household={household} />
              <span className="goal-row-menu">
                <GoalMenu goal={goal} onAction={onAction} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Held({ goal, money, household }: Pick<ClosedProps, "money" | "household"> & { goal: Goal }) {
  const isPrivate = use(SpaceContext) !== undefined;
  const held = money.ok ? heldBy(goal, money.value.get(goal.id) ?? noMoney) : null;
  if (held === null) return "–";
  return (
    <span>
      <span {...(!isPrivate && figureMark(`goal-held:${goal.id}`, held))}>{shortMoney(held, household)}</span> of{" "}
      {shortMoney(goal.target, household)}
    </span>
  );
}
