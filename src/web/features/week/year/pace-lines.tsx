import { type ReactNode, useState } from "react";
import type { WeeksSaved, YearPace } from "#domain/dashboard/year-pace.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Why } from "#web/ui/why.tsx";

interface PaceProps {
  weeks: WeeksSaved;
  /** Absent without a plan that sets anything aside. */
  pace: YearPace | null;
  weekly: Minor | null;
  household: Household;
  week: WeekId;
  lastWeek: WeekId;
}

const catchUpDialog = lazyChunk("catch-up-dialog", () => import("./catch-up-dialog.tsx"));
const CatchUpDialog = lazyDialog(catchUpDialog, (module) => module.CatchUpDialog, "Over the coming weeks");

/** The year in short lines: how it goes, and where it leads. */
export function PaceLines({ weeks, pace, weekly, household, week, lastWeek }: PaceProps) {
  const [isOpen, setOpen] = useState(false);
  const planned = pace && pace.weeks.planned > 0 ? pace : null;
  const isBehind = planned !== null && planned.ahead.amount < 0;
  const first = [planned && <Pace key="pace" pace={planned} household={household} />];
  const saved = weeks.of > 0 && <SavedWeeks key="weeks" weeks={weeks} household={household} />;
  const end = pace && pace.weeks.remaining > 0 && <YearEnd key="end" {...{ pace, household, lastWeek }} />;
  return (
    <>
      <Line parts={isBehind ? [...first, <Spread key="spread" onOpen={() => setOpen(true)} />] : [...first, saved]} />
      <Line parts={isBehind ? [saved, end] : [end]} />
      {isOpen && pace && weekly !== null && (
        <CatchUpDialog {...{ pace, weekly, household, week }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Line({ parts }: { parts: readonly ReactNode[] }) {
  return parts.some(Boolean) && <p className="year-line">{parts}</p>;
}

type OfPace = { pace: YearPace; household: Household };

function Pace({ pace: { ahead }, household }: OfPace) {
  const amount = formatMoney(ahead.amount, household, { sign: "never" });
  return (
    <span className="year-part">
      {ahead.amount === 0 && <span className="year-pace">On plan</span>}
      {ahead.amount > 0 && (
        <span className="year-pace year-pace--ahead">
          <Icon name="arrow-up-triangle" size={16} />
          {amount} ahead of plan
        </span>
      )}
      {ahead.amount < 0 && <span className="year-pace">{amount} behind plan</span>}{" "}
      <Why about="Against the plan" {...explanationWords(ahead.why, household)} />
    </span>
  );
}

const Spread = ({ onOpen }: { onOpen: () => void }) => (
  <span className="year-part">
    <button type="button" className="year-link" {...onIntent(catchUpDialog)} onClick={onOpen}>
      spread it over the coming weeks
    </button>
  </span>
);

function SavedWeeks({ weeks, household }: { weeks: WeeksSaved; household: Household }) {
  return (
    <span className="year-part">
      {weeks.saved} of {weeks.of} {weeks.of === 1 ? "week" : "weeks"} saved{" "}
      <Why about="Weeks saved" {...explanationWords(weeks.why, household)} />
    </span>
  );
}

function YearEnd({ pace: { ahead, yearEnd }, household, lastWeek }: OfPace & { lastWeek: WeekId }) {
  const amount = formatMoney(yearEnd.amount, household);
  const by = weekNameWords(lastWeek);
  return (
    <span className="year-part">
      {ahead.amount < 0 ? `${amount} by ${by} if the rest goes by plan` : `On plan for ${amount} by ${by}`}{" "}
      <Why about="By the year’s end" {...explanationWords(yearEnd.why, household)} />
    </span>
  );
}
