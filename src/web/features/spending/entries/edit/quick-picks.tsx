import { useMemo, useState } from "react";
import type { Transaction } from "#domain/household/records.ts";
import { formatMoney } from "#domain/money/money.ts";
import { payeeKey } from "#domain/spending/payee-memory.ts";
import type { EntryTemplate } from "#domain/spending/recurring.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { deleting } from "#web/store/index.ts";
import { TextButton } from "#web/ui/button.tsx";
import { ChipBar } from "#web/ui/chip-bar.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { readDay } from "./draft.ts";
import { addingQuickEntry } from "./entry-commands.ts";
import type { Editor, EditorProps } from "./use-editor.ts";

const mostRecent = 6;

interface QuickPicksProps extends Pick<EditorProps, "figures" | "entries"> {
  editor: Editor;
}

/** Most entries repeat an earlier one: a quick entry is added with one tap, a recent payee is filled in with one. */
export function QuickPicks({ figures, entries, editor }: QuickPicksProps) {
  const { change, form, saved } = editor;
  const recent = useMemo(() => recentPayees(entries), [entries]);
  const fill = (payee: string) => {
    change({ payee, categoryId: undefined });
    focusIn(form.current, "[name=amount]");
  };
  return (
    <>
      {saved.quick.length > 0 && <QuickEntries figures={figures} editor={editor} />}
      {recent.length > 0 && (
        <ChipBar label="Paid lately" className="editor-picks">
          {recent.map((payee) => (
            <button key={payee} type="button" className="editor-chip" onClick={() => fill(payee)}>
              <span className="editor-chip-name">{payee}</span>
            </button>
          ))}
        </ChipBar>
      )}
    </>
  );
}

function QuickEntries({ figures: { household, today }, editor }: Pick<QuickPicksProps, "figures" | "editor">) {
  const [isRemoving, setRemoving] = useState(false);
  const run = useRun();
  const { saved, draft, resolved, write } = editor;
  const press = (template: EntryTemplate) => {
    const day = readDay(draft.day, today);
    const said = `${template.label}, ${formatMoney(template.entry.amount, household, { sign: "never" })}: added`;
    if (isRemoving) void run(deleting("remove-quick-entry", template.id), `Quick entry ${template.label}: removed`);
    else void write(addingQuickEntry(template, day.ok ? day.value : today, resolved.personId), said);
  };
  return (
    <div className="editor-picks">
      <ChipBar label={isRemoving ? "Press those to remove" : "Quick entries: one press adds"}>
        {byLabel(saved.quick).map((template) => (
          <button key={template.id} type="button" className="editor-chip" onClick={() => press(template)}>
            {isRemoving && <Icon name="close" size={14} label="Remove" />}
            <span className="editor-chip-name">{template.label}</span>
            <span className="quiet">{formatMoney(template.entry.amount, household, { sign: "never" })}</span>
          </button>
        ))}
      </ChipBar>
      <TextButton aria-pressed={isRemoving} onClick={() => setRemoving(!isRemoving)}>
        {isRemoving ? "Done" : "Remove some"}
      </TextButton>
    </div>
  );
}

const byLabel = (templates: readonly EntryTemplate[]) => [...templates].sort((a, b) => a.label.localeCompare(b.label));

/** The payees of the latest entries, without duplicates. */
function recentPayees(entries: readonly Transaction[]): string[] {
  const names = new Map<string, string>();
  for (const { kind, payee } of entries) {
    const key = kind === "spending" ? payeeKey(payee) : "";
    if (key !== "" && !names.has(key)) names.set(key, payee.trim());
    if (names.size === mostRecent) break;
  }
  return [...names.values()];
}
