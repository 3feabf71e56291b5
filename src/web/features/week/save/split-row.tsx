import type { MoneyFormat } from "#domain/money/money.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { SelectOption } from "#web/ui/select-options.tsx";
import type { ReadRow } from "./split-draft.ts";

interface SplitRowProps {
  row: ReadRow;
  format: MoneyFormat;
  others: readonly SelectOption[];
  onType: (text: string) => void;
  onMove: (key: string) => void;
}

/** A place and its amount. A place that is gone asks where its amount goes instead. */
export function SplitRow({ row, format, others, onType, onMove }: SplitRowProps) {
  if (!row.isGone) {
    return (
      <li className="split-row">
        <MoneyField label={row.label} value={row.text} format={format} onChange={onType} error={row.problem} />
      </li>
    );
  }
  return (
    <li>
      <Select
        label={`Instead of ${row.label}`}
        value=""
        placeholder="Choose a place"
        options={others}
        onChange={onMove}
        error={row.problem}
      />
    </li>
  );
}
