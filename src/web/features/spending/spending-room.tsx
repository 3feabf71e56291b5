import { type ComponentType, type ReactNode, useMemo } from "react";
import { billsStillDue, type SamePayment, samePayments } from "#domain/debts/paid-by-bill.ts";
import type { Household } from "#domain/household/household.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { periodSpending } from "#domain/spending/period-spending.ts";
import { addMonths } from "#domain/time/day.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { selfIn, useFigures, useOwnUid } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Bills, monthsAhead } from "./bills/bills.tsx";
import { incomesPath } from "./bills/due-lists.tsx";
import { ByCategory } from "./budgets/by-category.tsx";
import { firstEntryDay } from "./charts/spans.ts";
import { DueCard } from "./due-card.tsx";
import { useKnownRepeats } from "./due-entries.ts";
import { Entries } from "./entries/entries.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { Shares } from "./shares.tsx";
import { SpendingHead } from "./spending-head.tsx";
import { type PeriodNavigation, usePeriod } from "./use-period.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";
import "./spending-room.css";

export interface EntryFilesProps {
  figures: Figures;
  /** The current user's person, if known. */
  self: string | undefined;
}

/** `EntryFiles` is a slot, because features do not import each other. */
export interface SpendingRoomProps {
  EntryFiles: ComponentType<EntryFilesProps>;
}

export function SpendingRoom({ EntryFiles }: SpendingRoomProps) {
  return (
    <div className="wrap page">
      <h1 className="spending-title" tabIndex={-1}>
        Spending
      </h1>
      <RoomGate>
        <HouseholdSpending EntryFiles={EntryFiles} />
      </RoomGate>
    </div>
  );
}

function HouseholdSpending({ EntryFiles }: SpendingRoomProps) {
  const figures = useFigures();
  const uid = useOwnUid();
  if (!figures || figures.household.people.length === 0) return <NoHousehold />;
  return <SpendingSections figures={figures} self={selfIn(figures, uid)} EntryFiles={EntryFiles} />;
}

const NoHousehold = () => (
  <EmptyState
    text="Nothing spent on record yet. Once there is, you see where it goes, week by week."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);

/** The charts are at the end of the page, so they load last. */
const OverTime = lazySection(
  lazyChunk("over-time", () => import("./charts/over-time.tsx")),
  (module) => module.OverTime,
);

const noPairs: readonly SamePayment[] = [];

/** The same list while there are none, so that the section does not render again with every balance. */
function samePaymentsOrNone(household: Household): readonly SamePayment[] {
  const pairs = samePayments(household);
  return pairs.length > 0 ? pairs : noPairs;
}

type SectionsProps = EntryFilesProps & SpendingRoomProps;

/** The sections of the page. Each gets only the data it shows, so that a change rerenders only the sections it affects. */
export function SpendingSections({ figures, self, EntryFiles }: SectionsProps) {
  const { household, current, began, today, book, state } = figures;
  const navigation = usePeriod({ household, today, book });
  const templates = state.of.recurring.list();
  // Up to the last day that the bills calendar can show.
  const isKnown = useKnownRepeats(state, templates, addMonths(today, monthsAhead + 1, 31));
  const bills = useMemo(() => billsStillDue(current.household), [current.household]);
  const alike = useMemo(() => samePaymentsOrNone(current.household), [current.household]);
  const repeats = { household, templates, isKnown, today };
  const dueCard = (
    <SectionBoundary>
      <DueCard {...repeats} />
    </SectionBoundary>
  );
  const root = useRestoredFocus<HTMLDivElement>(focusNearestHeading);
  return (
    <div ref={root} className="spending">
      <SectionBoundary>
        <PeriodBar navigation={navigation} today={today} />
      </SectionBoundary>
      {navigation.period ? (
        <PeriodSections
          figures={figures}
          self={self}
          EntryFiles={EntryFiles}
          navigation={navigation}
          dueCard={dueCard}
          period={navigation.period}
        />
      ) : (
        <NoPayday dueCard={dueCard} />
      )}
      <SectionBoundary>
        <Bills {...repeats} bills={bills} alike={alike} book={book} self={self} />
      </SectionBoundary>
      <SectionBoundary>
        <Shares household={household} book={book} today={today} />
      </SectionBoundary>
      {firstEntryDay(book) !== undefined && (
        <SectionBoundary>
          <OverTime household={household} book={book} began={began} today={today} />
        </SectionBoundary>
      )}
    </div>
  );
}

/** Focuses the heading of the section, or that of the page. */
function focusNearestHeading(around: Element): void {
  const isThere = focusIn(around.closest("section"), "h2[tabindex]", { preventScroll: true });
  if (!isThere) focusIn(document, ".spending-title", { preventScroll: true });
}

type PeriodProps = SectionsProps & { navigation: PeriodNavigation; period: SpendingPeriod; dueCard: ReactNode };

const tooLarge = "These amounts are too large to be added up exactly. Every entry is safe where it was made.";

function PeriodSections({ figures, self, EntryFiles, navigation, period, dueCard }: PeriodProps) {
  const { household, began, today, week, book } = figures;
  const spending = useMemo(
    () => periodSpending(book, period, household, began, today),
    [book, period, household, began, today],
  );
  const { categoryId, entriesAt, chooseCategory } = navigation;
  return (
    <>
      {spending.ok ? (
        <SectionBoundary>
          <SpendingHead household={household} today={today} spending={spending.value} />
        </SectionBoundary>
      ) : (
        <p className="lede spending-problem">{tooLarge}</p>
      )}
      {dueCard}
      {spending.ok && (
        <SectionBoundary>
          <ByCategory
            household={household}
            today={today}
            week={week}
            began={began}
            entriesAt={entriesAt}
            spending={spending.value}
            chosen={categoryId}
          />
        </SectionBoundary>
      )}
      <div id="entries" className="spending-entries">
        <SectionBoundary>
          <Entries
            figures={figures}
            period={period}
            self={self}
            categoryId={categoryId}
            onCategory={chooseCategory}
            actions={<EntryFiles figures={figures} self={self} />}
          />
        </SectionBoundary>
      </div>
    </>
  );
}

const NoPayday = ({ dueCard }: { dueCard: ReactNode }) => (
  <>
    <EmptyState
      text="A pay period runs from one payday to the day before the next. No pay here has a day yet."
      action={<ButtonLink to={incomesPath}>Say when the next pay comes</ButtonLink>}
    />
    {dueCard}
  </>
);
