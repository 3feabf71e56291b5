import { memo, useMemo } from "react";
import { householdMood } from "#domain/dashboard/household-mood.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useRun } from "#web/household/use-run.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Why } from "#web/ui/why.tsx";
import { resuming } from "../year/pausing.ts";
import { moodWords } from "./mood-words.ts";
import { ShortfallLater } from "./shortfall-later.tsx";
import "./state-of-the-household.css";

export type StateParts = Pick<
  Figures,
  "household" | "began" | "today" | "week" | "saves" | "reviews" | "pauses" | "balances" | "plan"
>;

/** How things stand with the household, in a sentence; and where every week is short, what could change. */
export const StateOfTheHousehold = memo(function StateOfTheHousehold(parts: StateParts) {
  const { household, today, week, balances, plan } = parts;
  const mood = useMood(parts);
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
      {isShort && <ShortfallLater {...{ household, today, balances }} />}
    </>
  );
});

function useMood({ household: { people }, began, week: now, saves, reviews, pauses, plan }: StateParts) {
  return useMemo(() => {
    const left = plan.ok ? plan.value.budget.left : null;
    return householdMood({ people, began, now, saves, reviews, pauses, left });
  }, [people, began, now, saves, reviews, pauses, plan]);
}

function Resume({ week }: Pick<StateParts, "week">) {
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
