import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import type { DraftRow } from "../draft/draft-rows.ts";

/** An editor is a plain form: each input is named as its answer and shows it as typed. `errorOf` has the words. */
export interface EditorProps {
  row: DraftRow;
  /** The problems to show by now, by answer. */
  problems: AnswerProblems;
  onType(answers: Answers): void;
}
