import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import type { Place } from "../worth.ts";
import { errorOf } from "./answer-words.ts";

interface BalanceFieldsProps {
  answers: Answers;
  problems: AnswerProblems;
  place: Place;
  hasRange: boolean;
  onType: (answers: Answers) => void;
}

/** A day and what stood there, with its two ends where it is an estimate. */
export function BalanceFields({ answers, problems, place, hasRange, onType }: BalanceFieldsProps) {
  const field = (name: string) => ({
    ...{ name, value: answers[name] ?? "", error: errorOf(problems, name) },
    onChange: (text: string) => onType({ [name]: text }),
  });
  const { format } = place;
  return (
    <>
      <DateField {...field("day")} label="Day" max={place.today} />
      <MoneyField {...field("amount")} label="Balance" format={format} />
      {hasRange && (
        <>
          <MoneyField {...field("low")} label="At least" optional format={format} />
          <MoneyField {...field("high")} label="At most" optional format={format} />
        </>
      )}
    </>
  );
}
