import { formatMoney } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { useIntake } from "../draft/intake-context.tsx";
import { CarriedRows } from "./carried-rows.tsx";
import { LineField } from "./line-field.tsx";
import { oneOfPart } from "./problem-words.ts";
import { RowChips } from "./row-chips.tsx";
import { RowLines } from "./row-lines.tsx";
import type { RowListProps } from "./row-list-props.ts";
import { useAdding } from "./use-adding.ts";
import { useOpenRow } from "./use-open-row.ts";
import "./row-list.css";

/** A list of the intake: its rows with one editor open at a time, its sum, and every way to add to it. */
export function RowList(props: RowListProps) {
  const { part, words, describe, templates = [], total, onGoOn } = props;
  const { asked, rowsOf } = useIntake();
  const opening = useOpenRow(props.wanted);
  const rows = rowsOf(part);
  const adding = useAdding(part, opening.setOpen);
  return (
    <div className="row-list" ref={opening.list}>
      <CarriedRows part={part} />
      {rows.length > 0 && <RowLines {...props} rows={rows} opening={opening} />}
      {total && rows.length > 0 && (
        <p className="sum">
          <span>{total.label}</span>
          <span>{total.amount === null ? "–" : formatMoney(total.amount, asked.format)}</span>
        </p>
      )}
      <LineField part={part} words={words} describe={describe} onGoOn={onGoOn} />
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
