import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { offered } from "#domain/spending/categories.ts";
import { type OpenPayee, openPayees } from "#domain/spending/needs-category.ts";
import type { CategoryGuess } from "#domain/spending/payee-memory.ts";
import type { Day } from "#domain/time/day.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Select } from "#web/ui/select.tsx";
import type { Figures } from "../figures/figures.ts";
import { useFigures } from "../figures/use-figures.ts";
import { guessFor, guessWords } from "../payee-guess.ts";
import { dateWords } from "../words/date-words.ts";
import { entriesCount, nameWords, othersWords, restWords, settledWords } from "./needs-category-words.ts";
import { type Settle, useSettle } from "./use-settle.ts";
import "./needs-category.css";

interface DialogProps {
  /** The days that the opening screen shows. The others can be included. */
  between: { from: Day; to: Day };
  onClose: () => void;
}

/** Entries without a category, one payee at a time. The next payee follows by itself. */
export function NeedsCategoryDialog(props: DialogProps) {
  const figures = useFigures();
  return (
    <Dialog open title="What needs a category" variant="sheet" onClose={props.onClose}>
      {figures && <Payees {...props} figures={figures} />}
    </Dialog>
  );
}

function Payees({ between, figures, onClose }: DialogProps & { figures: Figures }) {
  const { household, book } = figures;
  const { categories } = household;
  const [isAll, setAll] = useState(false);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const settle = useSettle(figures);
  const all = useMemo(() => openPayees(book, categories), [book, categories]);
  const shown = useMemo(
    () => (isAll ? all : openPayees(book, categories, between)),
    [isAll, all, book, categories, between],
  );
  const waiting = shown.filter(({ key }) => !later.has(key));
  const [payee] = waiting;
  const others = entriesCount(all) - entriesCount(shown);
  return (
    <div className="needs-category">
      {payee ? (
        <PayeeForm
          key={payee.key}
          payee={payee}
          figures={figures}
          settle={settle}
          onLater={() => setLater(new Set([...later, payee.key]))}
        />
      ) : (
        <Settled left={shown.length} onAgain={() => setLater(new Set())} onClose={onClose} />
      )}
      <p className="needs-category-notice" aria-live="polite">
        {settle.notice && (settle.notice.isProblem ? settle.notice.text : `${settle.notice.text} `)}
        {settle.notice?.undo && <TextButton onClick={settle.notice.undo}>Undo</TextButton>}
      </p>
      {waiting.length > 1 && (
        <p className="small quiet">{restWords(waiting.slice(1).map(({ payee: name }) => nameWords(name)))}</p>
      )}
      {others > 0 && (
        <p className="small">
          <TextButton onClick={() => setAll(true)}>{othersWords(others)}</TextButton>
        </p>
      )}
    </div>
  );
}

interface FormProps {
  payee: OpenPayee;
  figures: Figures;
  settle: Settle;
  onLater: () => void;
}

function PayeeForm({ payee, figures, settle, onLater }: FormProps) {
  const { household, state, book } = figures;
  const form = useRef<HTMLFormElement>(null);
  const guess = useMemo(
    () => guessFor(payee.entries[0]!.payee, household.categories, state.of.rule.list(), book),
    [payee, household, state, book],
  );
  const [chosen, choose] = useState<string>();
  const [isAlways, setAlways] = useState(false);
  const [error, setError] = useState<string>();
  const categoryId = chosen ?? guess?.categoryId ?? "";
  useFirstFocus(form, "select");
  if (offered(household.categories).length === 0) return <NoCategories />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (categoryId === "") {
      setError("Choose a category, or leave this payee for later.");
      focusIn(form.current, "select");
    } else void settle.settle(payee, categoryId, isAlways);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <h3>{nameWords(payee.payee)}</h3>
      <p className="needs-category-facts">{factsWords(payee, household)}</p>
      <Select
        label="Category"
        name="category"
        placeholder="Choose one"
        value={categoryId}
        options={optionsOf(household, guess)}
        error={error}
        hint={chosen === undefined && guess && guessWords(guess, household)}
        onChange={(id) => {
          choose(id);
          setError(undefined);
        }}
      />
      {payee.key !== "" && (
        <Checkbox
          label="Always for this payee"
          hint={`A rule for “${payee.payee}” gives new entries this category.`}
          checked={isAlways}
          onChange={setAlways}
        />
      )}
      <div className="actions">
        <Button type="submit" busy={settle.isBusy}>
          Set the category
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Later
        </Button>
      </div>
    </form>
  );
}

/** Each payee starts at its category. The dialog itself would focus its close button. */
function useFirstFocus(around: RefObject<HTMLElement | null>, selector: string) {
  useEffect(() => {
    const timer = setTimeout(() => focusIn(around.current, selector));
    return () => clearTimeout(timer);
  }, [around, selector]);
}

/** The suggested category first. */
function optionsOf({ categories }: Household, guess: CategoryGuess | undefined) {
  const options = offered(categories).map(({ id, label, group }) => ({ value: id, label, group }));
  const suggested = options.find(({ value }) => value === guess?.categoryId);
  if (!suggested) return options;
  return [{ ...suggested, group: "Suggested" }, ...options.filter((option) => option !== suggested)];
}

const factsWords = ({ entries, amount, latest }: OpenPayee, household: Household): string =>
  `${settledWords.count(entries.length)}, ${formatMoney(amount, household)} in all. The latest on ${dateWords(latest)}.`;

const NoCategories = () => (
  <p className="lede">
    There are no categories yet. <Link to={`${paths.intake}?edit=true&step=everyday`}>Say what a usual week costs</Link>
    , and each part of it is one.
  </p>
);

interface SettledProps {
  /** How many payees were left for later. */
  left: number;
  onAgain: () => void;
  onClose: () => void;
}

function Settled({ left, onAgain, onClose }: SettledProps) {
  const box = useRef<HTMLDivElement>(null);
  useFirstFocus(box, "button");
  return (
    <div ref={box}>
      <p className="lede">{left === 0 ? "Every entry here has a category." : settledWords.later(left)}</p>
      <div className="actions">
        <Button onClick={onClose}>Done</Button>
        {left > 0 && (
          <Button variant="quiet" onClick={onAgain}>
            Go through them again
          </Button>
        )}
      </div>
    </div>
  );
}
