import { useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { listedAccount } from "#domain/ledger/accounts.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { HouseholdState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { rowProblemText } from "./reader/import-words.ts";
import { accountsOf, type ReadingPlan } from "./reading-plan.ts";
import { RecognizedEntries } from "./recognized.tsx";
import {
  entriesToImport,
  type ImportableEntry,
  leftOutWords,
  type PossibleDuplicate,
  type Review,
  reviewFacts,
  sortingWords,
  spanWords,
} from "./review.ts";
import { countWords, dayWords, EntryLine, entriesWords, StepHeading, signedAmount } from "./step-parts.tsx";

interface ReviewProps {
  household: Household;
  today: Day;
  review: Review;
  state: HouseholdState;
  plan: ReadingPlan;
  problem: string | undefined;
  onImport: (included: ReadonlySet<number>, declined: ReadonlySet<number>) => void;
  onChange: () => void;
  onClose: () => void;
}

/** What the import would add. Nothing is saved yet. */
export function ReviewStep(props: ReviewProps) {
  const { household, today, review, plan, problem, onChange } = props;
  const [included, setIncluded] = useState<ReadonlySet<number>>(new Set());
  const [declined, setDeclined] = useState<ReadonlySet<number>>(new Set());
  const chosen = useMemo(() => entriesToImport(review, included, declined), [review, included, declined]);
  const facts = useMemo(() => reviewFacts(chosen, today), [chosen, today]);
  const [showErrors, setShowErrors] = useState(false);
  const [mayLeaveOut, setLeaveOut] = useState(false);
  const isOpen = review.summary.problemCount > 0 && !mayLeaveOut;
  const submit = () => {
    setShowErrors(isOpen);
    if (!isOpen) props.onImport(included, declined);
  };
  return (
    <div className="bank-step">
      <StepHeading text={newWords(review)} />
      <p className="small quiet">{spanWords(facts, household)}</p>
      <p className="small bank-known">
        <AccountWords household={household} plan={plan} />
        {sourceWords(plan, household)}{" "}
        <button type="button" className="bank-link" onClick={onChange}>
          Change
        </button>
      </p>
      <Facts review={review} facts={facts} />
      {facts.afterToday > 0 && (
        <p className="small bank-warn">
          {countWords(facts.afterToday, "entry is", "entries are")} dated after today. Is the order of day and month
          right?
        </p>
      )}
      <RecognizedEntries
        review={review}
        household={household}
        state={props.state}
        plan={plan}
        declined={declined}
        onChange={setDeclined}
      />
      <PossibleDuplicates review={review} household={household} included={included} onChange={setIncluded} />
      <ProblemList review={review} mayLeaveOut={mayLeaveOut} showErrors={showErrors && isOpen} onChange={setLeaveOut} />
      <SomeEntries household={household} chosen={chosen} />
      <p className="field-error" role="alert">
        {problem}
      </p>
      <ReviewActions count={chosen.length} onImport={submit} onClose={props.onClose} />
    </div>
  );
}

/** The source by its name, unless that is the account's, which the line has already. */
function sourceWords({ sourceId, label, account }: ReadingPlan, household: Household): string {
  const isAccount = account && listedAccount(household, account)?.label === label;
  if (sourceId === undefined) return isAccount ? "" : `From “${label}”.`;
  return isAccount ? "Read as last time." : `Read as last time, from “${label}”.`;
}

/** Where the entries go. Nothing in a household that lists no account. */
function AccountWords({ household, plan: { account } }: Pick<ReviewProps, "household" | "plan">) {
  if (accountsOf(household).length === 0) return null;
  const label = account && listedAccount(household, account)?.label;
  if (label === undefined || label === null) return <>They change the balance of no account. </>;
  return (
    <>
      They go to <strong>{label}</strong>.{" "}
    </>
  );
}

const newWords = ({ newEntries, alreadyImported }: Review): string => {
  if (newEntries.length > 0) return countWords(newEntries.length, "new entry", "new entries");
  return alreadyImported > 0 ? "Nothing new in this file" : "No new entries in this file";
};

function Facts({ review, facts }: { review: Review; facts: ReturnType<typeof reviewFacts> }) {
  const lines = [
    review.alreadyImported > 0
      ? `${entriesWords(review.alreadyImported)} came with an earlier import and stay as they are.`
      : "",
    sortingWords(facts) === "" ? "" : `Categories: ${sortingWords(facts)}.`,
    leftOutWords(review),
  ].filter(Boolean);
  return (
    <ul className="bank-facts">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function ReviewActions({ count, onImport, onClose }: { count: number; onImport: () => void; onClose: () => void }) {
  return (
    <div className="bank-actions">
      {count > 0 && <Button onClick={onImport}>Import {entriesWords(count)}</Button>}
      <Button variant={count > 0 ? "quiet" : "primary"} onClick={onClose}>
        {count > 0 ? "Cancel" : "Close"}
      </Button>
    </div>
  );
}

interface PossibleDuplicatesProps {
  review: Review;
  household: Household;
  /** Indexes of the possible duplicates to import anyway. */
  included: ReadonlySet<number>;
  onChange: (included: ReadonlySet<number>) => void;
}

const pageSize = 50;

/** Entries that may exist already: left out unless the user ticks them. */
function PossibleDuplicates({
  review: { possibleDuplicates },
  household,
  included,
  onChange,
}: PossibleDuplicatesProps) {
  const [most, setMost] = useState(pageSize);
  if (possibleDuplicates.length === 0) return null;
  const toggle = (at: number, isIncluded: boolean) => {
    const next = new Set(included);
    if (isIncluded) next.add(at);
    else next.delete(at);
    onChange(next);
  };
  return (
    <section className="bank-part">
      <div className="section-head bank-maybes-head">
        <h4 className="bank-caption">
          {countWords(possibleDuplicates.length, "entry", "entries")} may be here already
        </h4>
        {possibleDuplicates.length > 1 && <AllOrNone count={possibleDuplicates.length} onChange={onChange} />}
      </div>
      <p className="small quiet">
        {possibleDuplicates.length === 1
          ? "It is left out. Tick it if it is an entry of its own."
          : "They are left out. Tick those that are entries of their own."}
      </p>
      <ul className="bank-maybes">
        {possibleDuplicates.slice(0, most).map((duplicate, at) => (
          <li key={duplicate.entry.line}>
            <Checkbox
              label={duplicateLabel(duplicate, household)}
              hint={existingLabel(duplicate, household)}
              checked={included.has(at)}
              onChange={(isIncluded) => toggle(at, isIncluded)}
            />
          </li>
        ))}
      </ul>
      {possibleDuplicates.length > most && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + pageSize)}>
          Show more
        </Button>
      )}
    </section>
  );
}

