import type { Household } from "#domain/household/household.ts";
import type { dueBeforePay } from "#domain/spending/bills-calendar.ts";
import { type DueItem, paysBetween } from "#domain/spending/due-items.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { dueKey, onDayWords, payLabel } from "./bill-words.ts";
import { DueRow } from "./due-rows.tsx";
import type { Paying } from "./use-paying.ts";

export const incomesPath = `${paths.intake}?edit=true&step=incomes`;

interface UntilProps {
  found: ReturnType<typeof dueBeforePay>;
  /** Bills of the last days that nobody marked as paid. */
  lately: readonly DueItem[];
  household: Household;
  paying: Paying;
}

/** What is still due before anyone's next pay. */
export function UntilPay({ found, lately, household, paying }: UntilProps) {
  if (!found.ok && found.problem === "too-large") return null;
  const rows = { household, paying };
  return (
    <div className="until-pay">
      {lately.length > 0 && (
        <div className="until-pay-lately">
          <h3>Due in the last week</h3>
          <DueRows {...rows} dues={lately} />
        </div>
      )}
      <h3>{found.ok ? titleOf(addDays(found.value.to, 1), household, paying.today) : "Before the next pay"}</h3>
      {found.ok ? (
        <Due {...rows} due={found.value} />
      ) : (
        <p className="lede">
          <Link to={incomesPath}>Say when the next pay comes</Link>, and what is due before it stands here.
        </p>
      )}
    </div>
  );
}

/** "Before Maya’s pay on Tuesday". */
function titleOf(payday: Day, household: Household, today: Day): string {
  const pay = paysBetween(household.incomes, payday, payday)[0];
  const name = pay ? payLabel(pay, household).replace(/^Your/, "your") : "the next pay";
  return `Before ${name} ${onDayWords(payday, today)}`;
}

type Found = Extract<UntilProps["found"], { ok: true }>["value"];

type RowsProps = Pick<UntilProps, "household" | "paying">;

const DueRows = ({ dues, ...rows }: RowsProps & { dues: readonly DueItem[] }) => (
  <ul className="rows bills-rows">
    {dues.map((item) => (
      <DueRow key={dueKey(item)} item={item} {...rows} />
    ))}
  </ul>
);

function Due({ due: { dues, sum }, ...rows }: RowsProps & { due: Found }) {
  const { household } = rows;
  if (dues.length === 0) return <p className="lede">Nothing is due before that.</p>;
  return (
    <>
      <DueRows {...rows} dues={dues} />
      <p className="sum">
        <span>
          Due by then <Why about="Due before the next pay" {...explanationWords(sum.why, household)} />
        </span>
        <Money amount={sum.amount} format={household} />
      </p>
    </>
  );
}
