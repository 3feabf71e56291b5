import { useState } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { useTyped } from "#web/platform/typed.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { CarriedOffer } from "./carried-offer.tsx";

const nothingTyped = { takeHome: "", bills: "", everyday: "" };

interface Carried {
  part: Part;
  /** After the amount. */
  per: string;
  answers: Answers;
}

const rowOf: Readonly<Record<keyof typeof nothingTyped, Carried>> = {
  takeHome: { part: "incomes", per: "a month", answers: { label: "Take-home pay", cadence: "monthly" } },
  bills: { part: "bills", per: "a month", answers: { label: "Bills and debts", cadence: "monthly" } },
  everyday: { part: "categories", per: "a week", answers: { label: "Everyday spending", cadence: "weekly" } },
};

/** What was typed on the home page, to take over with one press. Taken or left, it is not offered again. */
export function CarriedOver({ field }: { field: keyof typeof nothingTyped }) {
  const { add, asked } = useIntake();
  const [typed, type] = useTyped("weekly-number", nothingTyped);
  const [isBusy, setBusy] = useState(false);
  const amount = typed[field].trim();
  if (amount === "") return null;
  const { part, per, answers } = rowOf[field];
  const read = parseAmount(amount, asked.format);
  const forget = () => type({ [field]: "" });
  const take = async () => {
    setBusy(true);
    const added = await add(part, [{ ...answers, amount }]);
    setBusy(false);
    if (added.length > 0) forget();
  };
  return (
    <CarriedOffer isBusy={isBusy} onTake={() => void take()} onLeave={forget}>
      From the home page: <strong>{read.ok ? formatMoney(read.value, asked.format) : amount}</strong> {per}.
    </CarriedOffer>
  );
}
