import { goalKinds } from "#domain/intake/choices.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIntake } from "../../draft/intake-context.tsx";
import type { EditorProps } from "../../rows/editor-props.ts";
import { errorOf } from "../../rows/problem-words.ts";
import { goalKindOptions } from "./goal-kinds.ts";
import { NeedNote } from "./need-note.tsx";
import "./wide-on-phones.css";

/** A goal, and what it needs a week. */
export function GoalEditor(props: EditorProps) {
  return (
    <div className="editor-fields">
      <WhatItIs {...props} />
      <HowMuch {...props} />
      <NeedNote row={props.row} />
    </div>
  );
}

function WhatItIs({ row: { answers }, problems, onType }: EditorProps) {
  return (
    <>
      <div className="editor-half wide-on-phones">
        <TextField
          name="label"
          label="What for"
          autoComplete="off"
          value={answers.label ?? ""}
          onChange={(label) => onType({ label })}
          error={errorOf("goals", problems, "label")}
        />
      </div>
      <div className="editor-half wide-on-phones">
        <Select
          name="kind"
          label="What it is"
          value={answers.kind ?? goalKinds[0]}
          onChange={(kind) => onType({ kind })}
          options={goalKindOptions}
          error={errorOf("goals", problems, "kind")}
        />
      </div>
    </>
  );
}

function HowMuch({ row: { answers }, problems, onType }: EditorProps) {
  const { format, today } = useIntake().asked;
  const field = (name: string) => ({
    ...{ name, value: answers[name] ?? "", error: errorOf("goals", problems, name) },
    onChange: (text: string) => onType({ [name]: text }),
  });
  return (
    <>
      <div className="editor-third">
        <MoneyField {...field("target")} label="Target" format={format} />
      </div>
      <div className="editor-third">
        <MoneyField {...field("alreadySaved")} label="Already saved" format={format} />
      </div>
      <div className="editor-third wide-on-phones">
        <DateField {...field("by")} label="By" optional min={today} />
      </div>
    </>
  );
}
