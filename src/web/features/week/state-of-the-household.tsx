import { useMemo } from "react";
import { type HouseholdMood, householdMood } from "#domain/dashboard/household-mood.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { startOfWeek, type WeekId } from "#domain/time/week.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { section } from "#web/household/figures/section.tsx";
import { dateWords, weekNameWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Why } from "#web/ui/why.tsx";
import { resuming } from "./year/pausing.ts";
import "./dashboard-room.css";

const parts = ({ household, began, today, week, saves, reviews, pauses, current, plan }: Figures) => ({
  household,
  began,
  today,
  week,
  saves,
  reviews,
  pauses,
  current,
  plan,
});
type Parts = ReturnType<typeof parts>;

/** The state of the household in a sentence, and, if every week is short, what could change. */
export const StateOfTheHousehold = section(parts)(function StateOfTheHousehold(props) {
  const { household, week, current, plan } = props;
  const mood = useMood(props);
  const words = moodWords(mood, household);
  const isShort = plan.ok && plan.value.budget.left.amount < 0;
  return (
    <>
      {words && (
        <div className={`household-state household-state--${mood.kind}`}>
          <p>
            {words}{" "}
            {mood.kind === "short" && (
              <Why about="Short each week" {...explanationWords(mood.missing.why, household)} />
            )}
          </p>
          {mood.kind === "paused" && <Resume week={week} />}
        </div>
      )}
      {isShort && <LazyShortfall household={current.household} />}
    </>
  );
});

function useMood({ household: { people }, began, week: now, saves, reviews, pauses, plan }: Parts) {
  return useMemo(() => {
    const left = plan.ok ? plan.value.budget.left : null;
    return householdMood({ people, began, now, saves, reviews, pauses, left });
  }, [people, began, now, saves, reviews, pauses, plan]);
}

function Resume({ week }: { week: WeekId }) {
  const run = useRun();
  return (
    <Button
      variant="outline"
      size="small"
      onClick={() => void run(resuming(week), `Resumed with ${weekNameWords(week)}`)}
    >
      Resume
    </Button>
  );
}

/** The greeting: one sentence, or two short ones. */
function moodWords(mood: HouseholdMood, household: Household): string | null {
  switch (mood.kind) {
    case "paused":
      return `Paused since ${weekNameWords(mood.since)}, ${dateWords(startOfWeek(mood.since, household.calendars))}. A pause stops the count without breaking it.`;
    case "returning":
      return `Welcome back. ${mood.skipped} weeks were skipped; there is nothing to make up. This week counts.`;
    case "short":
      return `Each week is ${formatMoney(mood.missing.amount, household)} short as planned. Below is what could change, and none of it is a must.`;
    case "first-week":
      return mood.isDecided
        ? "Your first week is in the book. The next one comes by itself."
        : "This is your first week. Put aside anything, even a little, and the year has begun.";
    case "large-family":
      return `${mood.people} people, one plan. Whoever records the week’s save does it for all of you.`;
    case "couple":
      return "You two share one plan. Either of you can record the week’s save.";
    case "single":
      return "This plan is yours alone. One amount a week is all it asks.";
    case "usual":
      return null;
  }
}

/** Few households need this section, so it is a lazy chunk. */
const LazyShortfall = lazySection(
  lazyChunk("shortfall", () => import("./shortfall.tsx")),
  (module) => module.Shortfall,
);
