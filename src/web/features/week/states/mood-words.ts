import type { HouseholdMood } from "#domain/dashboard/household-mood.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { startOfWeek } from "#domain/time/week-calendar.ts";
import { dateWords, weekNameWords } from "#web/household/words/date-words.ts";

/** The one sentence, or two short ones, that a household is greeted with. */
export function moodWords(mood: HouseholdMood, household: Household): string | null {
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
