import type { Household } from "#domain/household/household.ts";
import type { dueBeforePay } from "#domain/spending/bills-calendar.ts";
import { paysBetween } from "#domain/spending/due-items.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { dueKey, onDayWords, payLabel } from "./bill-words.ts";
import { DueRow } from "./due-rows.tsx";

export const incomesPath = `${paths.intake}?edit=true&step=incomes`;

interface UntilProps {
  found: ReturnType<typeof dueBeforePay>;
  household: Household;
  today: Day;
}

/** What is still due before anyone's next pay. */
export function UntilPay({ found, household, today }: UntilProps) {
  if (!found.ok && found.problem === "too-large") return null;
  return (
    <div className="until-pay">
      <h3>{found.ok ? titleOf(addDays(found.value.to, 1), household, today) : "Before the next pay"}</h3>
      {found.ok ? (
        <Due due={found.value} household={household} />
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

function Due({ due: { dues, sum }, household }: { due: Found; household: Household }) {
  if (dues.length === 0) return <p className="lede">Nothing is due before that.</p>;
  return (
    <>
      <ul className="rows bills-rows">
        {dues.map((item) => (
          <DueRow key={dueKey(item)} item={item} household={household} />
        ))}
      </ul>
      <p className="sum">
        <span>
          Due by then <Why about="Due before the next pay" {...explanationWords(sum.why, household)} />
        </span>
        <Money amount={sum.amount} format={household} />
      </p>
    </>
  );
}
