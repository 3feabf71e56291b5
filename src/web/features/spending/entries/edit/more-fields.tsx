import { useState } from "react";
import { payeeStem } from "#domain/spending/suggest-rule.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { entryName } from "../entry-words.ts";
import { mayHaveRule } from "./editor-state.ts";
import type { PartProps } from "./entry-fields.tsx";
import { RulePreview } from "./rule-preview.tsx";
import "./more-fields.css";

/** What few entries need: out of the way until it is asked for. */
export function MoreFields({ figures, editor }: PartProps) {
  const { draft, problems } = editor;
  const [isOpen, setOpen] = useState(draft.cadence !== "");
  const isShown = isOpen || ["until", "quickLabel", "ruleContains"].some((name) => problems[name] !== undefined);
  return (
    <div className="editor-more">
      <Button variant="quiet" icon="chevron-down" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
        Repeat it, keep it, or make a rule
      </Button>
      {isShown && (
        <div className="editor-more-fields">
          <RepeatFields editor={editor} />
          <QuickField editor={editor} />
          <RuleFields figures={figures} editor={editor} />
        </div>
      )}
    </div>
  );
}

const rhythms: readonly { value: Cadence | ""; label: string }[] = [
  { value: "", label: "Does not repeat" },
  { value: "weekly", label: "Every week" },
  { value: "fortnightly", label: "Every two weeks" },
  { value: "twice-monthly", label: "Twice a month" },
  { value: "monthly", label: "Every month" },
  { value: "quarterly", label: "Every three months" },
  { value: "yearly", label: "Every year" },
];

function RepeatFields({ editor: { draft, change, problems, template } }: Pick<PartProps, "editor">) {
  return (
    <>
      <div className="field-pair">
        <Select
          {...{ label: "Repeats", name: "repeats", value: draft.cadence, options: rhythms }}
          onChange={(cadence) => change({ cadence: cadence as Cadence | "" })}
          hint={template && draft.cadence === "" ? "Those recorded stay; no more fall due." : undefined}
        />
        {draft.cadence !== "" && (
          <DateField
            {...{ label: "Until", name: "until", optional: true, value: draft.until, error: problems.until }}
            onChange={(until) => change({ until })}
          />
        )}
      </div>
      {template && draft.cadence !== "" && (
        <Checkbox
          label="Those to come are to be like this one now is"
          checked={draft.alsoNext}
          onChange={(alsoNext) => change({ alsoNext })}
        />
      )}
    </>
  );
}

function QuickField({ editor: { draft, change, problems } }: Pick<PartProps, "editor">) {
  const kind = draft.type === "refund" ? "spending" : draft.type;
  const name = draft.payee.trim() || entryName({ payee: "", kind, amount: 1 } as never);
  return (
    <div>
      <Checkbox
        label="Keep it as a quick entry"
        hint="It is then one press away whenever you add an entry."
        checked={draft.quickLabel !== undefined}
        onChange={(isOn) => change({ quickLabel: isOn ? name : undefined })}
      />
      {draft.quickLabel !== undefined && (
        <TextField
          {...{ label: "Its name", name: "quickLabel", autoComplete: "off" }}
          {...{ value: draft.quickLabel, error: problems.quickLabel }}
          onChange={(quickLabel) => change({ quickLabel })}
        />
      )}
    </div>
  );
}

function RuleFields({ figures, editor }: PartProps) {
  const { draft, change, problems, settled } = editor;
  if (!mayHaveRule(draft, settled)) return null;
  const label = figures.household.categories.find(({ id }) => id === settled.categoryId)?.label;
  return (
    <div>
      <Checkbox
        label={`Always use ${label} for payees like this`}
        checked={draft.ruleContains !== undefined}
        onChange={(isOn) => change({ ruleContains: isOn ? payeeStem(draft.payee) : undefined })}
      />
      {draft.ruleContains !== undefined && (
        <>
          <TextField
            {...{ label: "Payees containing", name: "ruleContains", autoComplete: "off" }}
            {...{ value: draft.ruleContains, error: problems.ruleContains }}
            onChange={(ruleContains) => change({ ruleContains })}
          />
          <RulePreview figures={figures} editor={editor} contains={draft.ruleContains} />
        </>
      )}
    </div>
  );
}
