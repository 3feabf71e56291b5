import type { FormEvent } from "react";
import type { Household } from "#domain/household/household.ts";
import { rateDecimals } from "#domain/intake/fields.ts";
import { percentOf } from "#domain/money/rate.ts";
import { usualAssumptions } from "#domain/projections/assumptions.ts";
import type { Day } from "#domain/time/day.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { percentWords } from "#web/household/words/percent-words.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { percentError } from "./read-assumptions.ts";
import { useAssumptions } from "./use-assumptions.ts";
import "./assumptions.css";

const fields = [
  { name: "growth", label: "Investments grow", hint: "Before inflation. Money that is not invested stays as it is." },
  { name: "inflation", label: "Life gets dearer", hint: "What turns a sum into today’s money." },
  { name: "withdrawal", label: "Lived on, once independent", hint: "The share of your money spent in a year." },
];

/** What nobody can know. It is the household's, and can be changed where it is read. */
export function AssumptionsForm({ household, today }: { household: Household; today: Day }) {
  const { form, answers, problems, type, save, forget, isTyped, usual } = useAssumptions(household, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const percent = { locale: household.locale, decimals: rateDecimals, min: 0, max: 100, step: 0.5, suffix: "% a year" };
  return (
    <form ref={form} className="assumptions" aria-labelledby="assumptions-heading" onSubmit={submit} noValidate>
      <h3 id="assumptions-heading">What this assumes</h3>
      <p className="small quiet">
        Nobody knows these. They are guesses to think with: change one, and see how much hangs on it.
      </p>
      <div className="assumptions-fields">
        {fields.map((field) => (
          <NumberField
            {...field}
            {...percent}
            key={field.name}
            value={answers[field.name]!}
            onChange={(text) => type(field.name, text)}
            error={percentError(problems, field.name)}
          />
        ))}
      </div>
      <div className="assumptions-actions">
        {isTyped && <Button type="submit">Assume this</Button>}
        {isTyped && (
          <Button variant="quiet" onClick={forget}>
            Leave as it was
          </Button>
        )}
        {!isTyped && household.assumptions && (
          <Button variant="quiet" onClick={() => void usual()}>
            {`Back to the usual ${usualWords(household.locale)}`}
          </Button>
        )}
      </div>
    </form>
  );
}

const usualWords = (locale: string): string =>
  listWords(Object.values(usualAssumptions).map((rate) => percentWords(percentOf(rate), locale)));
