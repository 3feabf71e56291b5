import { useId } from "react";
import { formatMoney, type Minor, type MoneyFormat, minor, negate } from "#domain/money/money.ts";
import { type AmountProblem, parseAmount } from "#domain/money/parse-amount.ts";
import { type WeeklyNumber, weeklyNumber } from "#domain/plan/weekly-number.ts";
import { err, type Result } from "#domain/result.ts";
import { paths } from "#web/paths.ts";
import { useReaderFormat } from "#web/platform/reader-format.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";

const fields = [
  { name: "takeHome", label: "Take-home pay", suffix: "a month" },
  { name: "bills", label: "Bills and debts", suffix: "a month" },
  { name: "everyday", label: "Everyday spending", suffix: "a week" },
] as const;

const nothingTyped = { takeHome: "", bills: "", everyday: "" };

/** Three figures in, the weekly number out, before we ask for anything else. */
export function WeeklyNumberCard() {
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

/** An empty field is not an error. */
const problemOf = (amount: Read): { error?: string } =>
  amount.ok || amount.problem === "empty" ? {} : { error: problemText[amount.problem] };

/** The ledger below the fields. Unanswered figures are dashes, never zeros. */
function WeeklyAnswer({ answer, format }: { answer: WeeklyNumber | null; format: MoneyFormat }) {
  const isShort = answer !== null && answer.left < 0;
  const rows: [string, Minor | undefined][] = [
    ["Money in, a week", answer?.income],
    ["Bills and debts", answer ? negate(answer.bills) : undefined],
    ["Everyday", answer ? negate(answer.everyday) : undefined],
  ];
  return (
    <div className="weekly-answer">
      <dl className="rows">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount === undefined ? <Unanswered /> : <Money amount={amount} format={format} />}</dd>
          </div>
        ))}
      </dl>
      <p className="sum">
        <span>{isShort ? "Short each week" : "To set aside each week"}</span>
        {answer ? <Money amount={answer.left} format={format} size="large" /> : <Unanswered />}
      </p>
      <Announcement
        text={answer ? `${isShort ? "Short" : "To set aside"} each week: ${formatMoney(answer.left, format)}` : ""}
      />
      <p className="small quiet">
        Monthly figures × 12 ÷ 52, because a month is longer than four weeks.
        {isShort && " A short week gets a plan too: what would have to change, smallest first."}
      </p>
    </div>
  );
}

const Unanswered = () => <span className="quiet">–</span>;
