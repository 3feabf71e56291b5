import type { LandingPay } from "#domain/dashboard/coming-up-cover.ts";
import type { Household } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import type { DueItem } from "#domain/spending/due-items.ts";
import { dateWords, nearDayWords } from "#web/household/words/date-words.ts";
import { Money } from "#web/ui/money.tsx";
import { TextButton } from "#web/ui/text-button.tsx";
import { dueLabel, payLabel, recordedWords } from "./bill-words.ts";
import { mayBePaid, type Paying } from "./use-paying.ts";

interface DueRowProps {
  item: DueItem;
  household: Household;
  paying: Paying;
}

export function DueRow({ item, household, paying }: DueRowProps) {
  const recorded = recordedWords(item);
  return (
    <li>
      <time className="bills-day" dateTime={item.day}>
        {nearDayWords(item.day)}
      </time>
      <span className="bills-label">
        {dueLabel(item)}
        {recorded && <span className="small quiet"> {recorded}</span>}
      </span>
      {mayBePaid(item, paying.today) && (
        <TextButton
          className="bills-paid"
          aria-label={`Mark paid: ${dueLabel(item)}, ${dateWords(item.day)}`}
          onClick={() => paying.open(item)}
        >
          Mark paid
        </TextButton>
      )}
      <DueAmount item={item} household={household} />
    </li>
  );
}

/** Repeated income and transfers ask for nothing, and say what they are. */
function DueAmount({ item, household }: Pick<DueRowProps, "item" | "household">) {
  if (item.kind === "bill" || item.entry.kind === "spending") return <Money amount={item.due} format={household} />;
  const amount: Minor = item.entry.amount;
  return <Money amount={amount} format={household} tone={item.entry.kind === "income" ? "gain" : "quiet"} />;
}

export const PayRow = ({ pay, household }: { pay: LandingPay; household: Household }) => (
  <li>
    <time className="bills-day" dateTime={pay.day}>
      {nearDayWords(pay.day)}
    </time>
    <span className="bills-label">{payLabel(pay, household)}</span>
    <Money amount={pay.amount} format={household} tone="gain" />
  </li>
);
