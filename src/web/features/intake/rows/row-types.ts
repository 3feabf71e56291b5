import type { ComponentType, ReactNode } from "react";
import type { AnswerProblems, Answers, Part } from "#domain/intake/answers.ts";
import type { Minor } from "#domain/money/money.ts";
import type { DraftRow } from "../draft/draft-rows.ts";

/** A field, by its row and the name of its answer. */
export interface FieldRef {
  rowId: string;
  field: string;
}

/** The props of every step. */
export interface StepProps {
  /** Goes to the next step. */
  onNext(): void;
  /** The field to open and focus. A new object opens it again. */
  fieldToOpen: FieldRef | null;
  /** Rows that were incomplete when the user pressed Next: they show their missing answers too. */
  incompleteRows: ReadonlySet<string>;
}

/** The texts of a folded row. Plain strings and shared marks let the memoized row skip rendering in long lists. */
export interface RowWords {
  name: string;
  note?: ReactNode;
  /** The figure on the right; null while unknown. */
  week?: Minor | null;
  /** Below the figure; "a week" by default. */
  unit?: string;
  mark?: ReactNode;
}

/** A chip that adds a row with these answers. */
export interface RowTemplate {
  label: string;
  answers: Answers;
  /** The field to focus next; "amount" by default. */
  focus?: string;
}

export interface ListWords {
  /** The accessible name of the list: "Bills". */
  list: string;
  /** An example for the line: "rent 1200, phone 35 monthly". */
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
  /** The sum row; shows "–" without an amount. */
  total?: { label: string; amount: Minor | null };
  /** Buttons next to Edit in a folded row, such as Move up. */
  actions?(row: DraftRow): ReactNode;
  /** Something to answer about a row, below it. */
  question?(row: DraftRow): ReactNode;
}

/** An editor is a plain form: each input has the name of its answer and shows it as typed. `errorOf` has the messages. */
export interface EditorProps {
  row: DraftRow;
  /** The problems to show, by answer. */
  problems: AnswerProblems;
  onType(answers: Answers): void;
}
