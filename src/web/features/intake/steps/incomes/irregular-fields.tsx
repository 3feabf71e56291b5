import { cadences } from "#domain/intake/choices.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { spanWords } from "#web/household/words/cadence-words.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";

const articles: Readonly<Record<Cadence, string>> = {
  ...{ weekly: "A week", fortnightly: "Two weeks", "twice-monthly": "Half a month", monthly: "A month" },
  ...{ quarterly: "A quarter", yearly: "A year" },
};
const spans = cadences.map((value) => ({ value, label: articles[value] }));

/** Pay of which only a lean and a usual amount are known. */
export function IrregularFields({ row, problems, onType }: EditorProps) {
  const { low = "", usual = "", per = cadences[0] } = row.answers;
  const { format } = useIntake().asked;
  const span = spanWords[per as Cadence] ?? "time";
  const error = (field: string) => errorOf("incomes", problems, field);
  return (
    <>
      <div className="editor-half">
        <Select
          label="Amounts for"
          name="per"
          value={per}
          error={error("per")}
          options={spans}
          onChange={(chosen) => onType({ per: chosen })}
        />
      </div>
      <div className="editor-half">
        <MoneyField
          label={`Lean ${span}`}
          name="low"
          value={low}
          onChange={(text) => onType({ low: text })}
          {...{ format, error: error("low") }}
        />
      </div>
      <div className="editor-half">
        <MoneyField
          label={`Usual ${span}`}
          name="usual"
          value={usual}
          onChange={(text) => onType({ usual: text })}
          {...{ format, error: error("usual") }}
        />
      </div>
    </>
  );
}
