import { useState } from "react";
import type { Balance } from "#domain/household/records.ts";
import { formatMoney } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { isListing } from "#domain/net-worth/listed-balances.ts";
import type { Day } from "#domain/time/day.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { dayWords } from "../look-words.ts";
import { roundMoney } from "../round-money.ts";
import { BalanceForm } from "./balance-form.tsx";
import { balancesOf, type Kept } from "./kept.ts";
import type { useBalances } from "./use-balances.ts";

interface LineProps {
  of: Kept;
  balance: Balance;
  does: ReturnType<typeof useBalances>;
  /** Where the keyboard goes when what it stood on is gone. */
  onDone: () => void;
}

/** What was said of one day. It can be put right, or taken off the record. */
export function BalanceLine({ of, balance, does, onDone }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { format } = of.place;
  const shut = () => {
    setOpen(false);
    onDone();
  };
  if (isOpen)
    return (
      <li className="balance-line balance-line--open">
        <BalanceForm
          {...{ of, hasRange: of.kind === "account", action: "Save", taken: otherDays(of, balance) }}
          initial={{
            day: balance.day,
            amount: amountAsTyped(balance.amount, format),
            ...(balance.low !== undefined && { low: amountAsTyped(balance.low, format) }),
            ...(balance.high !== undefined && { high: amountAsTyped(balance.high, format) }),
          }}
          onSave={async (noted) => {
            const isKept = await does.change(balance, noted);
            if (isKept) shut();
            return isKept;
          }}
          onCancel={shut}
        />
      </li>
    );
  return <ShutLine {...{ of, balance, does, onDone }} onOpen={() => setOpen(true)} />;
}

function ShutLine({ of, balance, does, onDone, onOpen }: LineProps & { onOpen: () => void }) {
  const { format, today } = of.place;
  const day = dayWords(balance.day, today);
  const about = `${formatMoney(balance.amount, format)} on ${day}`;
  const button = { variant: "quiet", size: "small" } as const;
  return (
    <li className="balance-line">
      <span>
        {day}
        <span className="balance-note">{noteOf(balance, of)}</span>
      </span>
      <span className="balance-end">
        <Money amount={balance.amount} format={format} />
        <Button {...button} aria-label={`Change ${about}`} onClick={onOpen}>
          Change
        </Button>
        {!isListing(balance.id) && (
          <Button
            {...button}
            aria-label={`Remove ${about}`}
            onClick={() => void does.remove(balance).then((isGone) => isGone && onDone())}
          >
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}

const otherDays = (of: Kept, { id }: Balance): Day[] =>
  balancesOf(of)
    .filter((other) => other.id !== id)
    .map(({ day }) => day);

function noteOf({ id, amount, low = amount, high = amount }: Balance, { place: { format } }: Kept): string {
  const range = low < high ? `estimate ${roundMoney(low, format)} – ${roundMoney(high, format)}` : "";
  return [isListing(id) ? "when it was listed" : "", range].filter(Boolean).join(", ");
}
