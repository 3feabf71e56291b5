import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";

const span = { min: 1, max: 7 };

/** A habit in one's own words, and how often. */
export function HabitEditor({ row: { answers }, problems, onType }: EditorProps) {
  const { locale } = useIntake().asked.format;
  return (
    <div className="editor-fields">
      <div className="editor-most editor-wide-on-phones">
        <TextField
          name="label"
          label="Habit"
          autoComplete="off"
          value={answers.label ?? ""}
          onChange={(label) => onType({ label })}
          error={errorOf("habits", problems, "label")}
        />
      </div>
      <div className="editor-third">
        <NumberField
          name="timesAWeek"
          label="Times a week"
          placeholder="1"
          {...{ ...span, locale }}
          value={answers.timesAWeek ?? ""}
          onChange={(timesAWeek) => onType({ timesAWeek })}
          error={errorOf("habits", problems, "timesAWeek")}
        />
      </div>
    </div>
  );
}
