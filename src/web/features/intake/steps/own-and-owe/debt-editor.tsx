import { rateDecimals } from "#domain/intake/fields.ts";
import { debtKindOptions } from "#web/household/words/debt-kinds.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { NameAndKind } from "../../rows/name-and-kind.tsx";
import { errorOf } from "../../rows/problem-words.ts";
import { MinimumNote } from "./minimum-note.tsx";

/** A debt, and what paying its minimum does. */
export function DebtEditor(props: EditorProps) {
  const { row, onType } = props;
  return (
    <div className="editor-fields">
      <NameAndKind {...props} label="Name" kinds={debtKindOptions} />
      <Terms {...props} />
      <MinimumNote row={row} />
      <div className="editor-all">
        <Checkbox
          name="listedAsBill"
          label="Already in my bills"
          hint="Then its minimum is not counted a second time."
          checked={row.answers.listedAsBill === "yes"}
          onChange={(isListed) => onType({ listedAsBill: isListed ? "yes" : "" })}
        />
      </div>
    </div>
  );
}

function Terms({ row: { answers }, problems, onType }: EditorProps) {
  const { format } = useIntake().asked;
  const field = (name: string) => ({
    ...{ name, value: answers[name] ?? "", error: errorOf("debts", problems, name) },
    onChange: (text: string) => onType({ [name]: text }),
  });
  const percent = { locale: format.locale, decimals: rateDecimals, min: 0, max: 100, suffix: "%" };
  return (
    <>
      <div className="editor-third">
        <MoneyField {...field("balance")} label="What is owed" format={format} />
      </div>
      <div className="editor-third">
        <NumberField {...field("apr")} {...percent} label="Interest (APR)" />
      </div>
      <div className="editor-third editor-wide-on-phones">
        <MoneyField {...field("minimum")} label="Minimum" suffix="a month" format={format} />
      </div>
    </>
  );
}
