import { useState } from "react";
import type { TriedChange } from "#domain/what-if/try-out.ts";
import type { WhatIfProblem } from "#domain/what-if/what-if.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import type { Outlook, View } from "../outlook.ts";
import { ProjectionProgress } from "../worker/use-projection.tsx";
import { Changes } from "./changes.tsx";
import { Comparison } from "./comparison.tsx";
import { useWhatIf, type WhatIfState } from "./use-what-if.ts";
import "./what-if.css";

const adoptDialog = lazyChunk("adopt-dialog", () => import("./adopt-dialog.tsx"));
const AdoptDialog = lazyDialog(adoptDialog, (module) => module.default, "Adopt what you tried");

interface WhatIfProps {
  figures: Figures;
  outlook: Outlook;
  view: View;
}

/** Compares a changed copy of the plan with the current one. Nothing is written until it is adopted. */
export function WhatIf({ figures, outlook, view }: WhatIfProps) {
  const state = useWhatIf(outlook);
  // A snapshot: the dialog reports it if the partner deletes something meanwhile.
  const [adopted, adopt] = useState<readonly TriedChange[] | null>(null);
  return (
    <section id="what-if" className="section what-if" aria-labelledby="what-if-heading">
      <h2 id="what-if-heading">What if…</h2>
      <p className="lede">Try something on a copy of your plan. Nothing changes until you adopt it.</p>
      <div className="what-if-columns">
        <div className="card what-if-card">
          <Changes state={state} today={figures.today} />
          {state.rows.length > 0 && <Actions state={state} onAdopt={() => adopt(state.changes)} />}
        </div>
        <div className="what-if-answers">
          <Outcome state={state} outlook={outlook} view={view} />
        </div>
      </div>
      {adopted && <AdoptDialog figures={figures} changes={adopted} onDone={state.clear} onClose={() => adopt(null)} />}
    </section>
  );
}

const Actions = ({ state: { isValid, discard }, onAdopt }: { state: WhatIfState; onAdopt: () => void }) => (
  <div className="what-if-ways">
    {isValid && (
      <Button {...onIntent(adoptDialog)} onClick={onAdopt}>
        Adopt…
      </Button>
    )}
    <Button variant="quiet" onClick={discard}>
      Discard
    </Button>
  </div>
);

const problemWords: Readonly<Partial<Record<WhatIfProblem, string>>> = {
  "too-large": "These amounts are too large to project exactly.",
  "empty-household": "With this nothing would come in or go out, so there is nothing to calculate.",
};

function Outcome({ state, outlook, view }: { state: WhatIfState } & Pick<WhatIfProps, "outlook" | "view">) {
  const { rows, problems, isValid } = state;
  const { result, isBusy, done } = state.projection;
  const { household, today } = outlook.start;
  if (rows.length === 0) return <p className="quiet">What you try shows here beside today’s plan.</p>;
  if (Object.keys(problems).length > 0)
    return <p className="lede">Put right what is marked, and the answers follow. What you typed is still there.</p>;
  if (!isValid)
    return <p className="lede">So far all of it is as it stands today. Change a figure to see what it does.</p>;
  return (
    <ProjectionProgress isBusy={isBusy} done={done}>
      {result?.ok && (
        <Comparison answer={result.value} household={household} today={today} view={view} years={outlook.years} />
      )}
      {result && !result.ok && <p className="lede">{problemWords[result.problem] ?? "This can’t be calculated."}</p>}
    </ProjectionProgress>
  );
}
