import { useMemo, useState } from "react";
import { maxPeriods, type Owed, type PayoffPlan } from "#domain/debts/payoff-plan.ts";
import type { RefinanceOffer, RefinanceProblem } from "#domain/debts/refinance.ts";
import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { parseNumber } from "#domain/money/parse-number.ts";
import { rateOfPercent } from "#domain/money/rate.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldNotes } from "#web/ui/field.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Why } from "#web/ui/why.tsx";
import { useOfferOutcome } from "./payoff-client.ts";
import type { OfferOutcome } from "./payoff-requests.ts";
import { monthsWords } from "./payoff-words.ts";
import "./refinancing.css";

interface RefinancingProps {
  plan: PayoffPlan;
  format: MoneyFormat;
}

/** Shows what one new loan in place of some debts would do. Nothing is written. */
export function Refinancing({ plan, format }: RefinancingProps) {
  const owed = plan.debts.filter(({ balance }) => balance > 0);
  const [typed, setTyped] = useState<TypedOffer>({ debtIds: highestRate(owed), apr: "", fee: "", months: "" });
  // Drop debts that were deleted meanwhile.
  const known = { ...typed, debtIds: typed.debtIds.filter((id) => owed.some((debt) => debt.id === id)) };
  const type = (more: Partial<TypedOffer>) => setTyped({ ...known, ...more });
  const { offer, problems } = readOffer(known, format);
  return (
    <div className="refinancing">
      <Replaced owed={owed} typed={known} type={type} problem={problems.debtIds} />
      <div className="refinancing-fields">
        <NumberField
          {...rateFormat(format.locale)}
          label="APR of the new loan"
          suffix="%"
          value={typed.apr}
          onChange={(apr) => type({ apr })}
          error={problems.apr}
        />
        <MoneyField
          label="Fee"
          optional
          format={format}
          value={typed.fee}
          onChange={(fee) => type({ fee })}
          error={problems.fee}
        />
        <NumberField
          {...monthsFormat(format.locale)}
          label="Paid back over"
          suffix="months"
          value={typed.months}
          onChange={(months) => type({ months })}
          error={problems.months}
        />
      </div>
      {offer ? (
        <Offered plan={plan} offer={offer} format={format} />
      ) : (
        <p className="small quiet">With an APR and a number of months this says what the loan would do.</p>
      )}
    </div>
  );
}

/** The initial selection: people usually replace the debt with the highest rate. */
const highestRate = (owed: readonly Owed[]): string[] =>
  owed
    .toSorted((a, b) => b.apr - a.apr)
    .slice(0, 1)
    .map(({ id }) => id);

interface ReplacedProps {
  owed: readonly Owed[];
  typed: TypedOffer;
  type: (more: Partial<TypedOffer>) => void;
  problem: string | undefined;
}

const Replaced = ({ owed, typed: { debtIds }, type, problem }: ReplacedProps) => (
  <fieldset className="refinancing-debts" aria-describedby={problem && "replaced-error"}>
    <legend>In place of</legend>
    {owed.map(({ id, label }) => (
      <Checkbox
        key={id}
        label={label}
        checked={debtIds.includes(id)}
        onChange={(isIn) => type({ debtIds: isIn ? [...debtIds, id] : debtIds.filter((one) => one !== id) })}
      />
    ))}
    <FieldNotes id="replaced" error={problem} />
  </fieldset>
);

function Offered({ plan, offer: given, format }: RefinancingProps & { offer: RefinanceOffer }) {
  const key = JSON.stringify(given);
  const offer = useMemo((): RefinanceOffer => JSON.parse(key), [key]);
  const { outcome, isWorking } = useOfferOutcome(plan, offer);
  if (!outcome || isWorking) return <p>Working it out…</p>;
  if (!outcome.ok) return <p role="status">{offerProblemWords(outcome.problem)}</p>;
  return (
    <>
      <p className="refinancing-answer" role="status">
        {offerWords(outcome.value, offer, format)}
      </p>
      <p className="small quiet">
        Trying this takes out no loan and changes no debt.{" "}
        <Why about="the new loan" {...explanationWords(whyOffer(outcome.value, offer), format)} />
      </p>
    </>
  );
}

