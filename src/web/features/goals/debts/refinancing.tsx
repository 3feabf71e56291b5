import { useMemo, useState } from "react";
import type { Owed, PayoffPlan } from "#domain/debts/payoff-plan.ts";
import type { RefinanceOffer } from "#domain/debts/refinance.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldNotes } from "#web/ui/field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Why } from "#web/ui/why.tsx";
import { offerProblemWords, offerWords, whyOffer } from "./offer-words.ts";
import { monthsFormat, rateFormat, readOffer, type TypedOffer } from "./read-offer.ts";
import { useOffer } from "./use-payoff.ts";
import "./refinancing.css";

interface RefinancingProps {
  plan: PayoffPlan;
  format: MoneyFormat;
}

/** What one new loan in place of some debts would do. Trying it changes nothing. */
export function Refinancing({ plan, format }: RefinancingProps) {
  const owed = plan.debts.filter(({ balance }) => balance > 0);
  const [typed, setTyped] = useState<TypedOffer>({ debtIds: dearest(owed), apr: "", fee: "", months: "" });
  // A debt that is gone meanwhile is no longer part of it.
  const known = { ...typed, debtIds: typed.debtIds.filter((id) => owed.some((debt) => debt.id === id)) };
  const type = (more: Partial<TypedOffer>) => setTyped({ ...known, ...more });
  const { offer, problems } = readOffer(known, format);
  return (
    <div className="refinancing">
      <Replaced {...{ owed, typed: known, type }} problem={problems.debtIds} />
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
        <Offered {...{ plan, offer, format }} />
      ) : (
        <p className="small quiet">With an APR and a number of months this says what the loan would do.</p>
      )}
    </div>
  );
}

/** The highest rate is what most look to replace. */
const dearest = (owed: readonly Owed[]): string[] =>
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
  const { offered, isWorking } = useOffer(plan, offer);
  if (!offered || isWorking) return <p>Working it out…</p>;
  if (!offered.ok) return <p role="status">{offerProblemWords(offered.problem)}</p>;
  return (
    <>
      <p className="refinancing-answer" role="status">
        {offerWords(offered.value, offer, format)}
      </p>
      <p className="small quiet">
        Trying this takes out no loan and changes no debt.{" "}
        <Why about="the new loan" {...explanationWords(whyOffer(offered.value, offer), format)} />
      </p>
    </>
  );
}
