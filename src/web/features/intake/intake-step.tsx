import { type MouseEvent, useState } from "react";
import type { Step } from "#domain/intake/steps.ts";
import { stepOfPart } from "#domain/intake/steps.ts";
import { navigate } from "#web/router/browser-location.ts";
import { useIntake } from "./draft/intake-context.tsx";
import { ProblemSummary } from "./frame/problem-summary.tsx";
import { StepBar } from "./frame/step-bar.tsx";
import { StepHead } from "./frame/step-head.tsx";
import { problemsOfRows, summaryTitle } from "./rows/problem-words.ts";
import type { WantedField } from "./rows/step-props.ts";
import { addressOf, placeAfter, placeBefore, places, stepWords } from "./step-list.ts";
import { stepScreens } from "./step-screens.ts";
import { useConfirm } from "./use-confirm.ts";
import { useWeek } from "./use-week.ts";

/** One step: its rows, what needs a look, and the way on. Nothing typed here stops anyone from going on. */
export function IntakeStep({ step, isEdit }: { step: Step; isEdit: boolean }) {
  const { read } = useIntake();
  const week = useWeek(step, isEdit);
  const confirm = useConfirm();
  const [attempts, setAttempts] = useState(0);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const open = read.unfinished.filter(({ row }) => stepOfPart[row.part] === step);
  const [before, after] = [placeBefore(step), placeAfter(step)];
  const mayGoOn = (): boolean => {
    setAttempts(attempts + 1);
    if (open.length === 0) confirm(step);
    return open.length === 0;
  };
  const follow = (event: MouseEvent) => mayGoOn() || event.preventDefault();
  const to = addressOf(after, isEdit);
  const Content = stepScreens[step];
  const { title, lede } = stepWords[step];
  return (
    <>
      <StepHead title={title} lede={lede} number={places.indexOf(step) + 1} />
      {attempts > 0 && (
        <ProblemSummary
          title={summaryTitle(open.length)}
          problems={problemsOfRows(open)}
          onPick={(rowId, field) => setWanted({ rowId, field })}
          attempts={attempts}
        />
      )}
      <Content onGoOn={() => void (mayGoOn() && navigate(to))} wanted={wanted} asksAll={attempts > 0} />
      <StepBar
        {...week}
        back={before && { to: addressOf(before, isEdit) }}
        skip={{ to }}
        next={{ to, name: stepWords[after].name, onFollow: follow }}
      />
    </>
  );
}
