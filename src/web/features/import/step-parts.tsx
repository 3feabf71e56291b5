import { type ReactNode, useEffect, useRef } from "react";
import type { ReadEntry } from "#domain/import/read-row.ts";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { Money } from "#web/ui/money.tsx";

/** "1 row", "1,204 rows". */
export const countWords = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

export const entriesWords = (count: number): string => countWords(count, "entry", "entries");

const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "3 Feb 2026": the month in letters, so that it is not mistaken for the day. */
export const dayWords = (day: Day): string => format.format(new Date(day));

/** Takes the focus when its step is shown, so that keyboard and screen reader follow. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className="bank-heading" tabIndex={-1}>
      {text}
    </h3>
  );
}

type ShownEntry = Pick<ReadEntry, "day" | "payee" | "note" | "amount" | "kind">;

/** Income and refunds get a plus sign. */
export const signedAmount = ({
  amount,
  kind,
}: Pick<ShownEntry, "amount" | "kind">): { amount: Minor; isIn: boolean } => {
  const isIn = kind === "income" || amount < 0;
  return { amount: minor(Math.abs(amount)), isIn };
};

interface EntryLineProps {
  entry: ShownEntry;
  money: MoneyFormat;
  /** Whether it is unknown if the amount went out or came in. */
  isUndirected?: boolean;
  children?: ReactNode;
}

export function EntryLine({ entry, money, isUndirected = false, children }: EntryLineProps) {
  const { amount, isIn: isDirectedIn } = signedAmount(entry);
  const isIn = isDirectedIn && !isUndirected;
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
