import { useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Day } from "#domain/time/day.ts";
import { Button } from "#web/ui/button.tsx";
import { countWords, entriesWords } from "../count-words.ts";
import type { ReadingPlan } from "../how/reading-plan.ts";
import { StepHeading } from "../step-heading.tsx";
import { MaybeList } from "./maybe-list.tsx";
import { ProblemList } from "./problem-list.tsx";
import { chosenOf, type Review } from "./review.ts";
import { factsOf, leftOutWords, sortingWords, spanWords } from "./review-facts.ts";
import { SomeEntries } from "./some-entries.tsx";

export interface ReviewProps {
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
