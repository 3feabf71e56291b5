import type { ReactNode } from "react";
import type { Person } from "#domain/household/household.ts";
import type { SignOff } from "#domain/money-date/agenda.ts";
import { overspentOf } from "#domain/money-date/agenda-facts.ts";
import { type SignatureState, signatureState } from "#domain/money-date/agenda-folded.ts";
import { dayAt, yearOf } from "#domain/time/day.ts";
import { type CalendarHistory, endOfWeek } from "#domain/time/week.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { dateWords, weekDaysWords } from "#web/household/words/date-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import type { MoneyDateWeek } from "./money-date-week.ts";
import { signWords } from "./steps/sign-step.tsx";
import { chosenWords } from "./steps/spending-words.ts";
import { weekTitle, writersWords } from "./words.ts";
import "./sheet.css";

interface SheetProps {
  figures: Figures;
  date: MoneyDateWeek;
}

/** The week as a page of the passbook. It fills in during the money date and is what gets printed. */
export function Sheet({ figures: { household }, date }: SheetProps) {
  const { week, adults, isFolded } = date;
  return (
    <>
      <section className={isFolded ? "sheet sheet--folded" : "sheet"} aria-label={`The sheet of ${weekTitle(week)}`}>
        <header className="sheet-head">
          <div>
            <h2>{weekTitle(week)}</h2>
            <p className="small quiet">
              {weekDaysWords(week, household.calendars)} {yearOf(endOfWeek(week, household.calendars))}
            </p>
          </div>
          <FoldedMark />
        </header>
        <dl className="sheet-lines">
          <Amounts date={date} household={household} />
          <Counts date={date} />
        </dl>
        <Words title="Decision">{decisionLines(date, household)}</Words>
        <Words title="Thank you for">{adults.map((person) => thanksLine(person, date))}</Words>
        <Signatures adults={adults} signOffs={date.signOffs} calendars={household.calendars} />
        <FoldCorner isFolded={isFolded} />
      </section>
      {!isFolded && <p className="small quiet sheet-note">{signWords(adults.length)}</p>}
    </>
  );
}

function Amounts({
  date: { saves, saved, spending, isPast },
  household,
}: {
  date: MoneyDateWeek;
  household: Figures["household"];
}) {
  const sum = spending?.sum;
  const isNow = !isPast;
  return (
    <>
      <Line name="Saved">{saves.length > 0 && <Money amount={saved} format={household} sign="always" />}</Line>
      <Line name="Spent">
        {sum && (
          <Money amount={sum.spent} format={household} mark={isNow ? figureMark("spent-week", sum.spent) : undefined} />
        )}
      </Line>
      <Line name="Left over">
        {sum && (
          <Money
            amount={sum.left}
            format={household}
            mark={isNow && sum.left >= 0 ? figureMark("safe-to-spend", sum.left) : undefined}
          />
        )}
      </Line>
    </>
  );
}

function Counts({ date: { balancesNoted, habits } }: { date: MoneyDateWeek }) {
  const planned = habits.reduce((sum, { habit }) => sum + habit.timesAWeek, 0);
  const done = habits.reduce((sum, { habit, daysDone }) => sum + Math.min(daysDone, habit.timesAWeek), 0);
  return (
    <>
      <Line name="Balances">{balancesNoted > 0 && `${balancesNoted} noted`}</Line>
      <Line name="Habits">{done > 0 && `${done} of ${planned}`}</Line>
    </>
  );
}

/** Lines without a value show a dash. */
const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={children ? "sheet-line" : "sheet-line sheet-line--open"}>
    <dt>{name}</dt>
    <dd>{children || "–"}</dd>
  </div>
);

function Words({ title, children }: { title: string; children: ReactNode[] }) {
  const lines = children.filter(Boolean);
  return (
    <div className="sheet-words">
      <h3 className={lines.length > 0 ? "sheet-words-title" : "sheet-words-title sheet-words-title--open"}>{title}</h3>
      {lines.length > 0 ? lines : <p className="sheet-words-empty" />}
    </div>
  );
}

