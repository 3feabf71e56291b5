import { payCadences } from "#domain/intake/choices.ts";
import { cadenceOptions } from "#web/household/words/cadence-words.ts";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { personMarks } from "../../rows/person-marks.tsx";
import { errorOf } from "../../rows/problem-words.ts";
import { namedPeople } from "./income-words.tsx";
import { IrregularFields } from "./irregular-fields.tsx";
import { PayNote } from "./pay-note.tsx";
import { SteadyField } from "./steady-field.tsx";

const options = cadenceOptions(payCadences);

export function IncomeEditor(props: EditorProps) {
  const { row, problems, onType } = props;
  const { label = "", cadence = payCadences[0] } = row.answers;
  const people = namedPeople(useIntake().rowsOf("people"));
  return (
    <div className="editor-fields">
      {people.length > 1 && <WhoField {...props} />}
      <div className={people.length > 1 ? "editor-most" : "editor-all"}>
        <TextField
          label="From"
          name="label"
          autoComplete="off"
          value={label}
          error={errorOf("incomes", problems, "label")}
          onChange={(text) => onType({ label: text })}
        />
      </div>
      <div className="editor-half">
        <Select
          label="How often"
          name="cadence"
          value={cadence}
          options={options}
          error={errorOf("incomes", problems, "cadence")}
          onChange={(chosen) => onType({ cadence: chosen })}
        />
      </div>
      {cadence === "irregular" ? <IrregularFields {...props} /> : <SteadyField {...props} />}
      <PayNote row={row} onType={onType} />
    </div>
  );
}

/** Whose pay it is. Someone who left the list is still named, until someone else is chosen. */
function WhoField({ row, onType }: EditorProps) {
  const all = useIntake().rowsOf("people");
  const people = namedPeople(all);
  const personId = row.answers.personId || people[0]!.id;
  const options = people.map(({ id, answers }) => ({ value: id, label: answers.name!.trim() }));
  const isGone = !people.some(({ id }) => id === personId);
  return (
    <div className="editor-third">
      <Select
        label="Who"
        name="personId"
        value={personId}
        mark={personMarks(all)(personId)}
        options={isGone ? [{ value: personId, label: "No longer listed" }, ...options] : options}
        onChange={(chosen) => onType({ personId: chosen })}
      />
    </div>
  );
}
