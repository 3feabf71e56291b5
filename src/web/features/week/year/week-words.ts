import type { StripWeek } from "#domain/saves/week-states.ts";
import type { WeekId } from "#domain/time/week.ts";

/** How a week stands, in one or two sentences. */
export function weekWords({ week, state, isFolded }: StripWeek, now: WeekId): string {
  if (state === "next") return week > now ? toCome : beforeBegan;
  const folded = isFolded ? " The money date folded it." : week < now && isDecided(state) ? notFolded : "";
  return `${words[state]}${folded}`;
}

const isDecided = (state: StripWeek["state"]): boolean => state === "saved" || state === "zero";

const toCome = "This week is still to come. What you set aside is recorded once it is here.";
const beforeBegan = "This was before you began here. What you set aside then can still be filled in.";
const notFolded = " No money date folded it.";

const words: Record<Exclude<StripWeek["state"], "next">, string> = {
  saved: "Saved.",
  zero: "Decided on nothing, which is a decision too.",
  skipped: "Skipped. No decision was recorded.",
  paused: "Paused. It neither counts nor breaks the streak.",
  now: "This is the week. Nothing is decided yet.",
};