function AllOrNone({ count, onChange }: Pick<PossibleDuplicatesProps, "onChange"> & { count: number }) {
  return (
    <span className="bank-links">
      <Button variant="quiet" size="small" onClick={() => onChange(new Set(Array(count).keys()))}>
        Bring all
      </Button>
      <Button variant="quiet" size="small" onClick={() => onChange(new Set())}>
        Bring none
      </Button>
    </span>
  );
}

const amountWords = (entry: PossibleDuplicate["like"], household: Household): string => {
  const { amount, isIn } = signedAmount(entry as Parameters<typeof signedAmount>[0]);
  return formatMoney(amount, household, { sign: isIn ? "always" : "negative" });
};

const duplicateLabel = ({ entry }: PossibleDuplicate, household: Household): string =>
  `${entry.payee || "No payee"}, ${amountWords(entry, household)}, ${dayWords(entry.day)}`;

const existingLabel = ({ like }: PossibleDuplicate, household: Household): string =>
  `Here: ${like.payee || "no payee"}, ${amountWords(like, household)}, ${dayWords(like.day)}`;

interface ProblemProps {
  review: Review;
  mayLeaveOut: boolean;
  showErrors: boolean;
  onChange: (mayLeaveOut: boolean) => void;
}

/** Unreadable rows, by line. Nothing is imported until the user agrees to leave them out. */
function ProblemList({ review: { summary }, mayLeaveOut, showErrors, onChange }: ProblemProps) {
  const { problemCount, problems } = summary;
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <section className="bank-part">
      <h4 className="bank-caption">{countWords(problemCount, "row", "rows")} can’t be read</h4>
      <section className="bank-problems" aria-label="Rows that can’t be read" tabIndex={problems.length > 6 ? 0 : -1}>
        <ul>
          {problems.map((problem) => (
            <li key={problem.line}>{rowProblemText(problem)}</li>
          ))}
        </ul>
        {more > 0 && <p className="quiet">and {more.toLocaleString("en")} more</p>}
      </section>
      <Checkbox
        label={problemCount === 1 ? "Leave this row out" : `Leave these ${problemCount.toLocaleString("en")} rows out`}
        checked={mayLeaveOut}
        onChange={onChange}
        error={showErrors ? agreeWords(problemCount) : undefined}
      />
    </section>
  );
}

const agreeWords = (count: number): string =>
  `Say that ${count === 1 ? "it" : "they"} may be left out, or change how the file is read.`;

const shown = 20;

/** The first entries to import, with their categories. */
function SomeEntries({ household, chosen }: { household: Household; chosen: readonly ImportableEntry[] }) {
  if (chosen.length === 0) return null;
  const labelOf = ({ category }: ImportableEntry) =>
    household.categories.find(({ id }) => id === category?.categoryId)?.label;
  const categoryWords = (one: ImportableEntry) => {
    const label = labelOf(one);
    if (label === undefined) return "No category";
    return one.category?.by === "merchant" ? `${label}, guessed from the name` : label;
  };
  const more = chosen.length - shown;
  return (
    <details className="bank-more">
      <summary>Look at {more > 0 ? `the first ${shown}` : "them"}</summary>
      <ul className="rows bank-lines">
        {chosen.slice(0, shown).map((one) => (
          <EntryLine key={one.entry.line} entry={one.entry} money={household}>
            {one.entry.kind === "spending" && <span className="small">{categoryWords(one)}</span>}
          </EntryLine>
        ))}
      </ul>
    </details>
  );
}
