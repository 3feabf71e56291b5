import { type ComponentType, type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { afterPointerUp } from "#web/platform/after-pointer-up.ts";
import { Button } from "#web/ui/button.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { rowName } from "./problem-words.ts";
import type { OpenRow } from "./row-list.tsx";
import type { EditorProps } from "./row-types.ts";
import "./editor-card.css";

interface EditorCardProps {
  open: OpenRow;
  row: DraftRow;
  problems: AnswerProblems;
  editor: ComponentType<EditorProps>;
  showsAll: boolean;
  onType(row: DraftRow, answers: Answers): void;
  onDone(row: DraftRow): void;
  onRemove(row: DraftRow): void;
}

/** The open row. Done folds it; if answers are missing, the first press shows them and the second leaves them for later. */
export function EditorCard({ open, row, problems, editor: Editor, showsAll, ...on }: EditorCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const { shown, isAll, showAll, leave } = useVisibleProblems(problems, showsAll || !open.isNew);
  useEffect(() => focusField(form.current!, open.field), [open]);
  const finish = (event: FormEvent) => {
    event.preventDefault();
    const invalid = firstControlFor(form.current!, Object.keys(problems));
    if (isAll || !invalid) return on.onDone(row);
    showAll();
    invalid.focus();
  };
  const name = rowName(row);
  const isLeftOpen = isAll && Object.keys(problems).length > 0;
  return (
    <li className="editor-card">
      <form ref={form} noValidate aria-label={name} onSubmit={finish} onBlur={leave}>
        <Editor row={row} problems={shown} onType={(answers) => on.onType(row, answers)} />
        <div className="editor-card-actions">
          <Button variant="quiet" size="small" onClick={() => on.onRemove(row)}>
            <span>
              Remove<span className="visually-hidden"> {name}</span>
            </span>
          </Button>
          <Button type="submit" variant="outline" size="small">
            {isLeftOpen ? "Leave for later" : "Done"}
          </Button>
        </div>
      </form>
    </li>
  );
}

/** Invalid answers show once their field loses focus, missing answers only after the user presses Done. */
function useVisibleProblems(problems: AnswerProblems, showsAll: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isDonePressed, setDonePressed] = useState(false);
  const showAll = useCallback(() => setDonePressed(true), []);
  const leave = useCallback((event: FocusEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (name) afterPointerUp(() => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))));
  }, []);
  const isAll = showsAll || isDonePressed;
  const isShown = (field: string) => isAll || (left.has(field) && problems[field] !== "empty");
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => isShown(field)));
  return { shown: shown as AnswerProblems, isAll, showAll, leave };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLElement): Control[] => [...form.querySelectorAll<Control>("input, select, textarea")];

/** The first control in the form for one of these answers. */
const firstControlFor = (form: HTMLElement, fields: readonly string[]): Control | undefined =>
  controlsOf(form).find(({ name }) => fields.includes(name));

/** Focuses the named field, or the first one. */
function focusField(form: HTMLElement, field?: string | undefined): void {
  const controls = controlsOf(form);
  const named = controls.filter(({ name }) => name === field);
  const chosen = named.find((control) => control instanceof HTMLInputElement && control.checked);
  const target = chosen ?? named[0] ?? controls[0];
  target?.focus();
  // Selected, so that typing replaces the old value.
  if (target instanceof HTMLInputElement && target.value !== "") target.select();
}
