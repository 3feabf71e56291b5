import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import type { WeeklyNumber } from "#domain/plan/weekly-number.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Money } from "#web/ui/money.tsx";

/** The ledger below the fields. Unanswered figures are dashes, never zeros. */
export function WeeklyAnswer({ answer, format }: { answer: WeeklyNumber | null; format: MoneyFormat }) {
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
