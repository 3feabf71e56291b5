import { type FormEvent, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { readMapping } from "#domain/import/mapping.ts";
import { Button } from "#web/ui/button.tsx";
import { StepHeading } from "../step-heading.tsx";
import { AccountField } from "./account-field.tsx";
import { MoreFields } from "./more-fields.tsx";
import { Preview } from "./preview.tsx";
import { QuestionField } from "./question-fields.tsx";
import type { ChosenFile, ReadingPlan } from "./reading-plan.ts";
import { WhoseFields } from "./whose-fields.tsx";

export interface HowProps {
  household: Household;
  self: string | undefined;
  file: ChosenFile;
  plan: ReadingPlan;
  problem: string | undefined;
  onChange: (plan: ReadingPlan) => void;
  onRead: () => void;
  onBack: () => void;
}

/** How a file is read: what is unsure is asked, and all of it can be changed. */
export function HowStep(props: HowProps) {
  const { household, file, plan, problem, onChange, onRead, onBack } = props;
  const [isWanting, setWanting] = useState(false);
  const asked = plan.sourceId === undefined && !file.opened.mapping ? file.opened.guess.asks : [];
  const mapping = { table: file.opened, draft: plan.mapping, money: household, isWanting };
  const change = { onChange: (draft: ReadingPlan["mapping"]) => onChange({ ...plan, mapping: draft }) };
  const isWhole = readMapping(plan.mapping) !== undefined && plan.label.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWanting(!isWhole);
    if (isWhole) onRead();
  };
  return (
    <form className="bank-step" onSubmit={submit} noValidate>
      <StepHeading text="How to read it" />
      <p className="small quiet bank-file">{file.name}</p>
      <div className="bank-fields">
        <AccountField {...props} isWanting={isWanting} />
        {asked.map((question) => (
          <QuestionField key={question} {...{ question, ...mapping, ...change }} />
        ))}
        <WhoseFields {...{ household, plan, onChange }} />
      </div>
      <Preview {...mapping} />
      <details className="bank-more">
        <summary>Change how it is read</summary>
        <MoreFields {...{ asked, ...mapping, ...change }} />
      </details>
      <p className="field-error" role="alert">
        {problem ?? (isWanting && !isWhole ? "Something is still missing above." : "")}
      </p>
      <div className="bank-actions">
        <Button type="submit">Read the file</Button>
        <Button variant="quiet" onClick={onBack}>
          Choose another file
        </Button>
      </div>
    </form>
  );
}
