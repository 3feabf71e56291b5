import { longestNote } from "#sync/kinds/fields.ts";
import { TextArea } from "#web/ui/text-area.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import { ownProblems } from "../../draft/own-answers.ts";

/** Why the household does all this. */
export function ReasonField() {
  const { own, typeOwn } = useIntake();
  return (
    <TextArea
      name="reason"
      label="Why you are doing this"
      optional
      hint="One sentence for the weeks that are hard."
      error={ownProblems(own).reason && tooLong(own.reason.length)}
      value={own.reason}
      onChange={(reason) => typeOwn({ reason })}
    />
  );
}

const tooLong = (length: number): string =>
  `This is ${length.toLocaleString("en")} characters long, and ${longestNote.toLocaleString("en")} fit. All of it is still here.`;
