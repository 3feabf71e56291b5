import { useId } from "react";
import { minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { EntryType } from "#domain/spending/entry-filter.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { typeNames } from "../entry-words.ts";
import { CategoryFields } from "./category-fields.tsx";
import type { EditorProps } from "./editor-state.ts";
import { PeopleFields } from "./people-fields.tsx";
import type { Editor } from "./use-editor.ts";

export interface PartProps extends Pick<EditorProps, "figures"> {
  editor: Editor;
}

const types = (Object.keys(typeNames) as EntryType[]).map((value) => ({ value, label: typeNames[value] }));

/** What every entry has. */
export function EntryFields({ figures, editor }: PartProps) {
  const { draft, change, problems } = editor;
  const { household } = figures;
  const counts = draft.type === "spending" || draft.type === "refund";
  const isMoneyBack = draft.type === "spending" && /^\s*[-−–]/.test(draft.amount);
  return (
    <>
      <Segments
        {...{ label: "Type", labelHidden: true, wide: true, value: draft.type, options: types }}
        onChange={(type) => change({ type })}
      />
      <div className="field-pair">
        <MoneyField
          {...{ label: "Amount", name: "amount", format: household, value: draft.amount, error: problems.amount }}
          placeholder={amountAsTyped(minor(0), household)}
          onChange={(amount) => change({ amount })}
          hint={isMoneyBack && "With a minus: recorded as money back."}
        />
        <DateField
          {...{ label: "Day", name: "day", value: draft.day, error: problems.day }}
          onChange={(day) => change({ day })}
        />
      </div>
      <Payee editor={editor} />
      {counts && <CategoryFields figures={figures} editor={editor} />}
      <PeopleFields figures={figures} editor={editor} />
      <TextField
        {...{ label: "Note", name: "note", optional: true, autoComplete: "off" }}
        {...{ value: draft.note, error: problems.note }}
        onChange={(note) => change({ note })}
      />
    </>
  );
}

const payeeLabels = { spending: "Paid to", refund: "Back from", income: "From", transfer: "What for" } as const;

function Payee({ editor: { draft, change, problems, suggestions } }: Pick<PartProps, "editor">) {
  const list = useId();
  return (
    <>
      <TextField
        {...{ label: payeeLabels[draft.type], name: "payee", value: draft.payee, error: problems.payee, list }}
        {...{ autoComplete: "off", autoCapitalize: "words" }}
        onChange={(payee) => change({ payee })}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
