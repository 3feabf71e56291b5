import { cadences } from "#domain/intake/choices.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import { AmountFields } from "../../rows/amount-fields.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";

export function BillEditor(props: EditorProps) {
  const { row, problems, onType } = props;
  return (
    <div className="editor-fields">
      <div className="editor-all">
        <TextField
          label="Bill"
          name="label"
          autoComplete="off"
          value={row.answers.label ?? ""}
          error={errorOf("bills", problems, "label")}
          onChange={(label) => onType({ label })}
        />
      </div>
      <AmountFields {...props} cadences={cadences} />
      <DueAndCategory {...props} />
    </div>
  );
}

function DueAndCategory({ row, problems, onType }: EditorProps) {
  const { nextDue = "", categoryId = "" } = row.answers;
  const categories = useIntake().rowsOf("categories");
  const named = categories.filter(({ answers }) => answers.label?.trim());
  return (
    <>
      <div className="editor-half">
        <DateField
          label="Next due"
          optional
          name="nextDue"
          value={nextDue}
          hint="Left open, it is the first of next month."
          error={errorOf("bills", problems, "nextDue")}
          onChange={(day) => onType({ nextDue: day })}
        />
      </div>
      {named.length > 0 && (
        <div className="editor-half">
          <Select
            label="Category"
            optional
            name="categoryId"
            value={categoryId}
            placeholder="None"
            options={named.map(({ id, answers }) => ({ value: id, label: answers.label! }))}
            onChange={(chosen) => onType({ categoryId: chosen })}
          />
        </div>
      )}
    </>
  );
}
