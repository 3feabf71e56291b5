import { useMemo, useState } from "react";
import type { Person } from "#domain/household/household.ts";
import { closingStep, type SignOff } from "#domain/money-date/agenda.ts";
import { weeksToReview, weekToBeginWith } from "#domain/money-date/agenda-facts.ts";
import { weeksToSignAgain } from "#domain/money-date/agenda-folded.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { User } from "#sync/user.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useFigures, useOwnUid } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { OverriddenLine } from "#web/household/overridden/overridden-values.tsx";
import { listWords } from "#web/household/words/list-words.ts";
import { paths } from "#web/paths.ts";
import type { HouseholdState } from "#web/store/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { PartnerProgress, PresencePicker, StepList } from "./agenda-panel.tsx";
import { ClosedWeek } from "./closed-week.tsx";
import { type MoneyDateWeek, moneyDateWeek } from "./money-date-week.ts";
import { Sheet } from "./sheet.tsx";
import { movingTo } from "./sign-off-commands.ts";
import { StepScreen } from "./step-screen.tsx";
import type { UnsavedTexts } from "./use-autosaved-text.ts";
import { weekTitle } from "./words.ts";
import "./money-date-screen.css";

export default function MoneyDateScreen(_: { user: User | null }) {
  return (
    <div className="wrap page money-date">
      <h1 tabIndex={-1}>Money date</h1>
      <RoomGate>
        <OpenMoneyDate />
      </RoomGate>
    </div>
  );
}

/** Signing needs people, so a household without any has no money date yet. */
function OpenMoneyDate() {
  const figures = useFigures();
  const uid = useOwnUid();
  if (!figures || figures.household.people.length === 0) return <NoHousehold />;
  return <MoneyDate figures={figures} uid={uid} />;
}

const NoHousehold = () => (
  <EmptyState
    text="Ten minutes a week to look at money together. It needs a household first."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);

interface MoneyDateProps {
  figures: Figures;
  /** The account whose device this is, if any. */
  uid: string | undefined;
}

/** One week, its agenda and its sheet. The week stays selected even when it is closed or ends meanwhile. */
export function MoneyDate({ figures, uid }: MoneyDateProps) {
  const { household, state } = figures;
  const [week, setWeek] = useState(() => weekToBeginWith(figures, state.of["sign-off"].list(), household.calendars));
  const date = useMemo(() => moneyDateWeek(figures, week), [figures, week]);
  const here = useMemo(() => presenceOf(date.adults, state, uid), [date.adults, state, uid]);
  return <Agenda figures={figures} date={date} here={here} onWeek={setWeek} />;
}

interface AgendaProps {
  figures: Figures;
  date: MoneyDateWeek;
  here: Presence;
  onWeek: (week: WeekId) => void;
}

function Agenda({ figures, date, here: { people, byDefault }, onWeek }: AgendaProps) {
  const { week, adults, signOffs, isFolded } = date;
  const [chosen, setChosen] = useState<readonly string[]>();
  const here = chosen?.every((id) => people.some((person) => person.id === id)) ? chosen : byDefault;
  const { position, goTo, hasMoved } = useStepPosition(week, here, signOffs);
  const [beganOpen] = useState(!isFolded);
  const [unsaved] = useState<UnsavedTexts>(() => new Map());
  const isLast = position.step >= closingStep || isFolded;
  return (
    <>
      <aside className="money-date-aside">
        <h2 className="money-date-week">{weekTitle(week)}</h2>
        <WeekSwitch figures={figures} week={week} onWeek={onWeek} />
        {!isFolded && (
          <>
            <SectionBoundary>
              <StepList position={position} adults={adults} here={here} signOffs={signOffs} onGo={goTo} />
            </SectionBoundary>
            <SectionBoundary>
              <PartnerProgress position={position} adults={adults} here={here} signOffs={signOffs} />
            </SectionBoundary>
            <SectionBoundary>
              <PresencePicker adults={adults} people={people} here={here} onChange={setChosen} />
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
            key={position.step}
            figures={figures}
            date={date}
            here={here}
            unsaved={unsaved}
            goTo={goTo}
            step={position.step}
            focusOnMount={hasMoved || !beganOpen}
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

/** Shown only while an earlier week waits to be closed or signed again. */
function WeekSwitch({ figures, week, onWeek }: WeekSwitchProps) {
  const toSignAgain = weeksToSignAgain(figures.state.of["sign-off"].list(), figures.reviews);
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

/** Who can take part on this device: the signed-in user, and people without an account of their own. */
interface Presence {
  people: readonly Person[];
  /** The people preselected as taking part. */
  byDefault: readonly string[];
}

function presenceOf(adults: readonly Person[], { of }: HouseholdState, uid: string | undefined): Presence {
  const uidOf = ({ id }: Person) => of.person.get(id)?.uid;
  const self = uid === undefined ? undefined : adults.find((person) => uidOf(person) === uid);
  const without = adults.filter((person) => uidOf(person) === undefined);
  if (self)
    return { people: adults.filter((person) => person === self || without.includes(person)), byDefault: [self.id] };
  const people = uid !== undefined && without.length > 0 ? without : adults;
  return { people, byDefault: people.map(({ id }) => id) };
}

type StepPosition = Pick<SignOff, "step" | "furthest">;

/** The current step of the people here. Moves optimistically and saves in the background, so a full device blocks nobody. */
function useStepPosition(week: WeekId, here: readonly string[], signOffs: readonly SignOff[]) {
  const run = useRun();
  const key = [week, ...here].join(" ");
  const [moved, setMoved] = useState<(StepPosition & { key: string }) | null>(null);
  const saved = signOffs.find(({ personId }) => personId === here[0]) ?? { step: 0, furthest: 0 };
  const position: StepPosition = moved?.key === key ? moved : saved;
  const goTo = (step: number) => {
    setMoved({ key, step, furthest: Math.max(step, position.furthest) });
    void run(movingTo(week, here, step));
  };
  return { position, goTo, hasMoved: moved !== null };
}
