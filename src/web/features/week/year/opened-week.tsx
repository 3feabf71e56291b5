import { type ReactNode, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Pause } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import { isPausedIn, readWeeks, type StripWeek } from "#domain/saves/week-states.ts";
import { type WeekId, weekYear } from "#domain/time/week.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { weekDaysWords, weekNameWords } from "#web/household/words/date-words.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { adding, type Command } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { pausing, resuming } from "./pausing.ts";
import { WeekSaves, WeekSpending } from "./week-entries.tsx";
import type { YearParts } from "./year.tsx";
import "./opened-week.css";

/** `onDone` closes the sheet, so that the stamped cell is visible. */
export type RecordForm = (week: WeekId, onDone: () => void) => ReactNode;

/** Runs a command and shows a message with an undo. */
export type Act = (command: Command, message: string) => Promise<boolean>;

interface OpenedWeekProps extends YearParts {
  opened: WeekId;
  recordForm: RecordForm;
  self?: string | undefined;
  onClose: () => void;
}

/** The sheet of one week: its saves, its spending, and its actions. */
export function OpenedWeek({ opened, recordForm, self, onClose, ...parts }: OpenedWeekProps) {
  const { household, began, week: now, saves, reviews, pauses, book, spending } = parts;
  const [isRecording, setRecording] = useState(false);
  const act = useAct(onClose);
  const cell = readWeeks({ began, now, saves, reviews, pauses })(opened);
  const isOfThisYear = weekYear(opened) === weekYear(now);
  const title = `Week ${Number(opened.slice(6))}${isOfThisYear ? "" : ` of ${weekYear(opened)}`}`;
  return (
    <Dialog open title={title} variant="sheet" dismissable onClose={onClose}>
      <p className="opened-week-days">{weekDaysWords(opened, household.calendars)}</p>
      <p className="opened-week-state">{weekWords(cell, now)}</p>
      <WeekSaves {...{ household, saves, opened, act }} />
      {opened <= now && spending.ok && <WeekSpending {...{ household, began, book, opened }} />}
      {isRecording ? (
        <div className="opened-week-form" ref={focusFirst}>
          {recordForm(opened, onClose)}
        </div>
      ) : (
        <div className="opened-week-actions">
          {opened <= now && (
            <Button variant="outline" onClick={() => setRecording(true)}>
              Record a save for this week
            </Button>
          )}
          <WeekDecision {...{ cell, now, household, self, act }} />
        </div>
      )}
      {opened >= now && <WeekPause {...{ opened, now, pauses, act }} />}
    </Dialog>
  );
}

/** The button that opened the form is gone: focus the form. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>("input, select, button")?.focus();

/** Closes the sheet first: the toast with the undo is on the page behind it. */
function useAct(onClose: () => void): Act {
  const run = useRun();
  return async (command, message) => {
    onClose();
    const { ok } = await run(command, message);
    return ok;
  };
}

type DecisionProps = {
  cell: StripWeek;
  now: WeekId;
  household: Household;
  self: string | undefined;
  act: Act;
};

/** Records a decision for a past week that has none. */
export function WeekDecision({ cell: { week, state }, now, household, self, act }: DecisionProps) {
  const adults = adultsOf(household.people);
  const who = adults.find(({ id }) => id === self) ?? adults[0];
  const isOpen = state !== "saved" && state !== "zero";
  if (week >= now || !isOpen || !who) return null;
  const decide = async () => {
    const nothing = { week, personId: who.id, amount: minor(0), target: { kind: "buffer" as const }, note: "" };
    const command = adding("decide-on-nothing", "save", { ...nothing, recordedAt: currentTime() });
    await act(command, `Week ${Number(week.slice(6))}: decided on nothing`);
  };
  return (
    <Button variant="quiet" onClick={() => void decide()}>
      {adults.length > 1 ? "We" : "I"} decided on nothing
    </Button>
  );
}

type PauseProps = { opened: WeekId; now: WeekId; pauses: readonly Pause[]; act: Act };

/** Starts or ends a pause with this week. */
function WeekPause({ opened, now, pauses, act }: PauseProps) {
  const isPaused = isPausedIn(opened, pauses);
  const name = weekNameWords(opened);
  return (
    <section className="opened-week-pause" aria-label="Pause">
      <p className="small quiet">A pause stops the count without breaking it.</p>
      {isPaused ? (
        <Button variant="quiet" size="small" onClick={() => void act(resuming(opened), `Resumed with ${name}`)}>
          {opened === now ? "Resume" : "Resume from this week"}
        </Button>
      ) : (
        <Button variant="quiet" size="small" onClick={() => void act(pausing(opened), `Paused from ${name}`)}>
          Pause from this week
        </Button>
      )}
    </section>
  );
}

/** The state of a week, in one or two sentences. */
export function weekWords({ week, state, isFolded }: StripWeek, now: WeekId): string {
  if (state === "next") return week > now ? toCome : beforeBegan;
  const folded = isFolded ? " The money date folded it." : week < now && isDecided(state) ? notFolded : "";
  return `${words[state]}${folded}`;
}

const isDecided = (state: StripWeek["state"]): boolean => state === "saved" || state === "zero";

const toCome = "This week is still to come. What you set aside is recorded once it is here.";
const beforeBegan = "This was before you began here. What you set aside then can still be filled in.";
const notFolded = " No money date folded it.";

const words: Record<Exclude<StripWeek["state"], "next">, string> = {
  saved: "Saved.",
  zero: "Decided on nothing, which is a decision too.",
  skipped: "Skipped. No decision was recorded.",
  paused: "Paused. It neither counts nor breaks the streak.",
  now: "This is the week. Nothing is decided yet.",
};
