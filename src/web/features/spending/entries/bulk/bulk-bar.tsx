import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { entriesWords } from "../entry-words.ts";

interface BulkBarProps {
  household: Household;
  count: number;
  /** The sum of the selected entries; null if too large to be exact. */
  spent: Minor | null;
  onAll: () => void;
  onChange: () => void;
  onDelete: () => void;
  onDone: () => void;
}

/** Actions for the selected entries. Stays in view while selecting. */
export function BulkBar({ household, count, spent, onAll, onChange, onDelete, onDone }: BulkBarProps) {
  return (
    <section className="bulk-bar" aria-label="Selected entries" data-keep-clear>
      <p className="bulk-bar-count" aria-live="polite">
        {count === 0 ? "Choose entries to change them together." : `${entriesWords(count)} selected`}
        {count > 0 && spent !== null && <span className="bulk-bar-sum"> {formatMoney(spent, household)}</span>}
      </p>
      <div className="bulk-bar-actions">
        <Button variant="outline" size="small" disabled={count === 0} onClick={onChange}>
          Change
        </Button>
        <Button variant="outline" size="small" disabled={count === 0} onClick={onDelete}>
          Delete
        </Button>
        <Button variant="quiet" size="small" onClick={onAll}>
          Select all
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}
