import "./intake-step.css";
import { type ComponentType, type MouseEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { type Step, stepOfPart } from "#domain/intake/intake-steps.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { changing } from "#web/store/command.ts";
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

/** One step: its rows, what needs a look, and the way on. Nothing typed here stops anyone from going on. */
export function IntakeStep({ step, isEdit }: { step: Step; isEdit: boolean }) {
  const week = useYourWeek(step, isEdit);
  const { attempts, askedFor, toLookAt, mayGoOn } = useStepAttempt(step);
  const [wanted, setWanted] = useState<FieldRef | null>(null);
  const [before, after] = [pageBefore(step), pageAfter(step)];
  const lines = useLineRegistry();
  const isDone = () => lines.submitAll() && mayGoOn();
  const follow = (event: MouseEvent) => isDone() || event.preventDefault();
  const to = urlOf(after, isEdit);
  const Content = stepScreens[step];
  const { title, lede } = pageWords[step];
  return (
    <>
      <StepHead title={title} lede={lede} number={pages.indexOf(step) + 1} />
      {attempts > 0 && (
        <ProblemSummary
          title={summaryTitle(toLookAt.length)}
          problems={problemsOfRows(toLookAt)}
          onPick={(rowId, field) => setWanted({ rowId, field })}
          attempts={attempts}
        />
      )}
      <LineRegistry value={lines.registry}>
        <Content onNext={() => void (isDone() && navigate(to))} fieldToOpen={wanted} incompleteRows={askedFor} />
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
  /** How often someone wanted to go on. */
  attempts: number;
  /** The rows that were unfinished then. Those added since are asked about at the next attempt, not while they are typed. */
  incompleteRows: ReadonlySet<string>;
}

const noAttempt: Attempt = { attempts: 0, incompleteRows: new Set() };

/** Whether a step may be left as done, and what needs a look before. */
function useStepAttempt(step: Step) {
  const { read } = useIntake();
  const confirm = useConfirmStep();
  const [{ attempts, incompleteRows }, ask] = useState(noAttempt);
  const open = read.unfinished.filter(({ row }) => stepOfPart[row.part] === step);
  const mayGoOn = (): boolean => {
    ask({ attempts: attempts + 1, incompleteRows: new Set(open.map(({ row }) => row.id)) });
    if (open.length === 0) confirm(step);
    return open.length === 0;
  };
  return { attempts, askedFor, toLookAt: open.filter(({ row }) => incompleteRows.has(row.id)), mayGoOn };
}

/** In a finished household, going on from a step says that what stands there holds. */
function useConfirmStep(): (step: Step) => void {
  const { record, asked } = useIntake();
  const run = useRun();
  const confirmed = record?.confirmed;
  const id = record?.id;
  return useCallback(
    (step) => {
      if (!confirmed || !id || confirmed[step] === asked.today) return;
      const confirming = ({ confirmed: now }: LiveRecord<"household">) => ({
        confirmed: { ...now, [step]: asked.today },
      });
      void run(changing("confirm-step", "household", id, confirming));
    },
    [confirmed, id, asked.today, run],
  );
}

interface FieldProblem {
  rowId: string;
  field: string;
  /** Which answer it is and what is wrong with it. */
  text: string;
}

interface ProblemSummaryProps {
  title: string;
  problems: readonly FieldProblem[];
  onPick: (rowId: string, field: string) => void;
  /** How often someone wanted to go on. Each time, the keyboard comes here. */
  attempts?: number | undefined;
}

/** What needs a look before the step counts in full. It says where, and takes nobody's answers away. */
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
