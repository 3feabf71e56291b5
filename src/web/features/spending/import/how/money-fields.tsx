import type { MoneyColumns } from "#domain/import/mapping.ts";
import { Select } from "#web/ui/select.tsx";
import { moneyAs, withMoney } from "./change-mapping.ts";
import { ColumnSelect } from "./column-select.tsx";
import type { MappingProps } from "./question-fields.tsx";

const layouts: readonly { value: MoneyColumns["kind"]; label: string }[] = [
  { value: "one", label: "In one column" },
  { value: "two", label: "In two: one for out, one for in" },
  { value: "marked", label: "In one, and a word says which way" },
];

/** Which columns say what was moved. */
export function MoneyFields({ table, draft, money, onChange, isWanting }: MappingProps) {
  const set = (columns: MoneyColumns) => onChange(withMoney(draft, columns, table, money));
  return (
    <>
      <Select
        {...{ label: "Amounts stand", value: draft.money?.kind ?? "", options: layouts }}
        placeholder={draft.money ? undefined : "Choose"}
        error={isWanting && !draft.money ? "Which column says the amount?" : undefined}
        onChange={(kind) => kind !== "" && set(moneyAs(kind as MoneyColumns["kind"], draft.money, table.columns))}
      />
      {draft.money && <MoneyColumnFields {...{ table, set }} columns={draft.money} />}
    </>
  );
}

interface ColumnsProps {
  table: MappingProps["table"];
  columns: MoneyColumns;
  set: (columns: MoneyColumns) => void;
}

function MoneyColumnFields({ table, columns, set }: ColumnsProps) {
  if (columns.kind === "two") {
    const isSame = columns.out === columns.in;
    return (
      <div className="bank-pair">
        <ColumnSelect
          {...{ label: "Money out", table, value: columns.out }}
          error={isSame ? "These are the same column." : undefined}
          onChange={(out) => set({ ...columns, out })}
        />
        <ColumnSelect
          {...{ label: "Money in", table, value: columns.in }}
          onChange={(into) => set({ ...columns, in: into })}
        />
      </div>
    );
  }
  const amount = (
    <ColumnSelect
      {...{ label: "Amount", table, value: columns.column }}
      onChange={(column) => set({ ...columns, column })}
    />
  );
  if (columns.kind === "one") return amount;
  return (
    <div className="bank-pair">
      {amount}
      <ColumnSelect
        {...{ label: "Word for the way", table, value: columns.mark }}
        onChange={(mark) => set({ ...columns, mark })}
      />
    </div>
  );
}
