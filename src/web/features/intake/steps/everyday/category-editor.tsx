import { categoryKinds, everydayCadences } from "#domain/intake/choices.ts";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AmountFields } from "../../rows/amount-fields.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";

const kinds = [
  { value: "need", label: "Need" },
  { value: "want", label: "Want" },
] as const;

export function CategoryEditor(props: EditorProps) {
  const { row, problems, onType } = props;
  const { label = "", kind } = row.answers;
  return (
    <div className="editor-fields">
      <div className="editor-most">
        <TextField
          label="What for"
          name="label"
          autoComplete="off"
          value={label}
          error={errorOf("categories", problems, "label")}
          onChange={(text) => onType({ label: text })}
        />
      </div>
      <div className="editor-third">
        <Segments
          label="Need or want"
          name="kind"
          wide
          value={categoryKinds.find((one) => one === kind) ?? categoryKinds[0]}
          onChange={(chosen) => onType({ kind: chosen })}
          options={kinds}
        />
      </div>
      <AmountFields {...props} cadences={everydayCadences} />
    </div>
  );
}
