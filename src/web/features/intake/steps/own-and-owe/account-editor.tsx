import { useEffect, useRef, useState } from "react";
import { accountKindOptions } from "#web/household/words/account-kinds.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { NameAndKind } from "../../rows/name-and-kind.tsx";
import { errorOf } from "../../rows/problem-words.ts";
import { saysAbout, toAbout, toExactly } from "./about-balance.ts";
import { AboutFields, AboutWords } from "./about-fields.tsx";

/** An account or something of value: what it is called, what it is, and what it holds, exactly or about. */
export function AccountEditor(props: EditorProps) {
  const { answers } = props.row;
  const [chosen, choose] = useState<boolean | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const isAbout = chosen ?? saysAbout(answers);
  const change = () => {
    choose(!isAbout);
    props.onType(isAbout ? toExactly(answers) : toAbout(answers));
  };
  useEffect(() => {
    if (chosen !== null) fields.current?.querySelector<HTMLElement>(chosen ? "[name=low]" : "[name=balance]")?.focus();
  }, [chosen]);
  return (
    <div className="editor-fields" ref={fields}>
      <NameAndKind {...props} label="Name" kinds={accountKindOptions} />
      {isAbout ? <AboutFields {...props} isFresh={chosen === true} /> : <BalanceField {...props} />}
      <p className="editor-note">
        {isAbout && <AboutWords answers={answers} />}
        <button type="button" className="editor-switch" onClick={change}>
          {isAbout ? "I know the exact amount" : "I don’t know exactly"}
        </button>
      </p>
    </div>
  );
}

function BalanceField({ row: { answers }, problems, onType }: EditorProps) {
  const { format } = useIntake().asked;
  return (
    <div className="editor-half">
      <MoneyField
        name="balance"
        label="Balance or value"
        format={format}
        value={answers.balance ?? ""}
        onChange={(balance) => onType({ balance })}
        error={errorOf("accounts", problems, "balance")}
      />
    </div>
  );
}
