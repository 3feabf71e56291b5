import { minor } from "#domain/money/money.ts";
import { graceWeeks } from "#domain/saves/streak.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { section } from "#web/household/figures/section.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { youWords } from "#web/household/words/people-words.ts";
import { Why } from "#web/ui/why.tsx";
import { GlanceSection } from "./glance-section.tsx";
import "./dashboard-room.css";

const parts = ({ household, streak }: Figures) => ({ household, streak });

/** The length of the streak, with the rules that forgive a missed week. */
export const StreakSection = section(parts)(function StreakSection({ household, streak }) {
  const { weeks, isPaused } = streak;
  return (
    <GlanceSection
      title="Streak"
      aside={
        weeks > 0 && (
          <span className="streak-weeks" {...figureMark("streak", weeks)}>
            {weeksWords(weeks)}
          </span>
        )
      }
    >
      <p className="streak-rules">
        {isPaused && `Paused: the count waits${weeks > 0 ? " and nothing breaks" : ""}. `}
        {rulesWords({ household, streak })} <Why about="the streak" {...explanationWords(streak.why, household)} />
      </p>
    </GlanceSection>
  );
});

const weeksWords = (weeks: number): string => (weeks === 1 ? "1 week" : `${weeks} weeks`);

function rulesWords({ household, streak: { weeks, grace } }: ReturnType<typeof parts>): string {
  const you = youWords(household.people);
  if (weeks === 0) return `A streak begins with the first week ${you} decide on.`;
  const forgives = "Each quarter forgives two weeks, and a pause stops the count without breaking it.";
  return `A week counts when ${you} decided, even on ${shortMoney(minor(0), household)}. ${forgives} This quarter: ${grace.used} of ${graceWeeks} used.`;
}
