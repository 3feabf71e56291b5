import { personKinds } from "#domain/intake/choices.ts";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";

const kinds = [
  { value: "adult", label: "Adult" },
  { value: "child", label: "Child" },
] as const;

export function PersonEditor({ row, problems, onType }: EditorProps) {
  const { name = "", kind, birthYear = "" } = row.answers;
  return (
    <div className="editor-fields">
      <div className="editor-all">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          value={name}
          error={errorOf("people", problems, "name")}
          onChange={(text) => onType({ name: text })}
        />
      </div>
      <div className="editor-half">
        <Segments
          label="Adult or child"
          name="kind"
          wide
          value={personKinds.find((one) => one === kind) ?? personKinds[0]}
          onChange={(chosen) => onType({ kind: chosen })}
          options={kinds}
        />
      </div>
      <div className="editor-half">
        <TextField
          label="Birth year"
          optional
          name="birthYear"
          inputMode="numeric"
          autoComplete="off"
          value={birthYear}
          error={errorOf("people", problems, "birthYear")}
          onChange={(text) => onType({ birthYear: text })}
        />
      </div>
    </div>
  );
}
