import { useId } from "react";
import { formatMoney } from "#domain/money/money.ts";
import { type Overspent, weeksOver } from "#domain/money-date/agenda-facts.ts";
import { whyLeft } from "#domain/spending/envelopes.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Why } from "#web/ui/why.tsx";
import { choosing } from "../part-commands.ts";
import type { StepProps } from "../step-screen.tsx";
import { type ChoiceOption, choiceOf, choiceOptions, differWords, rowWords } from "./spending-words.ts";
import "./overspent-part.css";

interface OverspentProps extends StepProps {
  overspent: Overspent;
}

/** One category that went over, and what the two make of it. Each may say something; the last word counts. */
export function OverspentPart({ overspent, figures, date, here }: OverspentProps) {
  const { envelope, over } = overspent;
  const { household, book, began } = figures;
  const { category } = envelope;
  const options = choiceOptions(overspent, household);
  const title = `${category.label} is ${formatMoney(over, household)} over`;
  const row = rowWords(weeksOver(book, envelope, date.week, began));
  const differ = differWords(category.id, options, date.signOffs, date.adults);
  return (
    <section className="overspent">
      <h3 className="overspent-title">
        {title} <Why about={title} {...explanationWords(whyLeft(envelope), household)} />
      </h3>
      <Options
        {...{ options, date, here }}
        categoryId={category.id}
        legend={`${row} What should happen to it?`.trim()}
      />
      <p className="small quiet overspent-note">{differ || "It is noted on the sheet. Budgets stay as they are."}</p>
    </section>
  );
}

interface OptionsProps extends Pick<StepProps, "date" | "here"> {
  options: readonly ChoiceOption[];
  categoryId: string;
  legend: string;
}

function Options({ options, categoryId, legend, date, here }: OptionsProps) {
  const run = useRun();
  const name = useId();
  const own = choiceOf(date.signOffs, here[0]!, categoryId)?.choice;
  const choose = ({ choice, from }: ChoiceOption) =>
    void run(choosing(date.week, here, { categoryId, choice, ...(from && { from }), at: Date.now() }));
  return (
    <fieldset className="overspent-options">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.choice} className="overspent-option">
          <input
            className="overspent-radio"
            type="radio"
            name={name}
            checked={option.choice === own}
            onChange={() => choose(option)}
          />
          <span>{option.words}</span>
          <Choosers {...{ date, categoryId }} choice={option.choice} />
        </label>
      ))}
    </fieldset>
  );
}

interface ChoosersProps extends Pick<StepProps, "date"> {
  categoryId: string;
  choice: ChoiceOption["choice"];
}

function Choosers({ date: { adults, signOffs }, categoryId, choice }: ChoosersProps) {
  const marks = adults.flatMap(({ id, name }) => {
    const shape = choiceOf(signOffs, id, categoryId)?.choice === choice && markOf(adults, id);
    return shape ? [<MemberMark key={id} shape={shape} label={`${name} chose this`} />] : [];
  });
  return marks.length > 0 && <span className="overspent-marks">{marks}</span>;
}
