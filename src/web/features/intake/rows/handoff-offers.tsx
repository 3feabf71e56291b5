import { type ReactNode, useState } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { useIntakeHandoff } from "#web/platform/intake-handoff.ts";
import { usePersistedFields } from "#web/platform/use-persisted-fields.ts";
import { Button } from "#web/ui/button.tsx";
import { useIntake } from "../draft/use-draft.tsx";

const nothingTyped = { takeHome: "", bills: "", everyday: "" };

interface HandoffRow {
  part: Part;
  /** Text after the amount. */
  per: string;
  answers: Answers;
}

const handoffRows: Readonly<Record<keyof typeof nothingTyped, HandoffRow>> = {
  takeHome: { part: "incomes", per: "a month", answers: { label: "Take-home pay", cadence: "monthly" } },
  bills: { part: "bills", per: "a month", answers: { label: "Bills and debts", cadence: "monthly" } },
  everyday: { part: "categories", per: "a week", answers: { label: "Everyday spending", cadence: "weekly" } },
};

/** Offers an amount typed on the home page. Accepted or declined, it is not offered again. */
export function HomePageOffer({ field }: { field: keyof typeof nothingTyped }) {
  const { add, options } = useIntake();
  const [typed, type] = usePersistedFields("weekly-number", nothingTyped);
  const [isBusy, setBusy] = useState(false);
  const amount = typed[field].trim();
  if (amount === "") return null;
  const { part, per, answers } = handoffRows[field];
  const read = parseAmount(amount, options.format);
  const forget = () => type({ [field]: "" });
  const accept = async () => {
    setBusy(true);
    const added = await add(part, [{ ...answers, amount }]);
    setBusy(false);
    if (added.length > 0) forget();
  };
  return (
    <HandoffOffer isBusy={isBusy} onAccept={() => void accept()} onDecline={forget}>
      From the home page: <strong>{read.ok ? formatMoney(read.value, options.format) : amount}</strong> {per}.
    </HandoffOffer>
  );
}

/** Offers the results of a tool. Accepted or declined, they are not offered again. */
export function ToolOffer({ part }: { part: Part }) {
  const { add, options } = useIntake();
  const { rowsOf, clear } = useIntakeHandoff();
  const [isBusy, setBusy] = useState(false);
  const rows = rowsOf(part);
  if (rows.length === 0) return null;
  const accept = async () => {
    setBusy(true);
    const added = await add(part, rows);
    setBusy(false);
    if (added.length > 0) clear(part);
  };
  return (
    <HandoffOffer isBusy={isBusy} onAccept={() => void accept()} onDecline={() => clear(part)}>
      From nifty stuff: {rows.map((row) => wordsOf(row, options.format)).join("; ")}.
    </HandoffOffer>
  );
}

function wordsOf(row: Answers, format: Parameters<typeof formatMoney>[1]): string {
  const amount = row.target ?? row.balance ?? row.amount;
  const name = row.label ?? row.name ?? "";
  if (amount === undefined) return name;
  const read = parseAmount(amount, format);
  return `${name}, ${read.ok ? formatMoney(read.value, format) : amount}`;
}

interface OfferProps {
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
  children: ReactNode;
}

/** An offer to add what was typed elsewhere on the site. */
function HandoffOffer({ isBusy, onAccept, onDecline, children }: OfferProps) {
  return (
    <div className="carried-over">
      <p>{children}</p>
      <div className="carried-over-actions">
        <Button variant="outline" size="small" busy={isBusy} onClick={onAccept}>
          Take it over
        </Button>
        <Button variant="quiet" size="small" onClick={onDecline}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
