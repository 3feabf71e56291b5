import { useId } from "react";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { type AmountProblem, parseAmount } from "#domain/money/parse-amount.ts";
import { weeklyNumber } from "#domain/plan/weekly-number.ts";
import { err, type Result } from "#domain/result.ts";
import { paths } from "#web/paths.ts";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { WeeklyAnswer } from "./weekly-answer.tsx";
import "./weekly-number.css";

const fields = [
  { name: "takeHome", label: "Take-home pay", suffix: "a month" },
  { name: "bills", label: "Bills and debts", suffix: "a month" },
  { name: "everyday", label: "Everyday spending", suffix: "a week" },
] as const;

const nothingTyped = { takeHome: "", bills: "", everyday: "" };

/** A number before we ask for anything: three figures in, what the week leaves out. */
export function WeeklyNumber() {
  const format = useReaderFormat();
  const [typed, type] = usePersistedFields("weekly-number", nothingTyped);
  const heading = useId();
  const answer = answerFrom(typed, format);
  return (
    <section className="card weekly-number" aria-labelledby={heading}>
      <h2 id={heading}>Your weekly number</h2>
      <p className="small quiet">Three figures, as round as you like. They stay in this browser.</p>
      <div className="weekly-number-fields">
        {fields.map((field) => (
          <MoneyField
            key={field.name}
            {...field}
            value={typed[field.name]}
            format={format}
            onChange={(text) => type({ [field.name]: text })}
            {...problemOf(read(typed[field.name], format))}
          />
        ))}
      </div>
      <WeeklyAnswer answer={answer} format={format} />
      {answer && (
        <ButtonLink to={paths.intake} variant="outline">
          Start a household with these
        </ButtonLink>
      )}
    </section>
  );
}

type Read = Result<Minor, AmountProblem | "negative">;

function read(text: string, format: MoneyFormat): Read {
  const amount = parseAmount(text, format);
  return amount.ok && amount.value < minor(0) ? err("negative") : amount;
}

function answerFrom(typed: typeof nothingTyped, format: MoneyFormat) {
  const [takeHome, bills, everyday] = fields.map(({ name }) => read(typed[name], format));
  if (!takeHome?.ok || !bills?.ok || !everyday?.ok) return null;
  return weeklyNumber({ takeHomeMonthly: takeHome.value, billsMonthly: bills.value, everydayWeekly: everyday.value });
}

const problemText: Record<AmountProblem | "negative", string> = {
  ...amountProblemText,
  negative: "Type it without a minus: we know which way it goes.",
};

/** A field that is still empty is no mistake. */
const problemOf = (amount: Read): { error?: string } =>
  amount.ok || amount.problem === "empty" ? {} : { error: problemText[amount.problem] };
