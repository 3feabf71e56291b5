import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { AccountRef, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountKey } from "#domain/ledger/accounts.ts";
import { type Register, type RegisterRow, registerOf } from "#domain/ledger/register.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { OwnerMarks } from "#web/household/owner-marks.tsx";
import { adultsOf } from "#web/household/words/people-words.ts";
import { addEntryPath } from "#web/paths.ts";
import { useHtmlClass } from "#web/platform/use-html-class.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field, InputBox } from "#web/ui/field.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Segments } from "#web/ui/segments.tsx";
import type { OwnEntryParts } from "./own-entry-answers.ts";
import { ReconcileBar } from "./reconcile-bar.tsx";
import { RegisterTable, type Ticking } from "./register-table.tsx";
import { type RegisterParts, useReconcile } from "./use-reconcile.ts";
import { dayWords, entriesWords, findHolding, rowName, rowPlace } from "./words.ts";

/** What the entries of a private account need beyond its own space. */
export interface OwnParts {
  self: string | undefined;
  parts: OwnEntryParts;
}

const OwnEntryDialog = lazyDialog(
  lazyChunk("own-entry-dialog", () => import("./own-entry-dialog.tsx")),
  (module) => module.OwnEntryDialog,
  "Your own entry",
);

interface RegisterProps {
  id: string;
  kind: AccountRef["kind"];
  /** Only for private accounts and debts. */
  own: OwnParts | undefined;
  parts: RegisterParts;
}

