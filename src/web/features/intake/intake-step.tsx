import { type ComponentType, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { type Step, stepOfPart } from "#domain/intake/intake-steps.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { changing } from "#web/store/index.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useIntake } from "./draft/use-draft.tsx";
import { StepHead } from "./intake-frame.tsx";
import { pageAfter, pageBefore, pages, pageWords, urlOf } from "./pages.ts";
import { problemsOfRows, summaryTitle } from "./rows/problem-words.ts";
import type { FieldRef, StepProps } from "./rows/row-types.ts";
import { LineRegistry, useLineRegistry } from "./rows/use-line.ts";
import { BillsStep } from "./steps/bills-step.tsx";
import { EverydayStep } from "./steps/everyday-step.tsx";
import { GoalsStep } from "./steps/goals-step.tsx";
import { HabitsStep } from "./steps/habits-step.tsx";
import { IncomesStep } from "./steps/incomes-step.tsx";
import { OwnAndOweStep } from "./steps/own-and-owe-step.tsx";
import { PeopleStep } from "./steps/people-step.tsx";
import { StepBar } from "./week/step-bar.tsx";
import { useYourWeek } from "./week/your-week.tsx";
import "./intake-step.css";

/** One step: its rows, a summary of problems and the navigation. Skipping is always possible. */
export function IntakeStep({ step, isEdit }: { step: Step; isEdit: boolean }) {
  const week = useYourWeek(step, isEdit);
  const { attempts, incompleteRows, toReview, tryNext } = useStepAttempt(step);
  const [fieldToOpen, openField] = useState<FieldRef | null>(null);
  const [before, after] = [pageBefore(step), pageAfter(step)];
  const lines = useLineRegistry();
  const isDone = () => lines.submitAll() && tryNext();
  const follow = (event: MouseEvent) => isDone() || event.preventDefault();
  const to = urlOf(after, isEdit);
  const Content = stepScreens[step];
  const { title, lede } = pageWords[step];
  return (
    <>
      <StepHead title={title} lede={lede} number={pages.indexOf(step) + 1} />
      {attempts > 0 && (
        <ProblemSummary
          title={summaryTitle(toReview.length)}
          problems={problemsOfRows(toReview)}
          onPick={(rowId, field) => openField({ rowId, field })}
          attempts={attempts}
        />
      )}
      <LineRegistry value={lines.registry}>
        <Content
          onNext={() => void (isDone() && navigate(to))}
          fieldToOpen={fieldToOpen}
          incompleteRows={incompleteRows}
        />
      </LineRegistry>
      <StepBar
        {...week}
        back={before && { to: urlOf(before, isEdit) }}
        skip={{ to }}
        next={{ to, name: pageWords[after].name, onFollow: follow }}
      />
    </>
  );
}

const stepScreens: Readonly<Record<Step, ComponentType<StepProps>>> = {
  people: PeopleStep,
  incomes: IncomesStep,
  bills: BillsStep,
  everyday: EverydayStep,
  "own-and-owe": OwnAndOweStep,
  goals: GoalsStep,
  habits: HabitsStep,
};

interface Attempt {
  /** How often the user pressed Next. */
  attempts: number;
  /** Rows that were incomplete at the last attempt. Rows added since are checked at the next one. */
  incompleteRows: ReadonlySet<string>;
}

const noAttempt: Attempt = { attempts: 0, incompleteRows: new Set() };

/** Checks a step when the user presses Next; a complete step is confirmed. */
function useStepAttempt(step: Step) {
  const { read } = useIntake();
  const confirm = useConfirmStep();
  const [{ attempts, incompleteRows }, setAttempt] = useState(noAttempt);
  const open = read.unfinished.filter(({ row }) => stepOfPart[row.part] === step);
  const tryNext = (): boolean => {
    setAttempt({ attempts: attempts + 1, incompleteRows: new Set(open.map(({ row }) => row.id)) });
    if (open.length === 0) confirm(step);
    return open.length === 0;
  };
  return { attempts, incompleteRows, toReview: open.filter(({ row }) => incompleteRows.has(row.id)), tryNext };
}

/** In a finished household, leaving a step with Next confirms that its answers are still right. */
function useConfirmStep(): (step: Step) => void {
  const { record, options } = useIntake();
  const run = useRun();
  const confirmed = record?.confirmed;
  const id = record?.id;
  return useCallback(
    (step) => {
      if (!confirmed || !id || confirmed[step] === options.today) return;
      const confirming = ({ confirmed: now }: Fields<"household">) => ({
        confirmed: { ...now, [step]: options.today },
      });
      void run(changing("confirm-step", "household", id, confirming));
    },
    [confirmed, id, options.today, run],
  );
}

interface FieldProblem {
  rowId: string;
  field: string;
  /** Names the answer and its problem. */
  text: string;
}

interface ProblemSummaryProps {
  title: string;
  problems: readonly FieldProblem[];
  onPick: (rowId: string, field: string) => void;
  /** How often the user pressed Next. Each change moves the focus to the summary. */
  attempts?: number | undefined;
}

/** The problems that keep a step from being complete, each with a link to its field. */
export function ProblemSummary({ title, problems, onPick, attempts = 0 }: ProblemSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  if (problems.length === 0) return null;
  return (
    <section ref={summary} className="problem-summary" tabIndex={-1} aria-labelledby={heading}>
      <Icon name="alert" />
      <div>
        <h2 id={heading}>{title}</h2>
        <ul className="problem-summary-list">
          {problems.map(({ rowId, field, text }) => (
            <li key={`${rowId} ${field}`}>
              <button type="button" className="problem-summary-link" onClick={() => onPick(rowId, field)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
