import { memo, useCallback, useDeferredValue, useRef } from "react";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { undoOne } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { OverriddenLine } from "#web/household/overridden/overridden-values.tsx";
import { type Edit, missingOfOpen, type StoreState, useStore, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ActivityFeed } from "./activity-feed.tsx";
import { ComingUp } from "./coming-up.tsx";
import { DebtCountdown } from "./debts/debt-countdown.tsx";
import { QuickExpense } from "./expense/quick-expense.tsx";
import { GoalsAtAGlance } from "./goals/goals-at-a-glance.tsx";
import { Habits } from "./habits.tsx";
import { QuickSave } from "./quick-save.tsx";
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
 * This week. Each section selects the figures it shows, so that unrelated changes do not render it. The year and the
 * save card render first; after a change the year renders first and the other sections are deferred. After a save, the
 * week cell is stamped even before that, while the save card is frozen.
 */
export const DashboardRoom = memo(function DashboardRoom({ figures, self }: RoomProps) {
  const deferred = useDeferredValue<Figures | null>(figures, null);
  const isArriving = useStoreState(missingOfOpen) === "entries";
  // Balances and therefore the plan depend on entries, and an amount that corrects itself is worse than one that comes a
  // moment later. So the year shows alone while the device reads them.
  const isCounted = figures.state.hasEntries || isArriving;
  return (
    <div className={isCounted ? "dashboard-room" : "dashboard-room dashboard-room--uncounted"} aria-busy={!isCounted}>
      <SectionBoundary>
        <JustFinished />
      </SectionBoundary>
      {isArriving && (
        <p className="quiet" role="status">
          Your entries are still arriving on this device. Until they are here, spending and balances leave them out.
        </p>
      )}
      <SectionBoundary>
        <TheYear figures={figures} self={self} />
      </SectionBoundary>
      {isCounted && (
        <div className="dashboard-cells" aria-busy={!deferred}>
          <SaveCell figures={deferred ?? figures} self={self} />
          {deferred && <DeferredCells figures={deferred} self={self} />}
        </div>
      )}
    </div>
  );
});

function TheYear({ figures, self }: RoomProps) {
  return (
    <Year figures={figures} self={self}>
      <SectionBoundary>
        <StateOfTheHousehold figures={figures} />
        <OverriddenLine />
      </SectionBoundary>
    </Year>
  );
}

const SaveCell = memo(function SaveCell({ figures, self }: RoomProps) {
  const saveCard = useRef<HTMLDivElement>(null);
  const focusSaveCard = useCallback(() => void focusIn(saveCard.current, "h2"), []);
  return (
    <div className="dashboard-cell">
      {self !== undefined && (
        <SectionBoundary>
          <QuickSave figures={figures} self={self} onShowWeek={focusSaveCard} />
        </SectionBoundary>
      )}
      <div ref={saveCard}>
        <SectionBoundary>
          <SaveCard figures={figures} self={self} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <StorageOffer saves={figures.saves} at="narrow" />
      </SectionBoundary>
    </div>
  );
});

const DeferredCells = memo(function DeferredCells({ figures, self }: RoomProps) {
  return (
    <>
      <div className="dashboard-cell">
        <SectionBoundary>
          <QuickExpense figures={figures} self={self} />
        </SectionBoundary>
        <SectionBoundary>
          <ComingUp figures={figures} />
        </SectionBoundary>
      </div>
      <div className="dashboard-cell">
        <SectionBoundary>
          <StorageOffer saves={figures.saves} at="wide" />
        </SectionBoundary>
        <SectionBoundary>
          <GoalsAtAGlance figures={figures} />
        </SectionBoundary>
        <SectionBoundary>
          <ActivityFeed figures={figures} />
        </SectionBoundary>
      </div>
      <div className="dashboard-cell">
        <SectionBoundary>
          <Habits figures={figures} self={self} />
        </SectionBoundary>
        <SectionBoundary>
          <DebtCountdown figures={figures} />
        </SectionBoundary>
        <SectionBoundary>
          <StreakSection figures={figures} />
        </SectionBoundary>
      </div>
    </>
  );
});

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
const isFirst = (edits: readonly Edit[]): boolean =>
  edits.some(({ before }) => before?.kind === "household" && before.fields.confirmed === undefined);
