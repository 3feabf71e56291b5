import { type ReactNode, useCallback, useMemo, useState } from "react";
import { type WeeksSaved, weeksSaved, type YearPace, yearPace } from "#domain/dashboard/year-pace.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import { yearFigure } from "#domain/saves/total-figures.ts";
import { type WeekId, weekYear } from "#domain/time/week.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { section } from "#web/household/figures/section.tsx";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { namesWords } from "#web/household/words/people-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { SafeThisWeek } from "./safe-this-week.tsx";
import { YearStrip } from "./year-strip.tsx";
import "./year.css";

interface YearProps {
  figures: Figures;
  /** The person who uses this device, if known. */
  self?: string | undefined;
  /** Rendered between the figures and the weeks. */
  children?: ReactNode;
}

const OpenedWeek = lazyDialog(
  lazyChunk("opened-week", () => import("./opened-week.tsx")),
  (module) => module.OpenedWeek,
  "Week",
);

/** The total of the year, what is safe to spend this week, and the year strip. */
export function Year({ figures, self, children }: YearProps) {
  const [opened, setOpened] = useState<WeekId | null>(null);
  const open = useCallback((id: string) => setOpened(id as WeekId), []);
  return (
    <section className="year" aria-label="This year">
      <div className="columns year-figures">
        <YearTotal figures={figures} />
        <SafeThisWeek figures={figures} />
      </div>
      {children}
      <YearStrip figures={figures} onOpenWeek={open} />
      {opened && <OpenedWeek figures={figures} self={self} opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const totalParts = ({ household, began, week, saves, pauses, strip, plan }: Figures) => ({
  household,
  began,
  week,
  saves,
  pauses,
  strip,
  plan,
});
type TotalParts = ReturnType<typeof totalParts>;

/** What was set aside this year, compared with the plan. */
const YearTotal = section(totalParts)(function YearTotal(parts) {
  const { household, week, saves } = parts;
  const total = useMemo(() => yearFigure(saves, weekYear(week)), [saves, week]);
  const names = namesWords(household.people);
  return (
    <div>
      <h2 className="year-title">Set aside this year{names && `, ${names}`}</h2>{" "}
      {total.ok && <Why about="Set aside this year" {...explanationWords(total.value.why, household)} />}
      {total.ok ? (
        <Money
          amount={total.value.amount}
          format={household}
          size="hero"
          mark={figureMark("saved-year", total.value.amount)}
        />
      ) : (
        <p className="year-line">These amounts are too large to be added up.</p>
      )}
      <YearSoFar {...parts} saved={total.ok ? total.value.amount : null} />
    </div>
  );
});

type SoFarProps = TotalParts & { saved: Parameters<typeof yearPace>[0]["saved"] | null };

function YearSoFar({ household, began, week, pauses, strip, plan, saved }: SoFarProps) {
  if (!strip.ok) return null;
  const weekly = plan.ok ? plan.value.budget.canSave.amount : null;
  const input = weekly && saved !== null ? { strip: strip.value, began, now: week, pauses, weekly, saved } : null;
  const pace = input && yearPace(input);
  const weeks = weeksSaved(strip.value);
  return (
    <PaceLines
      weeks={weeks}
      household={household}
      week={week}
      lastWeek={strip.value.at(-1)!.week}
      weekly={weekly}
      pace={pace?.ok ? pace.value : null}
    />
  );
}

interface PaceProps {
  weeks: WeeksSaved;
  /** Null without a plan that sets anything aside. */
  pace: YearPace | null;
  weekly: Minor | null;
  household: Household;
  week: WeekId;
  lastWeek: WeekId;
}

const catchUpDialog = lazyChunk("catch-up-dialog", () => import("./catch-up-dialog.tsx"));
const CatchUpDialog = lazyDialog(catchUpDialog, (module) => module.CatchUpDialog, "Over the coming weeks");

/** The pace of the year and its projected end, in short lines. */
function PaceLines({ weeks, pace, weekly, household, week, lastWeek }: PaceProps) {
  const [isOpen, setOpen] = useState(false);
  const planned = pace && pace.weeks.planned > 0 ? pace : null;
  const isBehind = planned !== null && planned.ahead.amount < 0;
  const first = [planned && <Pace key="pace" pace={planned} household={household} />];
  const saved = weeks.of > 0 && <SavedWeeks key="weeks" weeks={weeks} household={household} />;
  const end = pace && pace.weeks.remaining > 0 && (
    <YearEnd key="end" pace={pace} household={household} lastWeek={lastWeek} />
  );
  return (
    <>
      <Line
        parts={isBehind ? [...first, <CatchUpButton key="spread" onOpen={() => setOpen(true)} />] : [...first, saved]}
      />
      <Line parts={isBehind ? [saved, end] : [end]} />
      {isOpen && pace && weekly !== null && (
        <CatchUpDialog pace={pace} weekly={weekly} household={household} week={week} onClose={() => setOpen(false)} />
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

const CatchUpButton = ({ onOpen }: { onOpen: () => void }) => (
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
