import { MoneyField } from "#web/ui/money-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";

/** Pay that is the same each time. */
export function SteadyField({ row, problems, onType }: EditorProps) {
  const { format } = useIntake().asked;
  return (
    <div className="editor-half">
      <MoneyField
        label="Take-home amount"
        name="amount"
        value={row.answers.amount ?? ""}
        error={errorOf("incomes", problems, "amount")}
        onChange={(amount) => onType({ amount })}
        format={format}
      />
    </div>
  );
}
