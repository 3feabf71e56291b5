import { useState } from "react";
import { readAccount } from "#domain/intake/account.ts";
import type { Answers } from "#domain/intake/answers.ts";
import { capital } from "#web/household/words/number-words.ts";
import { onceReleased } from "#web/platform/once-released.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { errorOf } from "../../rows/problem-words.ts";
import { problemsOfEnds, typeRange } from "./about-balance.ts";
import { rangeWords } from "./range-words.ts";

interface AboutFieldsProps extends EditorProps {
  /** They were only just asked for, so nothing is missing until they are left. */
  isFresh: boolean;
}

/** Two ends, for what nobody knows to the cent. */
export function AboutFields({ row: { answers }, problems, onType, isFresh }: AboutFieldsProps) {
  const { asked } = useIntake();
  const [isLeft, setLeft] = useState(!isFresh);
  // A balance outside its range can only come from another screen: here it is out of sight.
  const outside = problems.balance === "upside-down" ? errorOf("accounts", problems, "balance") : undefined;
  const field = (name: "low" | "high") => ({
    ...{ name, format: asked.format, value: answers[name] ?? "" },
    error: errorOf("accounts", problemsOfEnds(problems, isLeft), name),
    onChange: (text: string) => onType(typeRange(answers, { [name]: text })),
  });
  return (
    <>
      <div className="editor-half">
        <MoneyField {...field("low")} label="At least" />
      </div>
      <div className="editor-half">
        <MoneyField
          {...field("high")}
          label="At most"
          error={field("high").error ?? outside}
          onBlur={() => onceReleased(() => setLeft(true))}
        />
      </div>
    </>
  );
}

/** What a range counts as. Before the row has a name it can be read as well. */
export function AboutWords({ answers }: { answers: Answers }) {
  const { asked } = useIntake();
  const read = readAccount("account", { ...answers, label: "–" }, asked);
  const words = read.ok ? rangeWords(read.value, asked.format) : null;
  return <>{words ? `${capital(words)}.` : "The plan counts the middle."} </>;
}
