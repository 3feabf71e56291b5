import { yearStrip } from "#domain/saves/week-states.ts";
import { dayAt } from "#domain/time/day.ts";
import { weekOf, weekYear } from "#domain/time/week.ts";
import { browserSays, guessPlace } from "#web/household/place/place.ts";
import { paths } from "#web/paths.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { yearQuarters } from "./year-quarters.ts";

/** Before there is anyone who could save: the year as it lies there, and the way in. */
export function NotBegun({ state, now }: { state: HouseholdState | null; now: number }) {
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
  const { timeZone, currency, locale } = guessPlace(browserSays());
  const now = weekOf(dayAt(instant, timeZone));
  const strip = yearStrip(weekYear(now), { began: now, now, saves: [], reviews: [], pauses: [] });
  return yearQuarters(strip.ok ? strip.value : [], [], { currency: currency as never, locale, began: now });
}
