import { type ReactNode, useState } from "react";
import { readWeeks } from "#domain/saves/week-states.ts";
import { type WeekId, weekYear } from "#domain/time/week.ts";
import { useRun } from "#web/household/use-run.ts";
import { weekDaysWords } from "#web/household/words/date-words.ts";
import type { Command } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WeekDecision } from "./week-decision.tsx";
import { WeekPause } from "./week-pause.tsx";
import { WeekSaves } from "./week-saves.tsx";
import { WeekSpending } from "./week-spending.tsx";
import { weekWords } from "./week-words.ts";
import type { YearParts } from "./year.tsx";
import "./opened-week.css";

/** `onDone` closes the sheet, so that the stamped cell is seen. */
export type RecordForm = (week: WeekId, onDone: () => void) => ReactNode;

/** Does something and says it, with a way back. */
export type Act = (command: Command, said: string) => Promise<boolean>;

export interface OpenedWeekProps extends YearParts {
  opened: WeekId;
  recordForm: RecordForm;
  self?: string | undefined;
  onClose: () => void;
}

/** One week opened: what was saved and spent in it, and what can still be said of it. */
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

/** The button that opened the form is gone, and whoever pressed it goes on in the form. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>("input, select, button")?.focus();

/** The sheet makes way first: what is said afterwards, and its way back, stand below it on the page. */
function useAct(onClose: () => void): Act {
  const run = useRun();
  return async (command, said) => {
    onClose();
    const { ok } = await run(command, said);
    return ok;
  };
}
