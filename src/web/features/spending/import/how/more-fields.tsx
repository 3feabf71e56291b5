import type { Question } from "#domain/import/guess-mapping.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { withSkip, withText } from "./change-mapping.ts";
import { ColumnSelect } from "./column-select.tsx";
import { type MappingProps, QuestionField } from "./question-fields.tsx";

const all: readonly Question[] = ["day", "date-order", "money", "way", "decimal"];

/** All that was not asked, to be looked at and changed. */
export function MoreFields({ asked, ...props }: MappingProps & { asked: readonly Question[] }) {
  const { table, draft, onChange } = props;
  const skip = draft.skip ?? table.guess.draft.skip;
  return (
    <div className="bank-fields">
      {all
        .filter((question) => !asked.includes(question))
        .map((question) => (
          <QuestionField key={question} question={question} {...props} />
        ))}
      <div className="bank-pair">
        <ColumnSelect
          {...{ label: "Payee", table, value: draft.payee, none: "None" }}
          onChange={(column) => onChange(withText(draft, "payee", column))}
        />
        <ColumnSelect
          {...{ label: "Note", table, value: draft.note, none: "None" }}
          onChange={(column) => onChange(withText(draft, "note", column))}
        />
      </div>
      <Segments
        label="Money that came in is"
        value={draft.moneyIn}
        onChange={(moneyIn) => onChange({ ...draft, moneyIn })}
        options={[
          { value: "income", label: "Income" },
          { value: "refund", label: "A refund" },
        ]}
        hint="A card’s file mostly holds refunds, an account’s holds income."
      />
      <ColumnSelect
        {...{ label: "Currency", table, value: draft.currency, none: "None" }}
        onChange={(column) => onChange(withText(draft, "currency", column))}
      />
      {skip && (
        <Checkbox
          label="Leave out rows that are pending or were declined"
          checked={draft.skip !== undefined}
          onChange={(isLeftOut) => onChange(withSkip(draft, isLeftOut ? skip : undefined))}
        />
      )}
    </div>
  );
}
