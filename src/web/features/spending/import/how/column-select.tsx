import { tidy } from "#domain/import/row-text.ts";
import type { OpenedFile } from "#web/import/import-messages.ts";
import { Select } from "#web/ui/select.tsx";
import { valuesIn } from "./change-mapping.ts";

type Table = Pick<OpenedFile, "header" | "columns" | "sample">;

export interface ColumnSelectProps {
  label: string;
  table: Table;
  value: number | undefined;
  onChange: (column: number) => void;
  /** Where a file may do without, this says so. */
  none?: string | undefined;
  error?: string | undefined;
}

/** A column by its name and what stands in it first. */
export function ColumnSelect({ label, table, value, onChange, none, error }: ColumnSelectProps) {
  const columns = Array.from({ length: table.columns }, (_, column) => ({
    value: String(column),
    label: columnWords(table, column),
  }));
  const lacking = none === undefined ? {} : { none: { value: "-1", label: none } };
  return (
    <Select
      {...{ label, error }}
      value={value === undefined ? (none === undefined ? "" : "-1") : String(value)}
      placeholder={none === undefined && value === undefined ? "Choose a column" : undefined}
      options={[...Object.values(lacking), ...columns]}
      onChange={(chosen) => chosen !== "" && onChange(Number(chosen))}
    />
  );
}

const longestExample = 32;

function columnWords(table: Table, column: number): string {
  const name = tidy(table.header?.[column] ?? "") || `Column ${column + 1}`;
  const example = tidy(valuesIn(table, [column])[0] ?? "");
  const short = example.length > longestExample ? `${example.slice(0, longestExample)}…` : example;
  return short === "" ? name : `${name}: ${short}`;
}
