import { memo, useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { type SettleProblem, settleShares } from "#domain/spending/settle-shares.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import { NotSettling } from "./not-settling.tsx";
import { Settled } from "./settled.tsx";
import "./shares.css";

interface SharesProps {
  household: Household;
  book: SpendingBook;
  today: Day;
}

/** Who paid what for all, and who owes whom; only where there are two or more to share. */
export const Shares = memo(function Shares({ household, book, today }: SharesProps) {
  const found = useMemo(() => settleShares(household, book, today), [household, book, today]);
  const adults = household.people.filter(({ kind }) => kind === "adult").length;
  if (adults < 2) return null;
  return (
    <section className="section shares" aria-labelledby="shares">
      <div className="section-head">
        <h2 id="shares" tabIndex={-1}>
          Shared costs
        </h2>
      </div>
      {found.ok ? (
        <Settled {...{ household, today }} settlement={found.value} />
      ) : (
        <Unsettled problem={found.problem} today={today} />
      )}
    </section>
  );
});

const Unsettled = ({ problem, today }: { problem: SettleProblem; today: Day }) =>
  problem === "too-large" ? (
    <p className="lede">These amounts are too large to be shared exactly.</p>
  ) : (
    <NotSettling today={today} />
  );
