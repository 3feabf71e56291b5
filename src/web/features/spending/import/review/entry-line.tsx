import type { ReactNode } from "react";
import type { ReadEntry } from "#domain/import/entry-of-row.ts";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { Money } from "#web/ui/money.tsx";
import { dayWords } from "../count-words.ts";

type Shown = Pick<ReadEntry, "day" | "payee" | "note" | "amount" | "kind">;

/** What came in has a plus, whether it is income or a refund. */
export const signed = ({ amount, kind }: Pick<Shown, "amount" | "kind">): { amount: Minor; isIn: boolean } => {
  const isIn = kind === "income" || amount < 0;
  return { amount: minor(Math.abs(amount)), isIn };
};

export function EntryLine({ entry, money, children }: { entry: Shown; money: MoneyFormat; children?: ReactNode }) {
  const { amount, isIn } = signed(entry);
  return (
    <li>
      <span className="bank-line">
        <span>
          {entry.payee || "No payee"}
          {entry.note !== "" && <span className="small quiet bank-note"> {entry.note}</span>}
        </span>
        <span className="small quiet">
          {dayWords(entry.day)}
          {isIn && (entry.kind === "income" ? ", income" : ", refund")}
        </span>
        {children}
      </span>
      <Money amount={amount} format={money} {...(isIn && { tone: "gain" as const })} />
    </li>
  );
}
