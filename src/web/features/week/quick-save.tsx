import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { Figure } from "#domain/explain.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import { isLessInvolved, ownPart } from "#domain/saves/split-save.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { section } from "#web/household/figures/section.tsx";
import { replannedWords, targetWords } from "#web/household/saves/places.ts";
import { removingBatch } from "#web/household/saves/record-save.ts";
import { sharesFor, type ThisWeek, type WeekParts, weekOfParts, weekParts } from "#web/household/saves/this-week.ts";
import {
  NotRecorded,
  type SaveRecorder,
  savedMessage,
  useFrozenWhile,
  useRecordSave,
} from "#web/household/saves/use-record-save.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { adultsOf, youWords } from "#web/household/words/people-words.ts";
import type { HouseholdState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Why } from "#web/ui/why.tsx";
import "./quick-save.css";

interface QuickSaveProps {
  /** The person who uses this device. */
  self: string;
  /** Moves the focus to the full save card. */
  onShowWeek: () => void;
}

/** The week's save in one sentence and one tap, for the less involved of two adults. */
export const QuickSave = section((figures) => ({
  ...weekParts(figures),
  sharing: sharingOf(figures.state),
}))<QuickSaveProps>(function QuickSave({ self, sharing, onShowWeek, ...parts }) {
  const { household, today, week, saves, withdrawals, paidFromGoals, current, plan } = parts;
  const recorder = useRecordSave(saves);
  const latest = useMemo(
    () => weekOfParts({ household, today, week, saves, withdrawals, paidFromGoals, current, plan }),
    [household, today, week, saves, withdrawals, paidFromGoals, current, plan],
  );
  const thisWeek = useFrozenWhile(latest, recorder.isFrozen);
  const [at, setAt] = useState<number | null>(null);
  const title = useId();
  const isDone = at !== null && thisWeek.saves.some(({ recordedAt }) => recordedAt === at);
  const part = ownShareOf(thisWeek, self, sharing);
  if (!isDone && !(part && isQuickSaveFor(parts, self))) return null;
  return (
    <section className="card light" aria-labelledby={title}>
      <h2 id={title}>Your part of the week</h2>
      {isDone && <Thanks week={thisWeek} at={at} onShowWeek={onShowWeek} />}
      {!isDone && part && (
        <Offer week={thisWeek} part={part} self={self} recorder={recorder} onShowWeek={onShowWeek} onDone={setAt} />
      )}
    </section>
  );
});

interface OfferProps {
  week: ThisWeek;
  part: OwnShare;
  self: string;
  recorder: SaveRecorder;
  onShowWeek: () => void;
  onDone: (at: number) => void;
}

function Offer({ week, part: { planned, yours }, self, recorder, onShowWeek, onDone }: OfferProps) {
  const { household } = week;
  const { press, isBusy, problem } = recorder;
  const [conflict, setConflict] = useState<string>();
  const done = async () => {
    const given = { week: week.week, shares: sharesFor(week, yours.amount), people: [self], note: "" };
    const { isDone, at, refused } = await press(given, savedMessage(given, household));
    setConflict(refused ? replannedWords(targetWords(refused.share.target, household), refused.problem) : undefined);
    if (isDone) onDone(at);
  };
  const you = youWords(household.people);
  return (
    <>
      <p className="light-words">
        {you.charAt(0).toUpperCase() + you.slice(1)} set aside{" "}
        <span {...figureMark("weekly-number", planned)}>{formatMoney(planned, household)}</span> this week. Yours is{" "}
        <strong>{formatMoney(yours.amount, household)}</strong>.{" "}
        <Why about="Yours" {...explanationWords(yours.why, household)} />
      </p>
      {conflict && (
        <p className="small" role="alert">
          {conflict}
        </p>
      )}
      <div className="light-actions">
        <Button busy={isBusy} onClick={() => void done()}>
          Done
        </Button>
        <Button variant="quiet" onClick={onShowWeek}>
          See the whole week
        </Button>
      </div>
      <NotRecorded problem={problem} />
    </>
  );
}

function Thanks({ week, at, onShowWeek }: { week: ThisWeek; at: number; onShowWeek: () => void }) {
  const run = useRun();
  const words = useRef<HTMLParagraphElement>(null);
  // The clicked button is gone: move the focus here.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="light-words" ref={words} tabIndex={-1}>
        Done. Thank you.
      </p>
      <div className="light-actions">
        <Button variant="outline" onClick={onShowWeek}>
          See the whole week
        </Button>
        <Button variant="quiet" onClick={() => void run(removingBatch({ week: week.week, at }), "Taken back")}>
          Undo
        </Button>
      </div>
    </>
  );
}

/** The household's sharing method, if chosen. */
const sharingOf = ({ of }: HouseholdState): SharingMethod | undefined => of.settings.list()[0]?.sharing;

/** Whether to show it: for one of two adults, the one who recorded fewer of the recent weeks. */
function isQuickSaveFor({ household, saves, week }: WeekParts, self: string): boolean {
  const [one, other, third] = adultsOf(household.people).map(({ id }) => id);
  if (!one || !other || third || (self !== one && self !== other)) return false;
  return isLessInvolved(saves, [self, self === one ? other : one], week);
}

interface OwnShare {
  planned: Minor;
  yours: Figure;
}

/** This person's share of the week's plan; null if it is zero. */
function ownShareOf(
  { household, plan, saves }: ThisWeek,
  self: string,
  sharing: SharingMethod = "half-and-half",
): OwnShare | null {
  if (!plan.ok) return null;
  const planned = plan.value.budget.canSave.amount;
  const adults = adultsOf(household.people);
  const yours = ownPart({ household, adults, self, method: sharing, planned, saves });
  return yours && yours.amount > 0 ? { planned, yours } : null;
}
