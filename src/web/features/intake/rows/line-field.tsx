import type { KeyboardEvent } from "react";
import type { AnswerProblems, Answers, Part } from "#domain/intake/answers.ts";
import { unreadDate } from "#domain/intake/line/read-line.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { formatMoney } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { unfinishedWords, unreadDateText } from "./problem-words.ts";
import type { ListWords, RowListProps } from "./row-types.ts";
import { countOf, useLine } from "./use-line.ts";
import "./row-list.css";

interface LineFieldProps {
  part: Part;
  words: ListWords;
  describe: RowListProps["describe"];
  /** Called on Enter in an empty line. */
  onGoOn(): void;
}

const mostLines = 8;

/** The quick-entry line: type or paste, check the preview, press Enter. */
export function LineField({ part, words, describe, onGoOn }: LineFieldProps) {
  const line = useLine(part);
  const isEmpty = line.text.trim() === "";
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isEmpty) onGoOn();
    else void line.add();
  };
  return (
    <div className="line-field">
      <TextArea
        ref={line.field}
        name="line"
        label={`Type or paste ${words.list.toLowerCase()}`}
        hint={`Such as: ${words.example}. Enter adds; on an empty line it goes on.`}
        error={line.refusal}
        value={line.text}
        onChange={line.type}
        onKeyDown={press}
        rows={Math.min(mostLines, line.text.split("\n").length)}
        enterKeyHint={isEmpty ? "next" : "done"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {line.found.length > 0 && (
        <>
          <LinePreview part={part} found={line.found} describe={describe} />
          <Button variant="outline" onClick={() => void line.add()}>
            Add {countOf(part, line.found.length)}
          </Button>
        </>
      )}
      <p role="status" className="small quiet">
        {line.message}
      </p>
    </div>
  );
}

interface LinePreviewProps {
  part: Part;
  found: readonly Answers[];
  describe: RowListProps["describe"];
}

/** Of a long pasted list, the first rows are enough to check how it was read. */
const mostShown = 12;

/** The rows that the line would add. */
function LinePreview({ part, found, describe }: LinePreviewProps) {
  const rows = found.slice(0, mostShown).map((answers, order) => previewRow(part, answers, order));
  const rest = found.length - rows.length;
  return (
    <ul className="line-preview" aria-label="What it becomes">
      {rows.map((row) => (
        <PreviewRow key={row.id} row={row} describe={describe} />
      ))}
      {rest > 0 && <li className="quiet">and {rest} more</li>}
    </ul>
  );
}

const previewRow = (part: Part, answers: Answers, order: number): DraftRow => ({
  id: `line-${order}`,
  part,
  answers,
  order,
  isFinished: false,
  isRemoved: false,
  isTouched: true,
  drafts: [],
});

function PreviewRow({ row, describe }: { row: DraftRow; describe: RowListProps["describe"] }) {
  const { options } = useIntake();
  const { name, note, week, unit = "a week" } = describe(row);
  const read = readRow(row, options);
  return (
    <li>
      <bdi className="line-preview-name">{name}</bdi>
      {note && <> · {note}</>}
      {week !== undefined && week !== null && ` · ${formatMoney(week, options.format)} ${unit}`}
      {!read.ok && <span className="line-preview-open"> · {openWords(row, read.problems)}</span>}
    </li>
  );
}

/** An invalid date is quoted as typed; other problems name their field. */
function openWords({ part, answers }: DraftRow, problems: AnswerProblems): string {
  const date = unreadDate(part, [answers]);
  const others = Object.entries(problems).filter(([field]) => date === undefined || answers[field] !== date);
  const words = [unfinishedWords(part, Object.fromEntries(others)), date && unreadDateText(date)];
  return words.filter(Boolean).join(" ");
}
