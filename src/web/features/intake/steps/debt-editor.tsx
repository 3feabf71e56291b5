import { useMemo } from "react";
import { hintYears } from "#domain/debts/loan.ts";
import { minimumsOnly } from "#domain/debts/minimums-only.ts";
import { interestOf, maxYears } from "#domain/debts/payoff-plan.ts";
import type { Explanation } from "#domain/explain.ts";
import type { Debt } from "#domain/household/household.ts";
import { readDebt } from "#domain/intake/account-and-debt.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { rateDecimals } from "#domain/intake/fields.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { debtKindOptions } from "#web/household/words/kind-options.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Why } from "#web/ui/why.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { NameAndKind } from "../rows/editor-fields.tsx";
import { errorOf } from "../rows/problem-words.ts";
import type { EditorProps } from "../rows/row-types.ts";
import { PaidByBill } from "./same-payment.tsx";

/** The fields of a debt, and the effect of paying its minimum. */
export function DebtEditor(props: EditorProps) {
  const { row } = props;
  return (
    <div className="editor-fields">
      <NameAndKind {...props} label="Name" kinds={debtKindOptions} />
      <Terms {...props} />
      <MinimumNote row={row} />
      <PaidByBill row={row} />
    </div>
  );
}

function Terms({ row: { answers }, problems, onType }: EditorProps) {
  const { format } = useIntake().options;
  const field = (name: string) => ({
    name,
    value: answers[name] ?? "",
    error: errorOf("debts", problems, name),
    onChange: (text: string) => onType({ [name]: text }),
  });
  const percent = { locale: format.locale, decimals: rateDecimals, min: 0, max: 100, suffix: "%" };
  return (
    <>
      <div className="editor-third">
        <MoneyField {...field("balance")} label="What is owed" format={format} />
      </div>
      <div className="editor-third">
        <NumberField {...field("apr")} {...percent} label="Interest (APR)" />
      </div>
      <div className="editor-third editor-wide-on-phones">
        <MoneyField {...field("minimum")} label="Minimum" suffix="a month" format={format} />
      </div>
    </>
  );
}

/** The effect of the minimum, updated while typing. The dash stands in for a missing name. */
function MinimumNote({ row: { answers } }: { row: DraftRow }) {
  const { options } = useIntake();
  const note = useMemo(() => {
    const read = readDebt("debt", { ...answers, label: "–" }, options);
    return read.ok ? atMinimum(read.value, options) : null;
  }, [answers, options]);
  return (
    <>
      {note && (
        <p className="editor-note">
          {note.words} <Why about="at this minimum" {...explanationWords(note.why, options.format)} />
        </p>
      )}
      <Announcement text={note?.words ?? ""} />
    </>
  );
}

interface AtMinimum {
  words: string;
  why: Explanation;
}

/** The effect of paying only the minimum, in a sentence. Null if nothing is owed. */
export function atMinimum(debt: Debt, { format, today }: ReadOptions): AtMinimum | null {
  const payoff = minimumsOnly({ debts: [debt], rhythm: "monthly", start: today });
  const own = payoff.ok ? payoff.value.debts[0] : undefined;
  if (!own) return null;
  const money = (amount: Minor) => formatMoney(amount, format);
  if (own.end.kind === "never-ends") return endless(debt, own.end.endingPayment, money);
  const until = own.interest > 0 ? ` Interest until then: ${money(own.interest)}.` : "";
  return {
    words: `At this minimum: paid off in ${monthWords(own.end.on)}.${until}`,
    why: why(debt, { label: "Payments", count: own.end.period }),
  };
}

function endless(debt: Debt, endingPayment: Minor, money: (amount: Minor) => string): AtMinimum {
  const interest = interestOf(debt.balance, debt.apr, "monthly");
  const ends = `${money(endingPayment)} a month would end it within ${hintYears} years.`;
  const words = debt.minimum > 0 ? `${growing(debt, interest, money)} ${ends}` : withoutMinimum(interest, money);
  return { words, why: why(debt, { label: "Interest in the first month", amount: interest }) };
}

const growing = ({ minimum }: Debt, interest: Minor, money: (amount: Minor) => string): string =>
  interest < minimum
    ? `At this minimum it is not paid off within ${maxYears} years.`
    : `At this minimum it never ends: interest is ${money(interest)} a month.`;

/** Without a minimum we do not claim that the debt never ends: a bill may pay it, or the lender may wait. */
const withoutMinimum = (interest: Minor, money: (amount: Minor) => string): string =>
  interest > 0
    ? `No minimum so far. Interest is ${money(interest)} a month.`
    : "No minimum and no interest: it stays as it is until you pay something.";

const why = ({ balance, apr, minimum }: Debt, ...more: Explanation["inputs"]): Explanation => ({
  formula: "Each month: interest on what is owed, then the minimum, until nothing is owed",
  inputs: [
    { label: "Owed", amount: balance },
    { label: "APR", rate: apr },
    { label: "Minimum a month", amount: minimum },
    ...more,
  ],
});
