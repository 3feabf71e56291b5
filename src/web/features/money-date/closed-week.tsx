import { useEffect, useRef } from "react";
import type { Household } from "#domain/household/household.ts";
import { decisionOf, standingSignatures } from "#domain/money-date/agenda-folded.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { saveFile } from "#web/files/save-file.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { WeekStamp } from "#web/ui/week-stamp.tsx";
import type { DateOf } from "./money-date-week.ts";
import { useSigning } from "./steps/sign-step.tsx";
import { weekTitle } from "./words.ts";
import "./closed-week.css";

interface ClosedWeekProps {
  figures: Figures;
  date: DateOf;
  /** It was folded while someone looked. */
  isNew: boolean;
}

/** The week is signed and folded: its cell as the year has it now, and the ways on. */
export function ClosedWeek({ figures, date, isNew }: ClosedWeekProps) {
  const { openAgain } = useSigning(date.week);
  return (
    <section className={isNew ? "closed-week closed-week--new" : "closed-week"} aria-labelledby="closed-week-title">
      <StampedCell date={date} />
      <ClosedTitle title={`${weekTitle(date.week)} is folded`} takesFocus={isNew} />
      <p className="lede">{closedWords(date)}</p>
      <div className="closed-week-actions">
        <ButtonLink to={paths.dashboard}>Back to this week</ButtonLink>
        <Button variant="outline" icon="print" onClick={() => window.print()}>
          Print the sheet
        </Button>
        <Button variant="quiet" onClick={() => void openAgain()}>
          Open it again
        </Button>
      </div>
      <NextDate household={figures.household} />
    </section>
  );
}

function closedWords({ signOffs, adults, saves }: DateOf): string {
  const standing = standingSignatures(signOffs);
  const signed = adults.filter(({ id }) => standing.some(({ personId }) => personId === id));
  const stamped = {
    saved: "The cell in your year is stamped.",
    nothing: "You decided on nothing, and that counts.",
    skipped: "Nothing was recorded for it, and it can still be filled in.",
  };
  const who = signed.length > 0 ? `Signed by ${listWords(signed.map(({ name }) => name))}. ` : "";
  return who + stamped[decisionOf(saves)];
}

function StampedCell({ date: { week, saves, signOffs, adults, isPast } }: { date: DateOf }) {
  const states = { saved: "saved", nothing: "zero", skipped: isPast ? "skipped" : "now" } as const;
  const standing = standingSignatures(signOffs);
  const marks = adults.flatMap(({ id }) => {
    const isSigned = standing.some(({ personId }) => personId === id);
    return (isSigned && markOf(adults, id)) || [];
  });
  return <WeekStamp number={Number(week.slice(6))} state={states[decisionOf(saves)]} folded marks={marks} />;
}

/** Whoever folded it just now had the focus on a button that is gone. */
function ClosedTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a week is folded once
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id="closed-week-title" className="step-screen-title" tabIndex={-1}>
      {title}
    </h2>
  );
}

/** How the next money date is not forgotten. */
function NextDate({ household }: { household: Household }) {
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

/** The household's money date as a calendar file, made here. What makes it comes when it is wanted. */
async function saveCalendar({ moneyDate, calendars }: Household): Promise<boolean> {
  try {
    const { calendarFile } = await calendarFileChunk.load();
    const content = calendarFile({
      date: { weekday: moneyDate, minute: evening, timeZone: calendars.at(-1)!.timeZone },
      since: Date.now(),
      // The same as the account's file has, so that one replaces the other.
      uid: `money-date@${location.hostname}`,
      link: `${location.origin}${paths.moneyDate}`,
    });
    saveFile({ name: "weekfold-money-date.ics", type: "ics", content });
    return true;
  } catch {
    return false;
  }
}

/** Monday first, as days of the week are numbered. */
const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
