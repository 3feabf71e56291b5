import { type FormEvent, useRef, useState } from "react";
import { type Assumptions, assumptionsOf, defaultAssumptions, type Household } from "#domain/household/household.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { rateDecimals } from "#domain/intake/fields.ts";
import { percentOf } from "#domain/money/rate.ts";
import type { Day } from "#domain/time/day.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { percentWords } from "#web/household/words/number-words.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { assumptionsAsTyped, percentError, readAssumptions } from "./read-assumptions.ts";
import "./projections.css";

const fields = [
  { name: "growth", label: "Investments grow", hint: "Before inflation. Money that is not invested stays as it is." },
  { name: "inflation", label: "Life gets dearer", hint: "What turns a sum into today’s money." },
  { name: "withdrawal", label: "Lived on, once independent", hint: "The share of your money spent in a year." },
];

/** The assumptions of the household as an inline form. */
export function AssumptionsForm({ household, today }: { household: Household; today: Day }) {
  const { form, answers, problems, type, save, reset, isEdited, restoreDefaults } = useAssumptions(household, today);
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
        {isEdited && <Button type="submit">Assume this</Button>}
        {isEdited && (
          <Button variant="quiet" onClick={reset}>
            Leave as it was
          </Button>
        )}
        {!isEdited && household.assumptions && (
          <Button variant="quiet" onClick={() => void restoreDefaults()}>
            {`Back to the usual ${usualWords(household.locale)}`}
          </Button>
        )}
      </div>
    </form>
  );
}

const usualWords = (locale: string): string =>
  listWords(Object.values(defaultAssumptions).map((rate) => percentWords(percentOf(rate), locale)));

/** The saved assumptions merged with the fields being edited. Unedited fields follow changes by the partner. */
function useAssumptions(household: Household, today: Day) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<Answers>({});
  const [problems, setProblems] = useState<AnswerProblems>({});
  const saved = assumptionsOf(household);
  const answers = { ...assumptionsAsTyped(saved, household.locale), ...edited };
  const type = (name: string, text: string) => {
    setEdited((now) => ({ ...now, [name]: text }));
    setProblems(({ [name]: _, ...others }) => others);
  };
  const reset = () => {
    setEdited({});
    setProblems({});
  };
  const write = async (assumptions: Assumptions | undefined) => {
    const written = await run(changingHousehold("change-assumptions", { assumptions }), "Assumptions changed.");
    if (written.ok) reset();
  };
  const save = async () => {
    const read = readAssumptions(answers, { format: household, today });
    setProblems(read.ok ? {} : read.problems);
    if (read.ok) return isSame(read.value, saved) ? reset() : write(read.value);
    // Wait a tick: `aria-invalid` is rendered first.
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const isEdited = Object.keys(edited).length > 0;
  return { form, answers, problems, type, save, reset, isEdited, restoreDefaults: () => write(undefined) };
}

const isSame = (one: Assumptions, other: Assumptions): boolean =>
  one.growth === other.growth && one.inflation === other.inflation && one.withdrawal === other.withdrawal;
