import "#web/ui/blocks.css";
import "./item-dialog.css";
import { type FormEvent, useMemo, useRef, useState } from "react";
import type { Account } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { formatMoney } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { isListing } from "#domain/net-worth/listed-balances.ts";
import type { Day } from "#domain/time/day.ts";
import type { Noted } from "#web/household/commands/note-balance.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Money } from "#web/ui/money.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { changeWords, dayWords, roundMoney, termsWords } from "../words.ts";
import type { Place } from "../worth.ts";
import { errorOf } from "./answer-words.ts";
import { balancesOf, type Kept, readBalance, useBalances } from "./item-balances.ts";
import { ManyBalances } from "./many-balances.tsx";

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

interface LineProps {
  of: Kept;
  balance: Balance;
  does: ReturnType<typeof useBalances>;
  /** Where the keyboard goes when what it stood on is gone. */
  onDone: () => void;
}

/** What was said of one day. It can be put right, or taken off the record. */
function BalanceLine({ of, balance, does, onDone }: LineProps) {
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

interface BalanceFormProps {
  of: Kept;
  initial: Answers;
  hasRange: boolean;
  action: string;
  /** Days that have a balance of their own. */
  taken?: readonly Day[];
  /** Whether it was kept; what was not stays typed. */
  onSave: (noted: Noted) => Promise<boolean>;
  onCancel?: () => void;
}

/** One balance, new or changed. */
function BalanceForm({ of, initial, hasRange, action, taken, onSave, onCancel }: BalanceFormProps) {
  const [answers, setAnswers] = useState(initial);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const type = (some: Answers) => {
    setAnswers((now) => ({ ...now, ...some }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readBalance({ kind: of.kind, id: of.item.id }, answers, of.place, taken);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok)
      return void setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    setBusy(true);
    const isKept = await onSave(read.value);
    setBusy(false);
    if (isKept) setAnswers(initial);
  };
  return (
    <form ref={form} className="field-pair balance-form" onSubmit={(event) => void submit(event)} noValidate>
      <BalanceFields {...{ answers, problems, hasRange }} place={of.place} onType={type} />
      <div className="balance-form-actions">
        <Button type="submit" variant="outline" busy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface BalanceFieldsProps {
  answers: Answers;
  problems: AnswerProblems;
  place: Place;
  hasRange: boolean;
  onType: (answers: Answers) => void;
}

/** A day and what stood there, with its two ends where it is an estimate. */
function BalanceFields({ answers, problems, place, hasRange, onType }: BalanceFieldsProps) {
  const field = (name: string) => ({
    ...{ name, value: answers[name] ?? "", error: errorOf(problems, name) },
    onChange: (text: string) => onType({ [name]: text }),
  });
  const { format } = place;
  return (
    <>
      <DateField {...field("day")} label="Day" max={place.today} />
      <MoneyField {...field("amount")} label="Balance" format={format} />
      {hasRange && (
        <>
          <MoneyField {...field("low")} label="At least" optional format={format} />
          <MoneyField {...field("high")} label="At most" optional format={format} />
        </>
      )}
    </>
  );
}
