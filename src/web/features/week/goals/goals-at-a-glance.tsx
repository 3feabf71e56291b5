import { useMemo } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import { type FigureMark, figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { ExplainedText } from "#web/household/figures/goal-progress.ts";
import { section } from "#web/household/figures/section.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { youWords } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import { GlanceLink, GlanceSection } from "../glance-section.tsx";
import { byPriority, fundRow, type GlanceRow, goalRow, maxGoals, safetyFund } from "./glance-rows.ts";
import "./goals-at-a-glance.css";

const parts = ({ household, goals, plan, today, current, saves, withdrawals, book }: Figures) => ({
  household,
  goals,
  plan,
  today,
  current,
  saves,
  withdrawals,
  paidFromGoals: book.paidFromGoals,
});
type Parts = ReturnType<typeof parts>;

/** The progress of each open goal. */
export const GoalsAtAGlance = section(parts)(function GoalsAtAGlance(props) {
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

const allWords = (count: number): string => (count > maxGoals ? `All ${count} goals` : "All goals");

function useRows({
  household,
  goals: goalsOf,
  plan,
  today,
  current,
  saves,
  withdrawals,
  paidFromGoals,
}: Parts): readonly GlanceRow[] {
  const goals = goalsOf();
  const open = useMemo(() => {
    const shown = goals.ok ? byPriority(goals.value).slice(0, maxGoals) : [];
    return shown.map((one) => goalRow(one, plan, today, household));
  }, [goals, plan, today, household]);
  const fund = useMemo(
    () => safetyFund({ current, saves, withdrawals, book: { paidFromGoals }, today }),
    [current, saves, withdrawals, paidFromGoals, today],
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

/** A goal as a line: name and amounts, a progress bar, pace and weekly share. */
function GoalLine({ row, format }: { row: GlanceRow; format: MoneyFormat }) {
  const { label, saved, target, pace, share } = row;
  return (
    <li className="goals-item">
      <div className="goals-line">
        <h3>{label}</h3>
        {target !== null && <Amounts row={row} format={format} />}
      </div>
      {saved && target !== null && (
        <Progress label={label} value={saved.amount} max={target} valueText={amountsText(row, format)} />
      )}
      <div className="goals-line small quiet">
        <Figure said={pace} about={`${label}, when`} format={format} />
        {share && <Figure said={share} about={`${label}, this week`} format={format} />}
      </div>
    </li>
  );
}

function Amounts({ row: { figure, label, saved, target }, format }: { row: GlanceRow; format: MoneyFormat }) {
  const said = saved ? { text: shortMoney(saved.amount, format), why: saved.why } : { text: "–" };
  return (
    <span>
      <Figure
        said={said}
        about={`${label}, set aside`}
        format={format}
        mark={saved ? figureMark(figure, saved.amount) : undefined}
      />{" "}
      <span className="quiet">of {shortMoney(target!, format)}</span>
    </span>
  );
}

const amountsText = ({ saved, target }: GlanceRow, format: MoneyFormat): string =>
  `${shortMoney(saved!.amount, format)} of ${shortMoney(target!, format)}`;

/** The figure itself is the "why?" button: a line has too many figures for one button each. */
function Figure({
  said: { text, why, to },
  about,
  format,
  mark,
}: {
  said: ExplainedText;
  about: string;
  format: MoneyFormat;
  mark?: FigureMark | undefined;
}) {
  if (to) return <Link to={to}>{text}</Link>;
  if (!why) return <span>{text}</span>;
  return (
    <Why
      label={mark ? <span {...mark}>{text}</span> : text}
      about={`why? ${about}`}
      {...explanationWords(why, format)}
    />
  );
}