interface TypedOffer {
  debtIds: readonly string[];
  apr: string;
  fee: string;
  months: string;
}

type OfferField = keyof TypedOffer;
type OfferProblems = Partial<Record<OfferField, string>>;

const maxMonths = maxPeriods("monthly");

const rateFormat = (locale: string) => ({ locale, decimals: 3, min: 0, max: 100 });
const monthsFormat = (locale: string) => ({ locale, decimals: 0, min: 1, max: maxMonths });

/** An empty field is not an error yet, but there is no offer until all fields are valid. */
export function readOffer(
  typed: TypedOffer,
  format: MoneyFormat,
): { offer: RefinanceOffer | null; problems: OfferProblems } {
  const apr = parseNumber(typed.apr, rateFormat(format.locale));
  const rate = apr.ok ? rateOfPercent(apr.value) : null;
  const months = parseNumber(typed.months, monthsFormat(format.locale));
  const fee = typed.fee.trim() === "" ? { ok: true as const, value: minor(0) } : parseAmount(typed.fee, format);
  const problems: OfferProblems = {
    ...(typed.debtIds.length === 0 && { debtIds: "Choose at least one debt." }),
    ...(typed.apr !== "" && !rate?.ok && { apr: "An APR is a number from 0 to 100." }),
    ...(typed.months !== "" && !months.ok && { months: `Months are a whole number from 1 to ${maxMonths}.` }),
    ...(!fee.ok && { fee: amountProblemText[fee.problem] }),
    ...(fee.ok && fee.value < 0 && { fee: "A fee is nothing or more." }),
  };
  if (Object.keys(problems).length > 0 || !rate?.ok || !months.ok || !fee.ok) return { offer: null, problems };
  const named = { id: "the-new-loan", label: "The new loan", debtIds: typed.debtIds };
  return { offer: { ...named, apr: rate.value, fee: fee.value, months: months.value }, problems };
}

/** "$322.68 a month. It would spare $412.10 after the fee. All debts end in May 2029, 2 months later." */
export function offerWords(outcome: OfferOutcome, { months }: RefinanceOffer, format: MoneyFormat): string {
  const { debt } = outcome;
  const loan = `${formatMoney(debt.balance, format)} over ${months === 1 ? "1 month" : `${months} months`} is ${formatMoney(debt.minimum, format)} a month.`;
  return [loan, netSavedWords(outcome, format), endWords(outcome)].join(" ");
}

function netSavedWords({ netSaved }: OfferOutcome, format: MoneyFormat): string {
  if (netSaved === null) return "There is no sum to compare: one of the two never ends.";
  if (netSaved === 0) return "Fee and interest come to what you would pay anyway.";
  const amount = formatMoney(minor(Math.abs(netSaved)), format);
  return netSaved > 0 ? `It would spare ${amount} after the fee.` : `With its fee it would cost ${amount} more.`;
}

function endWords({ ending, monthsSooner }: OfferOutcome): string {
  if (ending.kind === "never-ends") return "Your debts would not end.";
  const distance = monthsSooner
    ? `, ${monthsWords(Math.abs(monthsSooner))} ${monthsSooner > 0 ? "sooner" : "later"}`
    : "";
  return `All debts would end in ${monthWords(ending.on)}${distance}.`;
}

export const whyOffer = ({ debt, why }: OfferOutcome, { apr, fee, months }: RefinanceOffer): Explanation => ({
  formula: `${why.formula} − the fee. The fee is borrowed with the rest, and equal payments end the loan on time`,
  inputs: [
    ...why.inputs,
    { label: "Fee", amount: fee },
    { label: "Borrowed", amount: debt.balance },
    { label: "APR of the new loan", rate: apr },
    { label: "Months", count: months },
  ],
});

const gone = "One of these debts is no longer there. Choose anew; what you typed is still here.";

export const offerProblemWords = (problem: RefinanceProblem): string =>
  problem === "unknown-debt" || problem === "no-debts" ? gone : "These figures are too large to be worked out exactly.";
