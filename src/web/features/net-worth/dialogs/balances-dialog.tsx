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
import { useFocusInvalid } from "#web/ui/focus.ts";
import { Money } from "#web/ui/money.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { changeWords, dayWords, roundMoney, termsWords } from "../words.ts";
import type { Space } from "../worth.ts";
import { balancesOf, readBalance, type ShownItem, useBalances } from "./item-balances.ts";
import { errorOf } from "./item-details.ts";
import { ManyBalances } from "./many-balances.tsx";
import "#web/ui/blocks.css";

interface BalancesProps extends ShownItem {
  onClose: () => void;
  onDetails: () => void;
}

/** All balances of one account or debt by day. New ones can be noted for today and the past. */
export function BalancesDialog({ onClose, onDetails, ...of }: BalancesProps) {
  return (
    <Dialog open title={of.item.label} variant="sheet" dismissable onClose={onClose}>
      {/* Toasts of the page are covered by the dialog, so it has its own. */}
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

function aboutWords({ kind, item, space: { format } }: ShownItem): string {
  if (kind === "debt") return termsWords(item as never, format);
  const { yearlyChange } = item as Account;
  return yearlyChange ? `Between balances it ${changeWords(yearlyChange, format)}.` : "All balances, by day.";
}

const atFirst = 24;

function Balances({ of }: { of: ShownItem }) {
  const actions = useBalances(of);
  const [shown, setShown] = useState(atFirst);
  const list = useRef<HTMLUListElement>(null);
  const { kind, space, item } = of;
  const balances = useMemo(() => balancesOf({ kind, space, item, standing: null }), [kind, space, item]);
  const estimate = kind === "account" && !["cash", "checking", "savings"].includes((item as Account).kind);
  return (
    <>
      <BalanceForm
        of={of}
        hasRange={estimate}
        action="Note balance"
        initial={{ day: space.today }}
        onSave={(noted) => actions.note([noted])}
      />
      <details className="fold balances-many">
        <summary>Many at once</summary>
        <ManyBalances of={of} onSave={actions.note} />
      </details>
      <ul ref={list} className="rows balances-list" aria-label="Balances by day" tabIndex={-1}>
        {balances.slice(0, shown).map((balance) => (
          <BalanceLine
            key={balance.id}
            of={of}
            balance={balance}
            actions={actions}
            onDone={() => list.current?.focus()}
          />
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
  of: ShownItem;
  balance: Balance;
  actions: ReturnType<typeof useBalances>;
  /** Called when the focused element is removed. */
  onDone: () => void;
}

/** The balance of one day. It can be changed or removed. */
function BalanceLine({ of, balance, actions, onDone }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { format } = of.space;
  const close = () => {
    setOpen(false);
    onDone();
  };
  if (isOpen)
    return (
      <li className="balance-line balance-line--open">
        <BalanceForm
          of={of}
          hasRange={of.kind === "account"}
          action="Save"
          taken={otherDays(of, balance)}
          initial={{
            day: balance.day,
            amount: amountAsTyped(balance.amount, format),
            ...(balance.low !== undefined && { low: amountAsTyped(balance.low, format) }),
            ...(balance.high !== undefined && { high: amountAsTyped(balance.high, format) }),
          }}
          onSave={async (noted) => {
            const isSaved = await actions.change(balance, noted);
            if (isSaved) close();
            return isSaved;
          }}
          onCancel={close}
        />
      </li>
    );
  return <ClosedLine of={of} balance={balance} actions={actions} onDone={onDone} onOpen={() => setOpen(true)} />;
}

function ClosedLine({ of, balance, actions, onDone, onOpen }: LineProps & { onOpen: () => void }) {
  const { format, today } = of.space;
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
            onClick={() => void actions.remove(balance).then((isRemoved) => isRemoved && onDone())}
          >
            Remove
          </Button>
        )}
      </span>
    </li>
  );
}

const otherDays = (of: ShownItem, { id }: Balance): Day[] =>
  balancesOf(of)
    .filter((other) => other.id !== id)
    .map(({ day }) => day);

function noteOf({ id, amount, low = amount, high = amount }: Balance, { space: { format } }: ShownItem): string {
  const range = low < high ? `estimate ${roundMoney(low, format)} – ${roundMoney(high, format)}` : "";
  return [isListing(id) ? "when it was listed" : "", range].filter(Boolean).join(", ");
}

interface BalanceFormProps {
  of: ShownItem;
  initial: Answers;
  hasRange: boolean;
  action: string;
  /** Days that already have a balance. */
  taken?: readonly Day[];
  /** Returns whether it was saved. If not, the typed text stays. */
  onSave: (noted: Noted) => Promise<boolean>;
  onCancel?: () => void;
}

/** The form of one balance, new or existing. */
function BalanceForm({ of, initial, hasRange, action, taken, onSave, onCancel }: BalanceFormProps) {
  const [answers, setAnswers] = useState(initial);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const type = (some: Answers) => {
    setAnswers((now) => ({ ...now, ...some }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readBalance({ kind: of.kind, id: of.item.id }, answers, of.space, taken);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return focusInvalid();
    setBusy(true);
    const isSaved = await onSave(read.value);
    setBusy(false);
    if (isSaved) setAnswers(initial);
  };
  return (
    <form ref={form} className="field-pair balance-form" onSubmit={(event) => void submit(event)} noValidate>
      <BalanceFields answers={answers} problems={problems} hasRange={hasRange} space={of.space} onType={type} />
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
  space: Space;
  hasRange: boolean;
  onType: (answers: Answers) => void;
}

/** A day and its balance, with a range for estimates. */
function BalanceFields({ answers, problems, space, hasRange, onType }: BalanceFieldsProps) {
  const field = (name: string) => ({
    name,
    value: answers[name] ?? "",
    error: errorOf(problems, name),
    onChange: (text: string) => onType({ [name]: text }),
  });
  const { format } = space;
  return (
    <>
      <DateField {...field("day")} label="Day" max={space.today} />
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
