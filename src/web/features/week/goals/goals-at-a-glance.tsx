import { memo, useMemo } from "react";
import type { Figures } from "#web/household/figures/figures.ts";
import { youWords } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { byPriority, fundRow, type GlanceRow, goalRow, mostGoals } from "./glance-rows.ts";
import { GlanceLink, GlanceSection } from "./glance-section.tsx";
import { GoalLine } from "./goal-line.tsx";
import { type SafetyParts, safetyFund } from "./safety-fund.ts";
import "./goals.css";

type GoalsProps = SafetyParts & Pick<Figures, "goals" | "plan">;

/** Where each open goal stands. */
export const GoalsAtAGlance = memo(function GoalsAtAGlance(props: GoalsProps) {
  const { household } = props;
  const goals = props.goals();
  const rows = useRows(props);
  const count = goals.ok ? goals.value.length : 0;
  return (
    <GlanceSection title="Goals" aside={<GlanceLink to={paths.goals}>{allWords(count)}</GlanceLink>}>
      {!goals.ok && <p className="lede">What your goals hold is too large to count exactly.</p>}
      {rows.length > 0 && (
        <ul className="goals-list">
          {rows.map((row) => (
            <GoalLine key={row.id} row={row} format={household} />
          ))}
        </ul>
      )}
      {goals.ok && count === 0 && <NoGoals household={household} />}
    </GlanceSection>
  );
});

const allWords = (count: number): string => (count > mostGoals ? `All ${count} goals` : "All goals");

function useRows({
  household,
  goals: goalsOf,
  plan,
  today,
  balances,
  saves,
  withdrawals,
}: GoalsProps): readonly GlanceRow[] {
  const goals = goalsOf();
  const open = useMemo(() => {
    const shown = goals.ok ? byPriority(goals.value).slice(0, mostGoals) : [];
    return shown.map((one) => goalRow(one, plan, today, household));
  }, [goals, plan, today, household]);
  const fund = useMemo(
    () => safetyFund({ household, balances, saves, withdrawals, today }),
    [household, balances, saves, withdrawals, today],
  );
  return fund ? [...open, fundRow(fund, plan, household)] : open;
}

function NoGoals({ household: { goals, people } }: Pick<Figures, "household">) {
  const you = youWords(people);
  return (
    <p className="lede goals-none">
      {goals.length > 0 ? "No goal is open." : "No goals yet."}{" "}
      <Link to={paths.goals}>Name something {you} look forward to</Link>
    </p>
  );
}
