import { memo, useCallback, useDeferredValue, useRef } from "react";
import type { WeekId } from "#domain/time/week.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { undoOne } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { OverriddenLine } from "#web/household/overridden/overridden-values.tsx";
import { RecordForWeek } from "#web/household/saves/record-for-week.tsx";
import { type StoreState, useStore, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ActivityFeed } from "./activity-feed.tsx";
import { ComingUp } from "./coming-up.tsx";
import { DebtCountdown } from "./debts/debt-countdown.tsx";
import { QuickExpense } from "./expense/quick-expense.tsx";
import { GoalsAtAGlance } from "./goals/goals-at-a-glance.tsx";
import { Habits } from "./habits.tsx";
import { QuickSave, sharingOf } from "./quick-save.tsx";
import { SaveCard } from "./save/save-card.tsx";
import { StateOfTheHousehold } from "./state-of-the-household.tsx";
import { StorageOffer } from "./storage-offer.tsx";
import { StreakSection } from "./streak-section.tsx";
import { Year } from "./year/year.tsx";
import "./dashboard-room.css";

interface RoomProps {
  figures: Figures;
  /** The person who uses this device, if known. */
  self: string | undefined;
}

/**
 * This week. Each section gets only the props it shows, so that memoized sections skip unrelated changes. The year and the
 * save card render first; after a change the year renders first and the other sections are deferred. After a save, the
 * week cell is stamped even before that, while the save card is frozen.
 */
export const DashboardRoom = memo(function DashboardRoom({ figures, self }: RoomProps) {
  const deferred = useDeferredValue<Figures | null>(figures, null);
  return (
    <div className="dashboard-room">
      <SectionBoundary>
        <JustFinished />
      </SectionBoundary>
      <SectionBoundary>
        <TheYear figures={figures} self={self} />
      </SectionBoundary>
      <div className="dashboard-cells" aria-busy={!deferred}>
        <SaveCell figures={deferred ?? figures} self={self} />
        {deferred && <DeferredCells figures={deferred} self={self} />}
      </div>
    </div>
  );
});

const DeferredCells = memo(function DeferredCells({ figures, self }: RoomProps) {
  return (
    <>
      <ExpenseCell figures={figures} self={self} />
      <GoalsCell {...figures} />
      <HabitsCell figures={figures} self={self} />
    </>
  );
});

function TheYear({ figures, self }: RoomProps) {
  const { household, began, today, week, saves, reviews, pauses, balances, withdrawals, plan } = figures;
  const { book, savedByYear, strip, streak, spending } = figures;
  const recordForm = useCallback(
    (of: WeekId, onDone: () => void) => (
      <RecordForWeek {...{ household, today, saves, withdrawals, balances, plan, self, onDone }} week={of} />
    ),
    [household, today, saves, withdrawals, balances, plan, self],
  );
  return (
    <Year
      {...{ household, began, week, saves, reviews, pauses, book, savedByYear, strip, streak, plan, spending }}
      {...{ recordForm, self }}
    >
      <SectionBoundary>
        <StateOfTheHousehold {...{ household, began, today, week, saves, reviews, pauses, balances, plan }} />
        <OverriddenLine />
      </SectionBoundary>
    </Year>
  );
}

const SaveCell = memo(function SaveCell({ figures, self }: RoomProps) {
  const { household, today, week, saves, withdrawals, balances, plan, strip, state } = figures;
  const parts = { household, today, week, saves, withdrawals, balances, plan };
  const saveCard = useRef<HTMLDivElement>(null);
  const focusSaveCard = useCallback(() => void focusIn(saveCard.current, "h2"), []);
  return (
    <div className="dashboard-cell">
      {self !== undefined && (
        <SectionBoundary>
          <QuickSave {...parts} self={self} sharing={sharingOf(state)} onShowWeek={focusSaveCard} />
        </SectionBoundary>
      )}
      <div ref={saveCard}>
        <SectionBoundary>
          <SaveCard {...parts} strip={strip} self={self} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <StorageOffer saves={saves} at="narrow" />
      </SectionBoundary>
    </div>
  );
});

function ExpenseCell({ figures: { household, today, balances, book, state }, self }: RoomProps) {
  return (
    <div className="dashboard-cell">
      <SectionBoundary>
        <QuickExpense {...{ household, today, book, self }} rules={inDomain(state.of.rule)} />
      </SectionBoundary>
      <SectionBoundary>
        <ComingUp {...{ household, balances, today, book }} />
      </SectionBoundary>
    </div>
  );
}

function GoalsCell(figures: Figures) {
  const { household, goals, plan, today, balances, saves, withdrawals, reviews, book, week } = figures;
  return (
    <div className="dashboard-cell">
      <SectionBoundary>
        <StorageOffer saves={saves} at="wide" />
      </SectionBoundary>
      <SectionBoundary>
        <GoalsAtAGlance {...{ household, goals, plan, today, balances, saves, withdrawals }} />
      </SectionBoundary>
      <SectionBoundary>
        <ActivityFeed {...{ household, saves, reviews, book, today, week }} />
      </SectionBoundary>
    </div>
  );
}

function HabitsCell({ figures, self }: RoomProps) {
  const { household, week, today, reviews, balances, plan, state, streak } = figures;
  return (
    <div className="dashboard-cell">
      <SectionBoundary>
        <Habits {...{ household, week, today, reviews, self }} ticks={inDomain(state.of["habit-tick"])} />
      </SectionBoundary>
      <SectionBoundary>
        <DebtCountdown {...{ household, balances, plan, today }} />
      </SectionBoundary>
      <SectionBoundary>
        <StreakSection {...{ household, streak }} />
      </SectionBoundary>
    </div>
  );
}

const lastDone = ({ history }: StoreState) => history.done.at(-1);

/** Offers to undo a change of the household right after the intake, until something else is written. */
function JustFinished() {
  const store = useStore();
  const done = useStoreState(lastDone);
  if (done?.name !== "finish-intake" || isFirst(done.edits)) return null;
  return (
    <div className="just-finished">
      <Icon name="check" />
      <p>Your changes are saved, and the plan goes by them.</p>
      <Button size="small" variant="outline" onClick={() => void undoOne(store, done)}>
        Undo
      </Button>
    </div>
  );
}

/** The first time there is no previous plan to return to. */
const isFirst = (edits: readonly { before: { kind: string; confirmed?: unknown } | undefined }[]): boolean =>
  edits.some(({ before }) => before?.kind === "household" && before.confirmed === undefined);