/** The balance of one account or debt, and what moved it. */
export function AccountRegister({ id, kind, own, parts }: RegisterProps) {
  const { household, today, ledger } = parts;
  const [opened, open] = useState<Transaction | "new">();
  const of = useMemo((): AccountRef => ({ kind, id }), [kind, id]);
  const { item } = findHolding(household, id)!;
  const account = ledger.account(of)!;
  const register = useMemo(() => registerOf(account), [account]);
  const reconciling = useReconcile(parts, of, item.label);
  const finding = useFinding(register, of, household);
  const { isOpen, found } = reconciling;
  useHtmlClass("with-reconcile", isOpen);
  const matching = useMemo(
    () => new Set(found?.match && found.match.kind !== "save" ? found.match.moves.map(({ entry }) => entry.id) : []),
    [found],
  );
  const ticking: Ticking | undefined = isOpen
    ? { ticks: reconciling.ticks, tick: reconciling.tick, day: reconciling.day, matching }
    : undefined;
  const focusButton = useCallback(() => {
    // The button is drawn again once the bar is gone.
    requestAnimationFrame(() => focusIn(document, ".register-reconcile"));
  }, []);
  return (
    <>
      <Head of={of} item={item} isPrivate={own !== undefined} parts={parts} />
      <div className="register-tools">
        <Search text={finding.text} onChange={finding.setText} />
        <Segments
          label="Entries"
          labelHidden
          value={finding.which}
          onChange={finding.choose}
          options={[
            { value: "all", label: "All" },
            { value: "open", label: `Not ticked, ${finding.open.toLocaleString("en")}` },
          ]}
        />
        <div className="register-actions">
          {own ? (
            <Button variant="outline" icon="plus" onClick={() => open("new")}>
              Add entry
            </Button>
          ) : (
            <ButtonLink to={addEntryPath(accountKey(of))} variant="outline" icon="plus">
              Add entry
            </ButtonLink>
          )}
          {!isOpen && (
            <Button className="register-reconcile" icon="check" onClick={reconciling.open}>
              {reconciling.isBegun ? "Go on reconciling" : "Reconcile"}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <ReconcileBar household={household} today={today} of={of} reconciling={reconciling} onGone={focusButton} />
      )}
      <Rows
        parts={parts}
        of={of}
        label={item.label}
        register={register}
        finding={finding}
        ticking={ticking}
        onOpen={own && open}
      />
      {own && opened !== undefined && (
        <OwnEntryDialog
          {...own}
          of={of}
          entry={opened === "new" ? undefined : opened}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

/** Whose it is, when a balance was stated last, and the balance of today. */
interface HeadProps {
  of: AccountRef;
  item: { ownerIds?: readonly string[] };
  isPrivate: boolean;
  parts: RegisterParts;
}

function Head({ of, item, isPrivate, parts }: HeadProps) {
  const { household, today, ledger } = parts;
  const balance = ledger.on(of, today);
  const isShared = adultsOf(household.people).length > 1;
  const stated = balance ? `Last balance stated ${dayWords(balance.statedOn, today)}.` : "No balance is stated yet.";
  return (
    <div className="register-head">
      <p className="register-facts">
        {isShared && <OwnerMarks item={item} people={household.people} />}
        {isPrivate && "Only you see it. "}
        {stated}
      </p>
      <p className="register-today">
        <span className="register-today-name">{of.kind === "debt" ? "Owed today" : "Balance today"}</span>
        {balance ? (
          <span
            {...(!isPrivate && figureMark(of.kind === "debt" ? `owed:${of.id}` : `balance:${of.id}`, balance.amount))}
          >
            <Money amount={balance.amount} format={household} size="large" />
          </span>
        ) : (
          "–"
        )}
      </p>
    </div>
  );
}

const Search = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <div className="register-search">
    <Field label="Search this account" labelHidden>
      {(ids) => (
        <InputBox ids={ids} before={<Icon name="search" size={18} />}>
          <input
            {...ids}
            className="field-control"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Search this account"
            value={text}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={({ key }) => key === "Escape" && onChange("")}
          />
        </InputBox>
      )}
    </Field>
  </div>
);

type Which = "all" | "open";

const isOpenEntry = (row: RegisterRow): boolean => row.kind === "entry" && !row.entry.isCleared;

/** The rows that match the search and the choice. Deferred, so that typing never waits for very many. */
function useFinding(register: Register, of: AccountRef, household: Household) {
  const [text, setText] = useState("");
  const [which, choose] = useState<Which>("all");
  const searched = useDeferredValue(text);
  const open = useMemo(() => register.find(isOpenEntry), [register]);
  const found = useMemo(() => {
    const matches = matcherOf(searched, of, household);
    if (!matches) return which === "open" ? open : undefined;
    return register.find((row) => (which === "all" || isOpenEntry(row)) && matches(row));
  }, [register, searched, which, open, of, household]);
  return { text, setText, which, choose, open: open.length, found };
}

type Finding = ReturnType<typeof useFinding>;

/** Every word is in the name, the category or the note, or is the amount. */
function matcherOf(text: string, of: AccountRef, household: Household): ((row: RegisterRow) => boolean) | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const amounts = words.map((word) => parseAmount(word, household));
  return (row) => {
    const note = row.kind === "entry" ? row.entry.note : "";
    const line = `${rowName(row)} ${rowPlace(row, of, household)} ${note}`.toLowerCase();
    return words.every((word, at) => {
      const amount = amounts[at]!;
      return line.includes(word) || (amount.ok && Math.abs(row.change) === Math.abs(amount.value));
    });
  };
}

interface RowsProps {
  parts: RegisterParts;
  of: AccountRef;
  label: string;
  register: Register;
  finding: Finding;
  ticking: Ticking | undefined;
  /** Opens an entry here; undefined where entries are on the spending page. */
  onOpen: ((entry: Transaction) => void) | undefined;
}

function Rows({ parts, of, label, register, finding, ticking, onOpen }: RowsProps): ReactNode {
  const { household, today, state } = parts;
  const { found, which, text } = finding;
  if (!state.hasEntries) return <p className="quiet">Your entries are being read.</p>;
  const count = found?.length ?? register.count;
  const isSearch = text.trim() !== "";
  return (
    <>
      {isSearch && <Announcement text={count === 0 ? "None found" : `${entriesWords(count)} found`} />}
      {count === 0 ? (
        <EmptyState text={emptyWords(text.trim(), which)} />
      ) : (
        <RegisterTable
          household={household}
          today={today}
          of={of}
          label={label}
          register={register}
          found={found}
          ticking={ticking}
          onOpen={onOpen}
        />
      )}
      {register.count <= 1 && !isSearch && (
        <p className="register-first quiet">
          Nothing has moved here yet. Entries that name this account are listed with the balance after each.
        </p>
      )}
    </>
  );
}

function emptyWords(text: string, which: Which): string {
  if (text !== "") return `Nothing found for “${text}”.`;
  return which === "open" ? "Every entry here is ticked." : "Nothing has moved here yet.";
}
