import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { EditorProps } from "./row-types.ts";
import { errorOf } from "./problem-words.ts";

interface NameAndKindProps extends EditorProps {
  /** What the name is asked by: "What for". */
  label: string;
  /** The first is meant where none was chosen. */
  kinds: readonly { value: string; label: string }[];
}

/** What a row is called, and what it is. */
export function NameAndKind({ row: { part, answers }, problems, onType, label, kinds }: NameAndKindProps) {
  return (
    <>
      <div className="editor-half editor-wide-on-phones">
        <TextField
          name="label"
          label={label}
          autoComplete="off"
          value={answers.label ?? ""}
          onChange={(text) => onType({ label: text })}
          error={errorOf(part, problems, "label")}
        />
      </div>
      <div className="editor-half editor-wide-on-phones">
        <Select
          name="kind"
          label="What it is"
          value={answers.kind ?? kinds[0]!.value}
          onChange={(kind) => onType({ kind })}
          options={kinds}
          error={errorOf(part, problems, "kind")}
        />
      </div>
    </>
  );
}
