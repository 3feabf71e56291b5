import { useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { rowProblemText } from "#web/import/import-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { ReadingPlan } from "./reading-plan.ts";
import {
  chosenOf,
  factsOf,
  leftOutWords,
  type Maybe,
  type Review,
  type Sorted,
  sortingWords,
  spanWords,
} from "./review.ts";
import { countWords, dayWords, EntryLine, entriesWords, StepHeading, signed } from "./step-parts.tsx";

interface ReviewProps {
  household: Household;
  today: Day;
  review: Review;
  plan: ReadingPlan;
  problem: string | undefined;
  onImport: (kept: ReadonlySet<number>) => void;
  onChange: () => void;
  onClose: () => void;
}

/** What a file would bring. Nothing of it is kept yet. */
export function ReviewStep(props: ReviewProps) {
  const { household, today, review, plan, problem, onChange } = props;
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const chosen = useMemo(() => chosenOf(review, kept), [review, kept]);
  const facts = useMemo(() => factsOf(chosen, today), [chosen, today]);
  const [isWanting, setWanting] = useState(false);
  const [mayLeaveOut, setLeaveOut] = useState(false);
  const isOpen = review.summary.problemCount > 0 && !mayLeaveOut;
  const bring = () => {
    setWanting(isOpen);
    if (!isOpen) props.onImport(kept);
  };
  return (
    <div className="bank-step">
      <StepHeading text={newWords(review)} />
      <p className="small quiet">{spanWords(facts, household)}</p>
      <p className="small bank-known">
        {plan.sourceId === undefined ? `From “${plan.label}”.` : `Read as last time, from “${plan.label}”.`}{" "}
        <button type="button" className="bank-link" onClick={onChange}>
          Change
        </button>
      </p>
      <Facts {...{ review, facts }} />
      {facts.afterToday > 0 && (
        <p className="small bank-warn">
          {countWords(facts.afterToday, "entry is", "entries are")} dated after today. Is the order of day and month
          right?
        </p>
      )}
      <MaybeList {...{ review, household, kept }} onChange={setKept} />
      <ProblemList {...{ review, mayLeaveOut, isWanting: isWanting && isOpen }} onChange={setLeaveOut} />
      <SomeEntries {...{ household, chosen }} />
      <p className="field-error" role="alert">
        {problem}
      </p>
      <ReviewActions count={chosen.length} onImport={bring} onClose={props.onClose} />
    </div>
  );
}

const newWords = ({ fresh, brought }: Review): string => {
  if (fresh.length > 0) return countWords(fresh.length, "new entry", "new entries");
  return brought > 0 ? "Nothing new in this file" : "No new entries in this file";
};

function Facts({ review, facts }: { review: Review; facts: ReturnType<typeof factsOf> }) {
  const lines = [
    review.brought > 0 ? `${entriesWords(review.brought)} came with an earlier import and stay as they are.` : "",
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

interface MaybeProps {
  review: Review;
  household: Household;
  /** Places of those that are brought all the same. */
  kept: ReadonlySet<number>;
  onChange: (kept: ReadonlySet<number>) => void;
}

const atOnce = 50;

/** Those that may be there already: left out unless someone says that they are others. */
function MaybeList({ review: { maybes }, household, kept, onChange }: MaybeProps) {
  const [most, setMost] = useState(atOnce);
  if (maybes.length === 0) return null;
  const turn = (at: number, isKept: boolean) => {
    const next = new Set(kept);
    if (isKept) next.add(at);
    else next.delete(at);
    onChange(next);
  };
  return (
    <section className="bank-part">
      <div className="section-head bank-maybes-head">
        <h4 className="bank-caption">{countWords(maybes.length, "entry", "entries")} may be here already</h4>
        {maybes.length > 1 && <AllOrNone count={maybes.length} onChange={onChange} />}
      </div>
      <p className="small quiet">
        {maybes.length === 1
          ? "It is left out. Tick it if it is an entry of its own."
          : "They are left out. Tick those that are entries of their own."}
      </p>
      <ul className="bank-maybes">
        {maybes.slice(0, most).map((maybe, at) => (
          <li key={maybe.entry.line}>
            <Checkbox
              label={maybeWords(maybe, household)}
              hint={likeWords(maybe, household)}
              checked={kept.has(at)}
              onChange={(isKept) => turn(at, isKept)}
            />
          </li>
        ))}
      </ul>
      {maybes.length > most && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + atOnce)}>
          Show more
        </Button>
      )}
    </section>
  );
}

function AllOrNone({ count, onChange }: Pick<MaybeProps, "onChange"> & { count: number }) {
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

const amountWords = (entry: Maybe["like"], household: Household): string => {
  const { amount, isIn } = signed(entry as Parameters<typeof signed>[0]);
  return formatMoney(amount, household, { sign: isIn ? "always" : "negative" });
};

const maybeWords = ({ entry }: Maybe, household: Household): string =>
  `${entry.payee || "No payee"}, ${amountWords(entry, household)}, ${dayWords(entry.day)}`;

const likeWords = ({ like }: Maybe, household: Household): string =>
  `Here: ${like.payee || "no payee"}, ${amountWords(like, household)}, ${dayWords(like.day)}`;

interface ProblemProps {
  review: Review;
  mayLeaveOut: boolean;
  isWanting: boolean;
  onChange: (mayLeaveOut: boolean) => void;
}

/** Rows that can't be read, by line. Nothing is brought until someone says that these may be left out. */
function ProblemList({ review: { summary }, mayLeaveOut, isWanting, onChange }: ProblemProps) {
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
        error={isWanting ? wantingWords(problemCount) : undefined}
      />
    </section>
  );
}

const wantingWords = (count: number): string =>
  `Say that ${count === 1 ? "it" : "they"} may be left out, or change how the file is read.`;

const shown = 20;

/** The first of those to be brought, with what they are for. */
function SomeEntries({ household, chosen }: { household: Household; chosen: readonly Sorted[] }) {
  if (chosen.length === 0) return null;
  const labelOf = ({ sorting }: Sorted) => household.categories.find(({ id }) => id === sorting?.categoryId)?.label;
  const more = chosen.length - shown;
  return (
    <details className="bank-more">
      <summary>Look at {more > 0 ? `the first ${shown}` : "them"}</summary>
      <ul className="rows bank-lines">
        {chosen.slice(0, shown).map((one) => (
          <EntryLine key={one.entry.line} entry={one.entry} money={household}>
            {one.entry.kind === "spending" && <span className="small">{labelOf(one) ?? "No category"}</span>}
          </EntryLine>
        ))}
      </ul>
    </details>
  );
}
