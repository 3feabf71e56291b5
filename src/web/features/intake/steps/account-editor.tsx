import { useEffect, useRef, useState } from "react";
import type { Account } from "#domain/household/household.ts";
import { readAccount } from "#domain/intake/account-and-debt.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { isNothing } from "#domain/intake/fields.ts";
import { divideHalfEven, formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { accountKindOptions } from "#web/household/words/kind-options.ts";
import { capital } from "#web/household/words/number-words.ts";
import { afterPointerUp } from "#web/platform/after-pointer-up.ts";
import { focusIn } from "#web/ui/focus.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { useIntake } from "../draft/use-draft.tsx";
import { NameAndKind } from "../rows/editor-fields.tsx";
import { errorOf } from "../rows/problem-words.ts";
import type { EditorProps } from "../rows/row-types.ts";

/** An account or a thing of value: name, kind and balance, exact or as a range. */
export function AccountEditor(props: EditorProps) {
  const { answers } = props.row;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const isRange = chosen ?? hasRange(answers);
  const change = () => {
    setChosen(!isRange);
    props.onType(isRange ? toExact(answers) : toRange(answers));
  };
  useEffect(() => {
    if (chosen !== null) focusIn(fields.current, chosen ? "[name=low]" : "[name=balance]");
  }, [chosen]);
  return (
    <div className="editor-fields" ref={fields}>
      <NameAndKind {...props} label="Name" kinds={accountKindOptions} />
      {isRange ? <RangeFields {...props} isFresh={chosen === true} /> : <BalanceField {...props} />}
      <p className="editor-note">
        {isRange && <RangeNote answers={answers} />}
        <button type="button" className="editor-switch" onClick={change}>
          {isRange ? "I know the exact amount" : "I don’t know exactly"}
        </button>
      </p>
    </div>
  );
}

function BalanceField({ row: { answers }, problems, onType }: EditorProps) {
  const { format } = useIntake().options;
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

interface RangeFieldsProps extends EditorProps {
  /** Just opened, so missing answers show only after the fields lose focus. */
  isFresh: boolean;
}

/** The two ends of a range, for a balance that is not known exactly. */
function RangeFields({ row: { answers }, problems, onType, isFresh }: RangeFieldsProps) {
  const { options } = useIntake();
  const [isLeft, setLeft] = useState(!isFresh);
  // Only another screen can set a balance outside the range, and its field is hidden here.
  const outside = problems.balance === "upside-down" ? errorOf("accounts", problems, "balance") : undefined;
  const field = (name: "low" | "high") => ({
    name,
    format: options.format,
    value: answers[name] ?? "",
    error: errorOf("accounts", rangeProblems(problems, isLeft), name),
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
          onBlur={() => afterPointerUp(() => setLeft(true))}
        />
      </div>
    </>
  );
}

/** What the range counts as. The dash stands in for a missing name. */
function RangeNote({ answers }: { answers: Answers }) {
  const { options } = useIntake();
  const read = readAccount("account", { ...answers, label: "–" }, options);
  const words = read.ok ? rangeWords(read.value, options.format) : null;
  return <>{words ? `${capital(words)}.` : "The plan counts the middle."} </>;
}

/** Whether the balance is given as a range instead of an exact amount. */
export const hasRange = ({ low = "", high = "", exactly = "" }: Answers): boolean =>
  ![low, high, exactly].every(isNothing);

/** Switching keeps the hidden texts under other names, which no rule reads, and restores them on the way back. */
export const toRange = ({ balance = "", aboutLow = "", aboutHigh = "" }: Answers): Answers => ({
  balance: "",
  exactly: balance,
  low: aboutLow,
  aboutLow: "",
  high: aboutHigh,
  aboutHigh: "",
});

export const toExact = ({ balance = "", exactly = "", low = "", high = "" }: Answers): Answers => ({
  balance: exactly || balance,
  exactly: "",
  low: "",
  aboutLow: low,
  high: "",
  aboutHigh: high,
});

/** A changed range has a new middle, so the balance of the previous range no longer counts. */
export const typeRange = ({ balance = "" }: Answers, typed: Answers): Answers =>
  isNothing(balance) ? typed : { ...typed, balance: "", exactly: balance };

/** Without a balance both ends are required, but a missing one shows only after the fields lost focus. */
function rangeProblems(problems: AnswerProblems, isLeft: boolean): AnswerProblems {
  const ends = problems.balance === "empty" ? { ...problems, low: "empty", high: "empty" } : problems;
  const shown = Object.entries(ends).filter(([, problem]) => isLeft || problem !== "empty");
  return Object.fromEntries(shown) as AnswerProblems;
}

/** "about $8,000.00 to $10,000.00, counted at the middle, $9,000.00". Null for an account without a range. */
function rangeWords({ balance, low, high }: Omit<Account, "id">, format: MoneyFormat): string | null {
  if (low === undefined || high === undefined) return null;
  const money = (amount: Minor) => formatMoney(amount, format);
  const where = balance === divideHalfEven(low + high, 2) ? "the middle, " : "";
  return `about ${money(low)} to ${money(high)}, counted at ${where}${money(balance)}`;
}
