import { goalKindOptions } from "#web/household/words/goal-kinds.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { NameAndKind } from "../../rows/name-and-kind.tsx";
import { errorOf } from "../../rows/problem-words.ts";
import { NeedNote } from "./need-note.tsx";

/** A goal, and what it needs a week. */
export function GoalEditor(props: EditorProps) {
  return (
    <div className="editor-fields">
      <NameAndKind {...props} label="What for" kinds={goalKindOptions} />
      <HowMuch {...props} />
      <NeedNote row={props.row} />
    </div>
  );
}

function HowMuch({ row: { answers }, problems, onType }: EditorProps) {
  const { format, today } = useIntake().asked;
  const field = (name: string) => ({
    ...{ name, value: answers[name] ?? "", error: errorOf("goals", problems, name) },
    onChange: (text: string) => onType({ [name]: text }),
  });
  return (
    <>
      <div className="editor-third">
        <MoneyField {...field("target")} label="Target" format={format} />
      </div>
      <div className="editor-third">
        <MoneyField {...field("alreadySaved")} label="Already saved" format={format} />
      </div>
      <div className="editor-third editor-wide-on-phones">
        <DateField {...field("by")} label="By" optional min={today} />
      </div>
    </>
  );
}
