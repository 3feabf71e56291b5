import { type MouseEvent, useState } from "react";
import type { Step } from "#domain/intake/steps.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { ProblemSummary } from "./frame/problem-summary.tsx";
import { StepBar } from "./frame/step-bar.tsx";
import { StepHead } from "./frame/step-head.tsx";
import { LineGates, useLineGates } from "./rows/line-gate.ts";
import { problemsOfRows, summaryTitle } from "./rows/problem-words.ts";
import type { WantedField } from "./rows/step-props.ts";
import { addressOf, placeAfter, placeBefore, places, stepWords } from "./step-list.ts";
import { stepScreens } from "./step-screens.ts";
import { useGoingOn } from "./use-going-on.ts";
import { useWeek } from "./use-week.ts";

/** One step: its rows, what needs a look, and the way on. Nothing typed here stops anyone from going on. */
export function IntakeStep({ step, isEdit }: { step: Step; isEdit: boolean }) {
  const week = useWeek(step, isEdit);
  const { attempts, askedFor, toLookAt, mayGoOn } = useGoingOn(step);
  const [wanted, setWanted] = useState<WantedField | null>(null);
  const [before, after] = [placeBefore(step), placeAfter(step)];
  const lines = useLineGates();
  const isDone = () => lines.pass() && mayGoOn();
  const follow = (event: MouseEvent) => isDone() || event.preventDefault();
  const to = addressOf(after, isEdit);
  const Content = stepScreens[step];
  const { title, lede } = stepWords[step];
  return (
    <>
      <StepHead title={title} lede={lede} number={places.indexOf(step) + 1} />
      {attempts > 0 && (
        <ProblemSummary
          title={summaryTitle(toLookAt.length)}
          problems={problemsOfRows(toLookAt)}
          onPick={(rowId, field) => setWanted({ rowId, field })}
          attempts={attempts}
        />
      )}
      <LineGates value={lines.gates}>
        <Content onGoOn={() => void (isDone() && navigate(to))} wanted={wanted} askedFor={askedFor} />
      </LineGates>
      <StepBar
        {...week}
        back={before && { to: addressOf(before, isEdit) }}
        skip={{ to }}
        next={{ to, name: stepWords[after].name, onFollow: follow }}
      />
    </>
  );
}
