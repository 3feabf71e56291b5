import { memo, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface FoldedRowProps {
  rowId: string;
  name: string;
  note?: ReactNode;
  /** Formatted; absent if the row has no figure. */
  figure?: string | undefined;
  unit: string;
  mark?: ReactNode;
  /** What is missing. */
  problem?: string | undefined;
  actions?: ReactNode;
  /** The same function for all rows, so that the row stays memoized. */
  onEdit(rowId: string): void;
}

/** A row in its closed, ledger-like form. */
export const FoldedRow = memo(function FoldedRow({ rowId, name, actions, onEdit, ...look }: FoldedRowProps) {
  const { note, figure, unit, mark, problem } = look;
  return (
    <li className="folded-row">
      {mark !== undefined && <span className="folded-row-mark">{mark}</span>}
      <span className="folded-row-words">
        <bdi className="folded-row-name">{name}</bdi>
        {note && <span className="small quiet">{note}</span>}
        {problem && (
          <span className="folded-row-problem">
            <Icon name="alert" size={18} />
            <span>{problem}</span>
          </span>
        )}
      </span>
      {figure !== undefined && (
        <span className="folded-row-figure">
          <span className="folded-row-amount">{figure}</span>
          {figure !== "–" && <span className="small quiet">{unit}</span>}
        </span>
      )}
      {actions}
      <Button variant="quiet" className="folded-row-edit" data-edit={rowId} onClick={() => onEdit(rowId)}>
        <span>
          Edit<span className="visually-hidden"> {name}</span>
        </span>
      </Button>
    </li>
  );
});
