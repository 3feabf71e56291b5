import { useEffect } from "react";
import { yearStrip } from "#domain/saves/streak.ts";
import { dayAt } from "#domain/time/day.ts";
import { weekOf, weekYear } from "#domain/time/week.ts";
import type { User } from "#sync/user.ts";
import { selfIn, useDeferredFigures, useNow, useOwnUid } from "#web/household/figures/use-figures.ts";
import { openRoom, RoomGate } from "#web/household/gate/room-gate.tsx";
import { browserLocale, guessPlace } from "#web/household/place/place.ts";
import { paths } from "#web/paths.ts";
import { type HouseholdState, openHouseholdOf, useStoreState } from "#web/store/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { LazyDashboard, prefetchDashboard } from "./lazy-dashboard.tsx";
import { yearQuarters } from "./year-quarters.ts";

export default function DashboardScreen(_: { user: User | null }) {
  useEffect(() => {
    // Ignored: `LazyDashboard` requests the chunk again and reports a failure.
    prefetchDashboard().catch(() => {});
  }, []);
  return (
    <div className="wrap page">
      <h1 className="visually-hidden" tabIndex={-1}>
        This week
      </h1>
      <RoomGate isEarly>
        <Week />
      </RoomGate>
    </div>
  );
}

/** Loads the household and the code that shows it in parallel. */
DashboardScreen.prepare = async () => {
  await Promise.allSettled([prefetchDashboard(), openRoom()]);
};

function Week() {
  const state = useStoreState(openHouseholdOf);
  const now = useNow();
  const figures = useDeferredFigures();
  const uid = useOwnUid();
  if (!figures || figures.household.people.length === 0) return <NotBegun state={state} now={now} />;
  return <LazyDashboard figures={figures} self={selfIn(figures, uid)} />;
}

/** Before the household has people: an empty year, and the link to the intake. */
function NotBegun({ state, now }: { state: HouseholdState | null; now: number }) {
  const hasDraft = state !== null && state.of["intake-draft"].size > 0;
  return (
    <EmptyState
      picture={<WeekStrip label="This year in weeks" quarters={emptyYear(now)} />}
      text={
        hasDraft ? "Your household is half told. It is kept as you left it." : "No saves yet. A plan takes minutes."
      }
      action={
        <ButtonLink to={hasDraft ? `${paths.intake}?edit=true` : paths.intake}>
          {hasDraft ? "Go on where you stopped" : "Set up your household"}
        </ButtonLink>
      }
    />
  );
}

function emptyYear(instant: number) {
  const { timeZone, currency, locale } = guessPlace(browserLocale());
  const now = weekOf(dayAt(instant, timeZone));
  const strip = yearStrip(weekYear(now), { began: now, now, saves: [], reviews: [], pauses: [] });
  return yearQuarters(strip.ok ? strip.value : [], [], { currency: currency as never, locale, began: now });
}
