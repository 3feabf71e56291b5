import { useDeferredValue, useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { categoryWords, dayHeading, entriesWords, entryAndAmount } from "../entry-words.ts";
import { ruleEffect } from "./editor-state.ts";
import type { PartProps } from "./entry-fields.tsx";

/** What the rule would change in the past. Nothing there changes unless it is asked for. */
export function RulePreview({ figures, editor, contains }: PartProps & { contains: string }) {
  const { draft, change, kept, settled, before } = editor;
  const { household, book, today } = figures;
  const words = useDeferredValue(contains);
  const { categoryId } = settled;
  const { open, chosen } = useMemo(
    () => ruleEffect({ contains: words, categoryId, except: before?.id }, kept.rules, { household, book }),
    [words, categoryId, before, kept.rules, household, book],
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
