import { memo, useEffect, useId, useMemo, useRef, useState } from "react";
import { formatMoney } from "#domain/money/money.ts";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { NotRecorded } from "#web/household/this-week/not-recorded.tsx";
import { replannedWords } from "#web/household/this-week/places.ts";
import { takingBack } from "#web/household/this-week/press.ts";
import { sharesFor } from "#web/household/this-week/setting-aside.ts";
import { type ThisWeek, type WeekParts, weekOfParts } from "#web/household/this-week/this-week.ts";
import { useHeld } from "#web/household/this-week/use-held.ts";
import { type Presser, saidWords, usePress } from "#web/household/this-week/use-press.ts";
import { useRun } from "#web/household/use-run.ts";
import { youWords } from "#web/household/words/people-words.ts";
import { targetWords } from "#web/household/words/target-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Why } from "#web/ui/why.tsx";
import { isLightFor, type LightPart, lightPartOf } from "./light-part.ts";
import "./light.css";

export interface LightWayInProps extends WeekParts {
  /** The person who is here. */
  self: string;
  /** As the household chose it. */
  sharing?: SharingMethod | undefined;
  /** Opens the rest of the week. */
  onWhole: () => void;
}

/** The week in one sentence and one tap, for the one of two who leaves the rest to the other. */
export const LightWayIn = memo(function LightWayIn({ self, sharing, onWhole, ...parts }: LightWayInProps) {
  const { household, today, week, saves, withdrawals, balances, plan } = parts;
  const presser = usePress(saves);
  const now = useMemo(
    () => weekOfParts({ household, today, week, saves, withdrawals, balances, plan }),
    [household, today, week, saves, withdrawals, balances, plan],
  );
  const present = useHeld(now, presser.isHeld);
  const [at, setAt] = useState<number | null>(null);
  const title = useId();
  const isDone = at !== null && present.saves.some(({ recordedAt }) => recordedAt === at);
  const part = lightPartOf(present, self, sharing);
  if (!isDone && !(part && isLightFor(parts, self))) return null;
  return (
    <section className="card light" aria-labelledby={title}>
      <h2 id={title}>Your part of the week</h2>
      {isDone && <Thanks week={present} at={at} onWhole={onWhole} />}
      {!isDone && part && <Offer week={present} part={part} {...{ self, presser, onWhole }} onDone={setAt} />}
    </section>
  );
});

interface OfferProps {
  week: ThisWeek;
  part: LightPart;
  self: string;
  presser: Presser;
  onWhole: () => void;
  onDone: (at: number) => void;
}

function Offer({ week, part: { planned, yours }, self, presser, onWhole, onDone }: OfferProps) {
  const { household } = week;
  const { press, isBusy, problem } = presser;
  const [changed, setChanged] = useState<string>();
  const done = async () => {
    const given = { week: week.week, shares: sharesFor(week, yours.amount), people: [self], note: "" };
    const { isDone, at, refused } = await press(given, saidWords(given, household));
    setChanged(refused ? replannedWords(targetWords(refused.share.target, household), refused.problem) : undefined);
    if (isDone) onDone(at);
  };
  const you = youWords(household.people);
  return (
    <>
      <p className="light-words">
        {you.charAt(0).toUpperCase() + you.slice(1)} set aside {formatMoney(planned, household)} this week. Yours is{" "}
        <strong>{formatMoney(yours.amount, household)}</strong>.{" "}
        <Why about="Yours" {...explanationWords(yours.why, household)} />
      </p>
      {changed && (
        <p className="small" role="alert">
          {changed}
        </p>
      )}
      <div className="light-actions">
        <Button busy={isBusy} onClick={() => void done()}>
          Done
        </Button>
        <Button variant="quiet" onClick={onWhole}>
          See the whole week
        </Button>
      </div>
      <NotRecorded problem={problem} />
    </>
  );
}

function Thanks({ week, at, onWhole }: { week: ThisWeek; at: number; onWhole: () => void }) {
  const run = useRun();
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone; the keyboard stays here.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="light-words" ref={words} tabIndex={-1}>
        Done. Thank you.
      </p>
      <div className="light-actions">
        <Button variant="outline" onClick={onWhole}>
          See the whole week
        </Button>
        <Button variant="quiet" onClick={() => void run(takingBack({ week: week.week, at }), "Taken back")}>
          Undo
        </Button>
      </div>
    </>
  );
}