function decisionLines(
  { decisions, adults, choices, spending }: MoneyDateWeek,
  household: Figures["household"],
): ReactNode[] {
  const envelopes = spending?.envelopes ?? [];
  const chosen = overspentOf(envelopes).flatMap((one) => {
    const choice = choices.get(one.envelope.category.id);
    return choice ? [chosenWords(one, choice, envelopes, household)] : [];
  });
  return [
    ...decisions.map(({ text, personIds }) => (
      <div key={text} className="sheet-words-line">
        {decisions.length > 1 && (
          <Writers adults={adults} personIds={personIds} words={writersWords(household.people, personIds)} />
        )}
        <p>{text}</p>
      </div>
    )),
    ...chosen.map((words) => (
      <p key={words} className="sheet-words-line">
        {words}
      </p>
    )),
  ];
}

/** Names the authors when there are different decisions. */
function Writers({
  adults,
  personIds,
  words,
}: {
  adults: readonly Person[];
  personIds: readonly string[];
  words: string;
}) {
  const shapes = personIds.flatMap((id) => markOf(adults, id) ?? []);
  return (
    <p className="sheet-words-writers">
      {shapes.map((shape) => (
        <MemberMark key={shape} shape={shape} size={9} />
      ))}
      {words}
    </p>
  );
}

function thanksLine({ id }: Person, { signOffs, adults }: MoneyDateWeek): ReactNode {
  const thanks = signOffs.find(({ personId }) => personId === id)?.thanks;
  const shape = markOf(adults, id);
  return (
    thanks && (
      <p key={id} className="sheet-words-line">
        {shape && <MemberMark shape={shape} size={9} />} {thanks}
      </p>
    )
  );
}

interface SignaturesProps {
  adults: readonly Person[];
  signOffs: readonly SignOff[];
  calendars: CalendarHistory;
}

const classNames: Readonly<Record<SignatureState, string>> = {
  none: "sheet-signature",
  stands: "sheet-signature sheet-signature--signed",
  earlier: "sheet-signature sheet-signature--earlier",
};

/** One line per person, with the date once signed. A signature under an earlier text no longer counts. */
function Signatures({ adults, signOffs, calendars }: SignaturesProps) {
  return (
    <ul className="sheet-signatures">
      {adults.map(({ id, name }) => {
        const shape = markOf(adults, id);
        const part = signOffs.find(({ personId }) => personId === id);
        const state = signatureState(part, signOffs);
        return (
          <li key={id} className={classNames[state]}>
            {shape && <MemberMark shape={shape} />}
            <span className="sheet-signature-name">{name}</span>
            {part?.signedAt !== undefined && (
              <span className="sheet-signature-day">
                {state === "earlier" ? "signed an earlier text, " : <span className="visually-hidden">signed on </span>}
                {dateWords(dayAt(part.signedAt, calendars.at(-1)!.timeZone))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The mark of a folded week. */
function FoldedMark() {
  return (
    <svg className="sheet-mark" width="19" height="24" viewBox="0 0 17 21" aria-hidden="true">
      <path d="M2.5 0h12A2.5 2.5 0 0 1 17 2.5V12l-9 9H2.5A2.5 2.5 0 0 1 0 18.500v-16A2.5 2.5 0 0 1 2.5 0Z" />
      <path className="sheet-mark-flap" d="M9.3 20.200v-6a1.2 1.2 0 0 1 1.2-1.200h6Z" />
    </svg>
  );
}

/** The fold line of the page, or its flap once folded. */
function FoldCorner({ isFolded }: { isFolded: boolean }) {
  return (
    <svg className="sheet-fold" width="80" height="80" viewBox="0 0 80 80" aria-hidden="true">
      {isFolded ? (
        <path className="sheet-fold-flap" d="M80 0 0 80V8a8 8 0 0 1 8-8Z" />
      ) : (
        <>
          <path className="sheet-fold-line" d="M80 1 1 80" />
          <text className="sheet-fold-word" x="56" y="60" transform="rotate(-45 56 56)" textAnchor="middle">
            fold
          </text>
        </>
      )}
    </svg>
  );
}
