import { useEffect, useRef } from "react";
import type { Household } from "#domain/household/household.ts";
import { decisionOf, standingSignatures } from "#domain/money-date/agenda-folded.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { saveFile } from "#web/household/backup/save-file.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import type { MoneyDateWeek } from "./money-date-week.ts";
import { useSigning } from "./steps/sign-step.tsx";
import { weekTitle } from "./words.ts";
import "./closed-week.css";

interface ClosedWeekProps {
  figures: Figures;
  date: MoneyDateWeek;
  /** The week was folded while this screen was open. */
  isNew: boolean;
}

/** A signed and folded week: its stamped cell and the next actions. */
export function ClosedWeek({ figures, date, isNew }: ClosedWeekProps) {
  const { reopen } = useSigning(date.week);
  return (
    <section className={isNew ? "closed-week closed-week--new" : "closed-week"} aria-labelledby="closed-week-title">
      <StampedCell date={date} />
      <ClosedTitle title={`${weekTitle(date.week)} is folded`} focusOnMount={isNew} />
      <p className="lede">{closedWords(date)}</p>
      <div className="closed-week-actions">
        <ButtonLink to={paths.dashboard}>Back to this week</ButtonLink>
        <Button variant="outline" icon="print" onClick={() => window.print()}>
          Print the sheet
        </Button>
        <Button variant="quiet" onClick={() => void reopen()}>
          Open it again
        </Button>
      </div>
      <NextMoneyDate household={figures.household} />
    </section>
  );
}

function closedWords({ signOffs, adults, saves }: MoneyDateWeek): string {
  const valid = standingSignatures(signOffs);
  const signed = adults.filter(({ id }) => valid.some(({ personId }) => personId === id));
  const stamped = {
    saved: "The cell in your year is stamped.",
    nothing: "You decided on nothing, and that counts.",
    skipped: "Nothing was recorded for it, and it can still be filled in.",
  };
  const who = signed.length > 0 ? `Signed by ${listWords(signed.map(({ name }) => name))}. ` : "";
  return who + stamped[decisionOf(saves)];
}

function StampedCell({ date: { week, saves, signOffs, adults, isPast } }: { date: MoneyDateWeek }) {
  const states = { saved: "saved", nothing: "zero", skipped: isPast ? "skipped" : "now" } as const;
  const valid = standingSignatures(signOffs);
  const marks = adults.flatMap(({ id }) => {
    const isSigned = valid.some(({ personId }) => personId === id);
    return (isSigned && markOf(adults, id)) || [];
  });
  return <WeekStamp number={Number(week.slice(6))} state={states[decisionOf(saves)]} folded marks={marks} />;
}

/** Takes the focus after folding, because the pressed button is gone. */
function ClosedTitle({ title, focusOnMount }: { title: string; focusOnMount: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (focusOnMount) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id="closed-week-title" className="step-screen-title" tabIndex={-1}>
      {title}
    </h2>
  );
}

/** Reminders for the next money date. */
function NextMoneyDate({ household }: { household: Household }) {
  const { show } = useToast();
  const save = async () => {
    const isSaved = await saveCalendar(household);
    if (isSaved) show({ text: "Open the file, and your calendar takes the money date in." });
    else show({ text: "The file could not be made. Try again.", stays: true });
  };
  return (
    <section className="section next-date">
      <h3>The next one is on {weekdayNames[household.moneyDate - 1]}</h3>
      <p className="small quiet">
        {hasCapability("reminders")
          ? "A weekly mail, or another time of day, is chosen"
          : "Another time of day is chosen"}{" "}
        <Link to={`${paths.account}#reminders-heading`}>in your account</Link>.
      </p>
      <Button
        variant="outline"
        size="small"
        icon="download"
        {...onIntent(calendarFileChunk)}
        onClick={() => void save()}
      >
        Put it in your calendar
      </Button>
    </section>
  );
}

const evening = 19 * 60;

const calendarFileChunk = lazyChunk("calendar-file", () => import("#domain/money-date/calendar-file.ts"));

/** Saves a calendar file with the household's money date. Its generator is loaded on demand. */
async function saveCalendar({ moneyDate, calendars }: Household): Promise<boolean> {
  try {
    const { calendarFile } = await calendarFileChunk.load();
    const content = calendarFile({
      date: { weekday: moneyDate, minute: evening, timeZone: calendars.at(-1)!.timeZone },
      since: Date.now(),
      // The same UID as in the account's calendar file, so that one replaces the other.
      uid: `money-date@${location.hostname}`,
      link: `${location.origin}${paths.moneyDate}`,
    });
    saveFile({ name: "weekfold-money-date.ics", type: "ics", content });
    return true;
  } catch {
    return false;
  }
}

/** Monday first, by weekday number. */
const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
