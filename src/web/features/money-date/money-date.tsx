import { useMemo, useState } from "react";
import { closingStep } from "#domain/money-date/agenda.ts";
import { weeksToReview, weekToBeginWith } from "#domain/money-date/agenda-facts.ts";
import { weeksToSignAgain } from "#domain/money-date/agenda-folded.ts";
import type { WeekId } from "#domain/time/week.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { OverriddenLine } from "#web/household/overridden/overridden-values.tsx";
import { listWords } from "#web/household/words/list-words.ts";
import { Segments } from "#web/ui/segments.tsx";
import { AgendaList } from "./agenda-list.tsx";
import { ClosedWeek } from "./closing/closed-week.tsx";
import { type DateOf, dateOf } from "./date-of.ts";
import { type Here, hereOf } from "./here.ts";
import { Sheet } from "./sheet/sheet.tsx";
import { StepScreen } from "./step-screen.tsx";
import { weekTitle } from "./step-words.ts";
import type { Unkept } from "./use-kept-text.ts";
import { usePlace } from "./use-place.ts";
import { WhereTheyAre } from "./where-they-are.tsx";
import { WhoIsHere } from "./who-is-here.tsx";

interface MoneyDateProps {
  figures: Figures;
  /** The account whose device this is, if any. */
  uid: string | undefined;
}

/** One week, its agenda and its sheet. The week stays the one that was begun, also when it is closed or over meanwhile. */
export function MoneyDate({ figures, uid }: MoneyDateProps) {
  const { household, state } = figures;
  const [week, setWeek] = useState(() => weekToBeginWith(figures, inDomain(state.of["sign-off"]), household.calendars));
  const date = useMemo(() => dateOf(figures, week), [figures, week]);
  const here = useMemo(() => hereOf(date.adults, state, uid), [date.adults, state, uid]);
  return <Agenda figures={figures} date={date} here={here} onWeek={setWeek} />;
}

interface AgendaProps {
  figures: Figures;
  date: DateOf;
  here: Here;
  onWeek: (week: WeekId) => void;
}

function Agenda({ figures, date, here: { people, usual }, onWeek }: AgendaProps) {
  const { week, adults, signOffs, isFolded } = date;
  const [chosen, setChosen] = useState<readonly string[]>();
  const here = chosen?.every((id) => people.some((person) => person.id === id)) ? chosen : usual;
  const { place, goTo, hasMoved } = usePlace(week, here, signOffs);
  const [beganOpen] = useState(!isFolded);
  const [unkept] = useState<Unkept>(() => new Map());
  const isLast = place.step >= closingStep || isFolded;
  return (
    <>
      <aside className="money-date-aside">
        <h2 className="money-date-week">{weekTitle(week)}</h2>
        <WeekSwitch figures={figures} week={week} onWeek={onWeek} />
        {!isFolded && (
          <>
            <SectionBoundary>
              <AgendaList {...{ place, adults, here, signOffs }} onGo={goTo} />
            </SectionBoundary>
            <SectionBoundary>
              <WhereTheyAre {...{ place, adults, here, signOffs }} />
            </SectionBoundary>
            <SectionBoundary>
              <WhoIsHere {...{ adults, people, here }} onChange={setChosen} />
            </SectionBoundary>
            <SectionBoundary>
              <OverriddenLine />
            </SectionBoundary>
          </>
        )}
      </aside>
      <div className="money-date-main">
        {isFolded ? (
          <SectionBoundary>
            <ClosedWeek figures={figures} date={date} isNew={beganOpen} />
          </SectionBoundary>
        ) : (
          <StepScreen
            key={place.step}
            {...{ figures, date, here, unkept, goTo }}
            step={place.step}
            takesFocus={hasMoved || !beganOpen}
          />
        )}
      </div>
      <div className={isLast ? "money-date-side money-date-side--last" : "money-date-side"}>
        <SectionBoundary>
          <Sheet figures={figures} date={date} />
        </SectionBoundary>
      </div>
    </>
  );
}

interface WeekSwitchProps {
  figures: Figures;
  week: WeekId;
  onWeek: (week: WeekId) => void;
}

/** Only while the week before waits to be closed, or an earlier one to be signed again. */
function WeekSwitch({ figures, week, onWeek }: WeekSwitchProps) {
  const toSignAgain = weeksToSignAgain(inDomain(figures.state.of["sign-off"]), figures.reviews);
  const weeks = [...new Set([...weeksToReview(figures), ...toSignAgain, week])].sort();
  if (weeks.length < 2) return null;
  const others = toSignAgain.filter((one) => one !== week).map(weekTitle);
  return (
    <div className="money-date-switch">
      <Segments
        label="Which week"
        labelHidden
        value={week}
        onChange={onWeek}
        options={weeks.map((one) => ({ value: one, label: weekTitle(one) }))}
      />
      {others.length > 0 && <p className="small quiet">To be signed again: {listWords(others)}.</p>}
    </div>
  );
}
