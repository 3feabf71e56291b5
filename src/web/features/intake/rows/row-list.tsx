import { Fragment, useCallback, useEffect, useRef, useState } from "react";
import type { AnswerProblems, Answers, Part } from "#domain/intake/answers.ts";
import { isFull } from "#domain/intake/household-from.ts";
import { isBlank } from "#domain/intake/read-row.ts";
import { formatMoney } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipBar } from "#web/ui/chip-bar.tsx";
import { focusIn } from "#web/ui/focus.ts";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { EditorCard } from "./editor-card.tsx";
import { FoldedRow } from "./folded-row.tsx";
import { ToolOffer } from "./handoff-offers.tsx";
import { LineField } from "./line-field.tsx";
import { oneOfPart, unfinishedWords } from "./problem-words.ts";
import type { FieldRef, RowListProps, RowTemplate } from "./row-types.ts";
import { fullWords } from "./use-line.ts";
import "./row-list.css";

/** A list of the intake: its rows with one open editor, its sum, and the ways to add a row. */
export function RowList(props: RowListProps) {
  const { part, words, describe, templates = [], total, onNext } = props;
  const { options, rowsOf } = useIntake();
  const opening = useOpenRow(props.fieldToOpen);
  const rows = rowsOf(part);
  const adding = useAdding(part, opening.setOpen);
  return (
    <div className="row-list" ref={opening.list}>
      <ToolOffer part={part} />
      {rows.length > 0 && <RowLines {...props} rows={rows} opening={opening} />}
      {total && rows.length > 0 && (
        <p className="sum">
          <span>{total.label}</span>
          <span>{total.amount === null ? "–" : formatMoney(total.amount, options.format)}</span>
        </p>
      )}
      <LineField part={part} words={words} describe={describe} onGoOn={onNext} />
      <RowChips
        label={words.templates ?? "Often listed"}
        templates={templates}
        rows={rows}
        onPick={({ answers, focus = "amount" }) => void adding.add(answers, focus)}
      />
      <div className="row-list-add">
        <Button variant="outline" icon="plus" onClick={() => void adding.addBlank(rows)}>
          Add {oneOfPart(part)}
        </Button>
        <p role="status" className="small">
          {adding.refusal}
        </p>
      </div>
    </div>
  );
}

interface RowLinesProps extends RowListProps {
  rows: readonly DraftRow[];
  opening: ReturnType<typeof useOpenRow>;
}

const nothingWrong: AnswerProblems = {};

/** The rows, at most one of them open. */
function RowLines(props: RowLinesProps) {
  const { rows, words, opening, editor, incompleteRows } = props;
  const { read, type, remove } = useIntake();
  const { open, fold, toLine } = opening;
  const problems = new Map(read.unfinished.map(({ row, problems }) => [row.id, problems]));
  const removeRow = (row: DraftRow) => {
    toLine();
    remove(row);
  };
  /** A new row that is still blank is removed. */
  const finish = (row: DraftRow) => (isBlank(row) && !row.isFinished ? removeRow(row) : fold(row.id));
  return (
    <ul className="row-list-rows" aria-label={words.list}>
      {rows.map((row) =>
        row.id === open?.rowId ? (
          <EditorCard
            key={row.id}
            open={open}
            row={row}
            editor={editor}
            onType={type}
            onDone={finish}
            onRemove={removeRow}
            showsAll={incompleteRows.has(row.id)}
            problems={problems.get(row.id) ?? nothingWrong}
          />
        ) : (
          <Fragment key={row.id}>
            <Folded {...props} row={row} problems={problems.get(row.id)} />
            {props.question?.(row)}
          </Fragment>
        ),
      )}
    </ul>
  );
}

type FoldedProps = RowLinesProps & { row: DraftRow; problems: AnswerProblems | undefined };

function Folded({ row, problems, part, describe, actions, opening }: FoldedProps) {
  const { format } = useIntake().options;
  const { name, note, week, unit = "a week", mark } = describe(row);
  const problem = problems && unfinishedWords(part, problems);
  return (
    <FoldedRow
      name={name}
      note={note}
      unit={unit}
      mark={mark}
      problem={problem}
      rowId={row.id}
      onEdit={opening.edit}
      figure={week === undefined ? undefined : week === null ? "–" : formatMoney(week, format)}
      actions={actions?.(row)}
    />
  );
}

interface RowChipsProps {
  label: string;
  templates: readonly RowTemplate[];
  rows: readonly DraftRow[];
  onPick(template: RowTemplate): void;
}

/** Chips that add common rows. Names already in the list are not offered. */
function RowChips({ label, templates, rows, onPick }: RowChipsProps) {
  const listed = new Set(rows.map(({ answers }) => normalizedName(answers.label ?? answers.name ?? "")));
  const offered = templates.filter((template) => !listed.has(normalizedName(template.label)));
  if (offered.length === 0) return null;
  return (
    <ChipBar label={label} className="row-chips">
      {offered.map((template) => (
        <Button key={template.label} variant="outline" icon="plus" onClick={() => onPick(template)}>
          {template.label}
        </Button>
      ))}
    </ChipBar>
  );
}

/** Names that differ only in case or surrounding spaces are equal. */
export const normalizedName = (name: string): string => name.trim().toLocaleLowerCase();

/** The row whose editor is open. A new object focuses its field again. */
export interface OpenRow {
  rowId: string;
  field?: string | undefined;
  /** Just added, so missing answers are not shown yet. */
  isNew: boolean;
}

/** One open editor per list. Folding it moves the focus back to its row or to the line. */
function useOpenRow(wanted: FieldRef | null) {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (wanted) setOpen({ ...wanted, isNew: false });
  }, [wanted]);
  useEffect(() => {
    if (open || focusNext.current === null) return;
    focusIn(list.current, focusNext.current);
    focusNext.current = null;
  }, [open]);
  const leave = useCallback((to: string) => {
    focusNext.current = to;
    setOpen(null);
  }, []);
  const edit = useCallback((rowId: string) => setOpen({ rowId, isNew: false }), []);
  const fold = useCallback((rowId: string) => leave(`[data-edit="${rowId}"]`), [leave]);
  const toLine = useCallback(() => leave("textarea[name=line]"), [leave]);
  return { open, list, setOpen, edit, fold, toLine };
}

/** Adds a row and opens its editor, or shows that the list is full. */
function useAdding(part: Part, open: (row: OpenRow) => void) {
  const intake = useIntake();
  const [refusal, setRefusal] = useState("");
  const isAdding = useRef(false);
  async function add(answers: Answers, field?: string) {
    if (isAdding.current) return;
    const full = isFull(intake.rows, part);
    setRefusal(full ? `${fullWords(part)} It is full; what is in it is safe.` : "");
    if (full) return;
    isAdding.current = true;
    const [rowId] = await intake.add(part, [answers]);
    isAdding.current = false;
    if (rowId) open({ rowId, field, isNew: true });
  }
  /** Reuses a row that is still blank. */
  async function addBlank(rows: readonly DraftRow[]) {
    const blank = rows.find((row) => !row.isFinished && isBlank(row));
    if (blank) open({ rowId: blank.id, isNew: true });
    else await add({});
  }
  return { add, addBlank, refusal };
}
