import type { PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import { Button } from "#web/ui/button.tsx";

interface RuleRowProps {
  rule: PayeeRule;
  /** Undefined where its category was deleted: it decides nothing. */
  category: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RuleRow({ rule, category, isFirst, isLast, onMove, onEdit, onDelete }: RuleRowProps) {
  const of = `“${rule.contains}”`;
  return (
    <li className="rules-row">
      <span className="rules-words">
        <span>{of}</span>
        <span className="small quiet">{category ?? "Its category was deleted. Choose another."}</span>
      </span>
      <span className="rules-actions">
        <Button
          {...{ variant: "quiet", size: "small", icon: "arrow-up-triangle", "aria-label": `Move ${of} up` }}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <Button
          {...{ variant: "quiet", size: "small", icon: "arrow-down-triangle", "aria-label": `Move ${of} down` }}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button {...{ variant: "quiet", size: "small", "aria-label": `Edit ${of}` }} onClick={onEdit}>
          Edit
        </Button>
        <Button {...{ variant: "quiet", size: "small", "aria-label": `Delete ${of}` }} onClick={onDelete}>
          Delete
        </Button>
      </span>
    </li>
  );
}
