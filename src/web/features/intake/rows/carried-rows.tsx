import { useState } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { useCarriedRows } from "#web/platform/carried-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { CarriedOffer } from "./carried-offer.tsx";

/** What a tool found out, to take over with one press. Taken or left, it is not offered again. */
export function CarriedRows({ part }: { part: Part }) {
  const { add, asked } = useIntake();
  const { rowsOf, forget } = useCarriedRows();
  const [isBusy, setBusy] = useState(false);
  const rows = rowsOf(part);
  if (rows.length === 0) return null;
  const take = async () => {
    setBusy(true);
    const added = await add(part, rows);
    setBusy(false);
    if (added.length > 0) forget(part);
  };
  return (
    <CarriedOffer isBusy={isBusy} onTake={() => void take()} onLeave={() => forget(part)}>
      From nifty stuff: {rows.map((row) => wordsOf(row, asked.format)).join("; ")}.
    </CarriedOffer>
  );
}

function wordsOf(row: Answers, format: Parameters<typeof formatMoney>[1]): string {
  const amount = row.target ?? row.balance ?? row.amount;
  const name = row.label ?? row.name ?? "";
  if (amount === undefined) return name;
  const read = parseAmount(amount, format);
  return `${name}, ${read.ok ? formatMoney(read.value, format) : amount}`;
}
