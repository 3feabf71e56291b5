import { useDeferredValue, useId, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { payeeStem } from "#domain/spending/payee-rules.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { categoryWords, dayHeading, entriesWords, entryAndAmount, entryName } from "../entry-words.ts";
import { AccountAndGoal, accountSummary, moreWords } from "./account-fields.tsx";
import { BillField, isBillShownFirst } from "./bill-field.tsx";
import type { PartProps } from "./editor.tsx";
import { mayHaveRule, ruleEffect } from "./payee-rule.ts";
import type { Editor } from "./use-editor.ts";

/** Fields that few entries need. Collapsed until opened. */
export function MoreFields({ figures, editor }: PartProps) {
  const { draft, problems } = editor;
  const { household } = figures;
  const summary = useId();
  const [isOpen, setOpen] = useState(draft.cadence !== "");
  const isShown =
    isOpen || ["until", "quickLabel", "ruleContains", accountHere(editor)].some((name) => problems[name] !== undefined);
  return (
    <div className="editor-more">
      <div className="editor-more-head">
        <Button
          variant="quiet"
          icon="chevron-down"
          aria-expanded={isShown}
          aria-describedby={summary}
          onClick={() => setOpen(!isShown)}
        >
          {moreWords(draft, household)}
        </Button>
        <span id={summary} className="small quiet">
          {isShown ? "" : accountSummary(editor, household)}
        </span>
      </div>
      {isShown && (
        <div className="editor-more-fields">
          {draft.type !== "transfer" && <AccountAndGoal figures={figures} editor={editor} />}
          {!isBillShownFirst(editor) && <BillField figures={figures} editor={editor} />}
          <RepeatFields editor={editor} />
          <QuickField editor={editor} />
          <RuleFields figures={figures} editor={editor} />
        </div>
      )}
    </div>
  );
}

/** The account of a transfer has its place above, so its problem opens nothing here. */
const accountHere = ({ draft }: Editor): string => (draft.type === "transfer" ? "" : "account");

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
          label="Repeats"
          name="repeats"
          value={draft.cadence}
          options={rhythms}
          onChange={(cadence) => change({ cadence: cadence as Cadence | "" })}
          hint={template && draft.cadence === "" ? "Those recorded stay; no more fall due." : undefined}
        />
        {draft.cadence !== "" && (
          <DateField
            label="Until"
            name="until"
            optional={true}
            value={draft.until}
            error={problems.until}
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
          label="Its name"
          name="quickLabel"
          autoComplete="off"
          value={draft.quickLabel}
          error={problems.quickLabel}
          onChange={(quickLabel) => change({ quickLabel })}
        />
      )}
    </div>
  );
}

function RuleFields({ figures, editor }: PartProps) {
  const { draft, change, problems, resolved } = editor;
  if (!mayHaveRule(draft, resolved)) return null;
  const category = figures.household.categories.find(({ id }) => id === resolved.categoryId);
  const label = category?.label ?? draft.newCategory?.label.trim();
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
            label="Payees containing"
            name="ruleContains"
            autoComplete="off"
            value={draft.ruleContains}
            error={problems.ruleContains}
            onChange={(ruleContains) => change({ ruleContains })}
          />
          <RulePreview figures={figures} editor={editor} contains={draft.ruleContains} />
        </>
      )}
    </div>
  );
}

/** What the rule would change in past entries. Nothing changes unless the user ticks it. */
function RulePreview({ figures, editor, contains }: PartProps & { contains: string }) {
  const { draft, change, saved, resolved, before } = editor;
  const { household, book, today } = figures;
  const words = useDeferredValue(contains);
  const { categoryId } = resolved;
  const { open, chosen } = useMemo(
    () => ruleEffect({ contains: words, categoryId, except: before?.id }, saved.rules, { household, book }),
    [words, categoryId, before, saved.rules, household, book],
  );
  if (open.length + chosen.length === 0)
    return <p className="small quiet editor-preview">No past entry would change. It holds from now on.</p>;
  const shown = { household, today };
  return (
    <div className="editor-preview">
      {open.length > 0 && (
        <Checkbox
          label={`Also ${entriesWords(open.length)} of the past without a category`}
          checked={draft.ruleOpen}
          onChange={(ruleOpen) => change({ ruleOpen })}
        />
      )}
      {chosen.length > 0 && (
        <Checkbox
          label={`Also ${entriesWords(chosen.length)} of the past with another category`}
          checked={draft.ruleChosen}
          onChange={(ruleChosen) => change({ ruleChosen })}
        />
      )}
      <Examples {...shown} entries={[...open.slice(0, 3), ...chosen.slice(0, 3)]} count={open.length + chosen.length} />
    </div>
  );
}

interface ExamplesProps {
  household: Household;
  today: Transaction["day"];
  entries: readonly Transaction[];
  count: number;
}

function Examples({ household, today, entries, count }: ExamplesProps) {
  const more = count - entries.length;
  return (
    <details className="editor-examples">
      <summary>Which ones?</summary>
      <ul className="rows small">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              {entryAndAmount(entry, household)}
              <span className="quiet"> {dayHeading(entry.day, today)}</span>
            </span>
            <span className="quiet">{categoryWords(entry, household)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small quiet">and {more.toLocaleString("en")} more</p>}
    </details>
  );
}
