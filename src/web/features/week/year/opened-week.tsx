import { useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { distinct, type Pause, type Save } from "#domain/household/records.ts";
import { formatMoney, minor, sum } from "#domain/money/money.ts";
import { isPausedIn, readWeeks, type StripWeek } from "#domain/saves/streak.ts";
import { weekFigure } from "#domain/saves/total-figures.ts";
import { type Envelope, envelopesOf } from "#domain/spending/envelopes.ts";
import { type SpendingBook, spentIn } from "#domain/spending/spending-book.ts";
import { type WeekId, weekYear } from "#domain/time/week.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { targetWords } from "#web/household/saves/places.ts";
import { RecordForWeek } from "#web/household/saves/record-for-week.tsx";
import { weekParts } from "#web/household/saves/this-week.ts";
import { weekDaysWords, weekNameWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { adultsOf, markOf, nameOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { adding, type Command, deleting } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import { pausing, resuming } from "./pausing.ts";
import "./opened-week.css";

/** Runs a command and shows a message with an undo. */
export type Act = (command: Command, message: string) => Promise<boolean>;

interface OpenedWeekProps {
  figures: Figures;
  opened: WeekId;
  self?: string | undefined;
  onClose: () => void;
}

/** The sheet of one week: its saves, its spending, and its actions. */
export function OpenedWeek({ figures, opened, self, onClose }: OpenedWeekProps) {
  const { household, began, week: now, saves, reviews, pauses, book, spending } = figures;
  const [isRecording, setRecording] = useState(false);
  const act = useAct(onClose);
  const cell = readWeeks({ began, now, saves, reviews, pauses })(opened);
  const isOfThisYear = weekYear(opened) === weekYear(now);
  const title = `Week ${Number(opened.slice(6))}${isOfThisYear ? "" : ` of ${weekYear(opened)}`}`;
  return (
    <Dialog open title={title} variant="sheet" dismissable onClose={onClose}>
      <p className="opened-week-days">{weekDaysWords(opened, household.calendars)}</p>
      <p className="opened-week-state">{weekWords(cell, now)}</p>
      <WeekSaves household={household} saves={saves} opened={opened} act={act} />
      {opened <= now && spending.ok && (
        <WeekSpending household={household} began={began} book={book} opened={opened} now={now} />
      )}
      {isRecording ? (
        <div className="opened-week-form" ref={focusFirst}>
          {/* Closes the sheet, so that the stamped cell is visible. */}
          <RecordForWeek {...weekParts(figures)} week={opened} self={self} onDone={onClose} />
        </div>
      ) : (
        <div className="opened-week-actions">
          {opened <= now && (
            <Button variant="outline" onClick={() => setRecording(true)}>
              Record a save for this week
            </Button>
          )}
          <WeekDecision cell={cell} now={now} household={household} self={self} act={act} />
        </div>
      )}
      {opened >= now && <WeekPause opened={opened} now={now} pauses={pauses} act={act} />}
    </Dialog>
  );
}

/** The button that opened the form is gone: focus the form. */
const focusFirst = (form: HTMLElement | null) => void focusIn(form, "input, select, button");

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

type SavesProps = { household: Household; saves: readonly Save[]; opened: WeekId; act: Act };

/** All saves of the week, and their total. */
export function WeekSaves({ household, saves, opened, act }: SavesProps) {
  const own = distinct(saves)
    .filter(({ week }) => week === opened)
    .sort((a, b) => a.recordedAt - b.recordedAt);
  if (own.length === 0) return null;
  const total = weekFigure(saves, opened, (id) => nameOf(household.people, id));
  return (
    <section className="opened-week-part" aria-label="Saves">
      <ul className="rows">
        {own.map((save) => (
          <Entry key={save.id} save={save} household={household} act={act} />
        ))}
      </ul>
      {total.ok && (
        <p className="sum">
          <span>
            Set aside <Why about="Set aside" {...explanationWords(total.value.why, household)} />
          </span>
          <Money amount={total.value.amount} format={household} />
        </p>
      )}
    </section>
  );
}

function Entry({ save, household, act }: { save: Save; household: Household; act: Act }) {
  const { id, amount, personId, note } = save;
  const [who, what] = [nameOf(household.people, personId), whatWords(save, household)];
  const mark = markOf(household.people, personId);
  const worth = formatMoney(amount, household);
  return (
    <li className="opened-week-save">
      <span className="opened-week-who">
        {mark && <MemberMark shape={mark} />}
        {who}
      </span>
      <span className="opened-week-what">
        {what}
        {note && <span className="small quiet opened-week-note">{note}</span>}
      </span>
      <Money amount={amount} format={household} />
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${worth}, ${who}, ${what}`}
        onClick={() => void act(deleting("remove-save", id), `${worth} removed`)}
      >
        Remove
      </Button>
    </li>
  );
}

/** A save of zero has no meaningful target. */
const whatWords = ({ amount, target }: Save, household: Household): string =>
  amount === 0 ? "Decided on nothing" : targetWords(target, household);

type SpendingProps = { household: Household; began: WeekId; book: SpendingBook; opened: WeekId; now: WeekId };

/** Spending compared with the budgets of the week; null if both are zero. */
export function WeekSpending({ household, began, book, opened, now }: SpendingProps) {
  const envelopes = envelopesOf(book, household.categories, opened, began);
  const [budget, spent] = [sum(envelopes.map((envelope) => envelope.budget)), spentIn(book, opened)];
  if (budget === 0 && spent === 0) return null;
  const worth = spent === 0 ? "Nothing entered" : formatMoney(spent, household);
  const words = budget > 0 ? `${worth} of ${formatMoney(budget, household)}` : worth;
  return (
    <section className="opened-week-part" aria-label="Spent">
      <p className="opened-week-spent">
        <span>
          Spent <Why about="Spent" {...explanationWords(why(envelopes, spent), household)} />
        </span>
        <span {...(opened === now && spent !== 0 && figureMark("spent-week", spent))}>{words}</span>
      </p>
      {budget > 0 && <Meter label="Spent" value={spent} max={budget} valueText={words} over={spent > budget} />}
    </section>
  );
}

function why(envelopes: readonly Envelope[], spent: number) {
  const inputs = envelopes.map(({ category, spent: amount }) => ({ label: category.label, amount }));
  const rest = spent - inputs.reduce((total, { amount }) => total + amount, 0);
  return {
    formula: "all spending of the week, refunds taken off, beside that week’s budgets added up",
    inputs: rest === 0 ? inputs : [...inputs, { label: "Without a category", amount: minor(rest) }],
  };
}
