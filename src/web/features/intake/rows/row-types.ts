import type { ComponentType, ReactNode } from "react";
import type { AnswerProblems, Answers, Part } from "#domain/intake/answers.ts";
import type { Minor } from "#domain/money/money.ts";
import type { DraftRow } from "../draft/draft-rows.ts";

/** A field that someone wants to see, by its row and its answer's name. */
export interface FieldRef {
  rowId: string;
  field: string;
}

/** What every step of the intake is given. */
export interface StepProps {
  /** Goes to the next step. */
  onNext(): void;
  /** The field to open and focus. A new object asks again. */
  fieldToOpen: FieldRef | null;
  /** The rows that held someone back who wanted to go on: what is missing in them is said at every field. */
  incompleteRows: ReadonlySet<string>;
}

/** A folded row. Plain text and marks made once keep long lists fast: a row whose words are the same is not drawn anew. */
export interface RowWords {
  name: string;
  note?: ReactNode;
  /** The figure at the right; null where none can be told yet. */
  week?: Minor | null;
  /** What stands below the figure; "a week" unless told. */
  unit?: string;
  mark?: ReactNode;
}

/** A row to begin with: its chip's words, and what pressing it types. */
export interface RowTemplate {
  label: string;
  answers: Answers;
  /** The answer to go on with; "amount" unless told. */
  focus?: string;
}

export interface ListWords {
  /** What the list is called, for those who hear it: "Bills". */
  list: string;
  /** What could be typed in the line: "rent 1200, phone 35 monthly". */
  example: string;
  /** Above the chips: "Often paid where you live". */
  templates?: string;
}

export interface RowListProps extends StepProps {
  part: Part;
  words: ListWords;
  describe(row: DraftRow): RowWords;
  editor: ComponentType<EditorProps>;
  templates?: readonly RowTemplate[];
  /** The sum row; without an amount it says "–". */
  total?: { label: string; amount: Minor | null };
  /** Beside Edit in a folded row, such as Move up. */
  actions?(row: DraftRow): ReactNode;
}

/** An editor is a plain form: each input is named as its answer and shows it as typed. `errorOf` has the words. */
export interface EditorProps {
  row: DraftRow;
  /** The problems to show by now, by answer. */
  problems: AnswerProblems;
  onType(answers: Answers): void;
}
