import type { AnswerProblems } from "#domain/intake/answers.ts";
import { isBlank } from "#domain/intake/read-row.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/intake-context.tsx";
import { EditorCard } from "./editor-card.tsx";
import { FoldedRow } from "./folded-row.tsx";
import { unfinishedWords } from "./problem-words.ts";
import type { RowListProps } from "./row-list-props.ts";
import type { useOpenRow } from "./use-open-row.ts";

interface RowLinesProps extends RowListProps {
  rows: readonly DraftRow[];
  opening: ReturnType<typeof useOpenRow>;
}

const nothingWrong: AnswerProblems = {};

/** The rows themselves: all folded but one. */
export function RowLines(props: RowLinesProps) {
  const { rows, words, opening, editor, askedFor } = props;
  const { read, type, remove } = useIntake();
  const { open, fold, toLine } = opening;
  const problems = new Map(read.unfinished.map(({ row, problems }) => [row.id, problems]));
  const removeRow = (row: DraftRow) => {
    toLine();
    remove(row);
  };
  /** Where nothing was typed there is nothing to keep. */
  const finish = (row: DraftRow) => (isBlank(row) && !row.isFinished ? removeRow(row) : fold(row.id));
  return (
    <ul className="row-list-rows" aria-label={words.list}>
      {rows.map((row) =>
        row.id === open?.rowId ? (
          <EditorCard
            key={row.id}
            {...{ open, row, editor, onType: type, onDone: finish, onRemove: removeRow }}
            asksAll={askedFor.has(row.id)}
            problems={problems.get(row.id) ?? nothingWrong}
          />
        ) : (
          <Folded key={row.id} {...props} row={row} problems={problems.get(row.id)} />
        ),
      )}
    </ul>
  );
}

type FoldedProps = RowLinesProps & { row: DraftRow; problems: AnswerProblems | undefined };

function Folded({ row, problems, part, describe, actions, opening }: FoldedProps) {
  const { format } = useIntake().asked;
  const { name, note, week, unit = "a week", mark } = describe(row);
  const problem = problems && unfinishedWords(part, problems);
  return (
    <FoldedRow
      {...{ name, note, unit, mark, problem, rowId: row.id, onEdit: opening.edit }}
      figure={week === undefined ? undefined : week === null ? "–" : formatMoney(week, format)}
      actions={actions?.(row)}
    />
  );
}
