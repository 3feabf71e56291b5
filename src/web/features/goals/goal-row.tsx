import { type ReactNode, use } from "react";
import type { Goal, Household } from "#domain/household/household.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import { type FigureMark, figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { ExplainedText } from "#web/household/figures/goal-progress.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { OwnerMarks } from "#web/household/owner-marks.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Progress } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import type { GoalDetails, GoalFacts } from "./goal-facts.ts";
import { GoalPicture } from "./goal-picture.tsx";
import { type Column, milestoneWords, needWords, whenWords } from "./goal-words.ts";
import "./goal-row.css";

interface GoalRowProps {
  facts: GoalFacts;
  /** Where its money is, in words; empty or absent if no account holds it. */
  held: string | undefined;
  household: Household;
  plan: Figures["plan"];
  today: Figures["today"];
  week: WeekId;
  isCarried: boolean;
  onEdit: (id: string) => void;
  /** The drag handle; absent when there is only one goal. */
  grip: ReactNode;
  menu: ReactNode;
}

/** A goal as a row: name and owners, money, weekly need, and finish date. */
export function GoalRow(props: GoalRowProps) {
  const { facts, household, isCarried, grip, menu } = props;
  const { goal, details } = facts;
  return (
    <li className={isCarried ? "goal-row goal-row--carried" : "goal-row"} data-goal={goal.id}>
      <span className="goal-row-grip">{grip}</span>
      <GoalPicture kind={goal.kind} />
      <div className="goal-row-what">
        <Name {...props} goal={goal} details={details.ok ? details.value : null} />
        {details.ok ? (
          <ProgressLine {...props} goal={goal} details={details.value} />
        ) : (
          <p className="small">{problemWords[details.problem]}</p>
        )}
        <OverriddenValues of={goal.id} isNamed />
      </div>
      {details.ok && (
        <>
          <Words
            column={needWords(goal, details.value, props.plan, household)}
            about={`${goal.label}, a week`}
            {...props}
          />
          <Words
            column={whenWords(goal, details.value, props.today, household.goals)}
            about={`${goal.label}, when`}
            {...props}
          />
        </>
      )}
      <span className="goal-row-menu">{menu}</span>
    </li>
  );
}

const problemWords = {
  "target-not-above-zero": "It has no target yet. Edit it to give it one.",
  "too-large": "What it holds is too large to count exactly. Every save is safe where it was recorded.",
} as const;

type NameProps = Pick<GoalRowProps, "household" | "onEdit"> & { goal: Goal; details: GoalDetails | null };

function Name({ household, onEdit, goal, details }: NameProps) {
  const isPrivate = use(SpaceContext) !== undefined;
  const saved = details?.progress.saved;
  return (
    <div className="goal-row-head">
      <h2 className="goal-row-name">
        <button type="button" onClick={() => onEdit(goal.id)}>
          {goal.label}
        </button>
        {adultsOf(household.people).length > 1 && <OwnerMarks item={goal} people={household.people} />}
      </h2>
      {details && saved && (
        <span className="goal-row-amounts">
          <Figure
            said={{ text: shortMoney(saved.amount, household), why: saved.why }}
            about={`${goal.label}, set aside`}
            format={household}
            mark={isPrivate ? undefined : figureMark(`goal-held:${goal.id}`, saved.amount)}
          />{" "}
          <span className="quiet">of {shortMoney(details.progress.target, household)}</span>
        </span>
      )}
    </div>
  );
}

function ProgressLine({ household, week, held, goal, details }: GoalRowProps & { goal: Goal; details: GoalDetails }) {
  const { saved, target } = details.progress;
  const valueText = `${shortMoney(saved.amount, household)} of ${shortMoney(target, household)}`;
  return (
    <>
      <Progress label={goal.label} value={saved.amount} max={target} valueText={valueText} />
      <p className="small quiet">
        <Figure said={milestoneWords(details, week, household)} about={`${goal.label}, milestone`} format={household} />
      </p>
      {held && <p className="small quiet">{held}</p>}
    </>
  );
}

type WordsProps = { column: Column; about: string; household: Household };

const Words = ({ column: { main, note }, about, household }: WordsProps) => (
  <div className="goal-row-words">
    <span className="goal-row-main">
      <Figure said={main} about={about} format={household} />
    </span>
    {note && (
      <span className="small quiet">
        <Figure said={note} about={about} format={household} />
      </span>
    )}
  </div>
);

interface FigureProps {
  said: ExplainedText;
  /** Names the figure for screen readers. */
  about: string;
  format: MoneyFormat;
  mark?: FigureMark | undefined;
}

/** The figure itself is the "why?" button: a row has too many figures for one button each. */
function Figure({ said: { text, why }, about, format, mark }: FigureProps) {
  if (!why) return <span>{text}</span>;
  return (
    <Why
      label={mark ? <span {...mark}>{text}</span> : text}
      about={`why? ${about}`}
      {...explanationWords(why, format)}
    />
  );
}
