import { useMemo, useRef, useState } from "react";
import type { Account } from "#domain/household/household.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { changeWords, termsWords } from "../look-words.ts";
import { BalanceForm } from "./balance-form.tsx";
import { BalanceLine } from "./balance-line.tsx";
import { balancesOf, type Kept } from "./kept.ts";
import { ManyBalances } from "./many-balances.tsx";
import { useBalances } from "./use-balances.ts";
import "#web/ui/fold.css";
import "./balances-dialog.css";

interface BalancesProps extends Kept {
  onClose: () => void;
  onDetails: () => void;
}

/** Every balance of one account or debt by day; others can be noted for any day that has come. */
export function BalancesDialog({ onClose, onDetails, ...of }: BalancesProps) {
  return (
    <Dialog open title={of.item.label} variant="sheet" dismissable onClose={onClose}>
      {/* Messages of the page lie below a dialog, out of reach. */}
      <ToastProvider label="Messages about balances">
        <p className="balances-about">
          <span className="lede">{aboutWords(of)}</span>
          <Button variant="quiet" size="small" onClick={onDetails}>
            Change details
          </Button>
        </p>
        <Balances of={of} />
      </ToastProvider>
    </Dialog>
  );
}

function aboutWords({ kind, item, place: { format } }: Kept): string {
  if (kind === "debt") return termsWords(item as never, format);
  const { yearlyChange } = item as Account;
  return yearlyChange ? `Between balances it ${changeWords(yearlyChange, format)}.` : "All balances, by day.";
}

const atFirst = 24;

function Balances({ of }: { of: Kept }) {
  const does = useBalances(of);
  const [shown, setShown] = useState(atFirst);
  const list = useRef<HTMLUListElement>(null);
  const { kind, place, item } = of;
  const balances = useMemo(() => balancesOf({ kind, place, item, standing: null }), [kind, place, item]);
  const estimate = kind === "account" && !["cash", "checking", "savings"].includes((item as Account).kind);
  return (
    <>
      <BalanceForm
        {...{ of, hasRange: estimate, action: "Note balance" }}
        initial={{ day: place.today }}
        onSave={(noted) => does.note([noted])}
      />
      <details className="fold balances-many">
        <summary>Many at once</summary>
        <ManyBalances of={of} onSave={does.note} />
      </details>
      <ul ref={list} className="rows balances-list" aria-label="Balances by day" tabIndex={-1}>
        {balances.slice(0, shown).map((balance) => (
          <BalanceLine key={balance.id} {...{ of, balance, does }} onDone={() => list.current?.focus()} />
        ))}
      </ul>
      {balances.length > shown && (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + atFirst)}>
          Show {Math.min(atFirst, balances.length - shown)} older ones
        </Button>
      )}
    </>
  );
}
