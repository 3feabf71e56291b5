import { type ComponentType, type FormEvent, useEffect, useRef } from "react";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { Button } from "#web/ui/button.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import type { EditorProps } from "./row-types.ts";
import { firstOf, focusIn } from "./form-focus.ts";
import { rowName } from "./problem-words.ts";
import type { OpenRow } from "./row-list.tsx";
import { useShownProblems } from "./use-shown-problems.ts";
import "./editor-card.css";

interface EditorCardProps {
  open: OpenRow;
  row: DraftRow;
  problems: AnswerProblems;
  editor: ComponentType<EditorProps>;
  asksAll: boolean;
  onType(row: DraftRow, answers: Answers): void;
  onDone(row: DraftRow): void;
  onRemove(row: DraftRow): void;
}

/** The one open row. Done folds it; where something is missing it says so first, and keeps nobody. */
export function EditorCard({ open, row, problems, editor: Editor, asksAll, ...on }: EditorCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const { shown, isAll, askAll, leave } = useShownProblems(problems, asksAll || !open.isNew);
  useEffect(() => focusIn(form.current!, open.field), [open]);
  const finish = (event: FormEvent) => {
    event.preventDefault();
    const wrong = firstOf(form.current!, Object.keys(problems));
    if (isAll || !wrong) return on.onDone(row);
    askAll();
    wrong.focus();
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
