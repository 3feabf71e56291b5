import { useState } from "react";
import type { AccountRef, Household } from "#domain/household/household.ts";
import { listedAccount } from "#domain/ledger/accounts.ts";
import { outOf } from "#domain/ledger/pairs.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { billOnWords } from "#web/household/bill-guess.ts";
import type { HouseholdState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { ReadingPlan } from "./reading-plan.ts";
import { type Recognized, type Review, recognizedIn } from "./review.ts";
import { countWords, dayWords } from "./step-parts.tsx";

type Row = ReturnType<typeof recognizedIn>[number];

interface RecognizedProps {
  review: Review;
  household: Household;
  state: HouseholdState;
  plan: ReadingPlan;
  /** The lines whose recognition the user declined. */
  declined: ReadonlySet<number>;
  onChange: (declined: ReadonlySet<number>) => void;
}

const pageSize = 50;

/** The transfers, refunds and paid bills in a file. An unticked one is imported as the income or spending that it looks like. */
export function RecognizedEntries({ review, household, state, plan, declined, onChange }: RecognizedProps) {
  const [most, setMost] = useState(pageSize);
  const rows = recognizedIn(review);
  if (rows.length === 0) return null;
  const toggle = (line: number, isAccepted: boolean) => {
    const next = new Set(declined);
    if (isAccepted) next.delete(line);
    else next.add(line);
    onChange(next);
  };
  return (
    <section className="bank-part">
      <h4 className="bank-caption">{recognizedWords(rows)}</h4>
      <p className="small quiet">
        Transfers count neither as spending nor as income, and bills take nothing from the weekly budgets. Untick what
        is something else.
      </p>
      <ul className="bank-maybes">
        {rows.slice(0, most).map((row) => (
          <li key={row.entry.line}>
            <Checkbox
              label={rowLabel(row, household)}
              hint={foundWords(row, household, state, plan)}
              checked={!declined.has(row.entry.line)}
              onChange={(isAccepted) => toggle(row.entry.line, isAccepted)}
            />
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + pageSize)}>
          Show more
        </Button>
      )}
    </section>
  );
}

/** "3 transfers, 1 refund, 2 bills". */
function recognizedWords(rows: readonly { found: Recognized }[]): string {
  const countOf = (kind: Recognized["is"]) => rows.filter(({ found }) => found.is === kind).length;
  const [transfers, refunds, bills] = [countOf("transfer"), countOf("refund"), countOf("bill")];
  const parts = [
    transfers > 0 ? countWords(transfers, "transfer", "transfers") : [],
    refunds > 0 ? countWords(refunds, "refund", "refunds") : [],
    bills > 0 ? countWords(bills, "bill", "bills") : [],
  ];
  return parts.flat().join(", ");
}

const rowLabel = ({ entry }: Row, household: Household): string =>
  `${entry.payee || "No payee"}, ${formatMoney(minor(Math.abs(entry.amount)), household)}, ${dayWords(entry.day)}`;

/** "Checking → Card, with “PAYMENT THANK YOU” of 13 Nov 2026". */
function foundWords({ entry, found }: Row, household: Household, { of }: HouseholdState, plan: ReadingPlan): string {
  if (found.is === "refund") {
    const category = household.categories.find(({ id }) => id === found.category?.categoryId);
    return category ? `A refund in ${category.label}` : "A refund";
  }
  if (found.is === "bill") return `Pays the bill ${billOnWords(found.bill)}`;
  const paid = found.bill ? `, pays the bill ${billOnWords(found.bill)}` : "";
  const { other, pairedWith } = found.transfer;
  const labelOf = (ref: AccountRef | null | undefined) =>
    (ref && listedAccount(household, ref)?.label) ?? "another account";
  const [own, far] = [labelOf(plan.account), labelOf(other)];
  const way = outOf(entry) > 0 ? `${own} → ${far}` : `${far} → ${own}`;
  if (pairedWith?.kind === "save") return `${way}, carries out your save`;
  const half = pairedWith && of.transaction.get(pairedWith.id);
  return `${way}${half ? `, with “${half.payee || "No payee"}” of ${dayWords(half.day)}` : ""}${paid}`;
}
