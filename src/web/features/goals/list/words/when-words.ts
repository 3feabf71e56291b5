import type { OnTheWay } from "#domain/goals/projection.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";
import { earlyWords, roughDay, whyFinish } from "#web/household/goals/pace-words.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { capital, spanWords } from "#web/household/words/number-words.ts";
import { isLastWeek, type Told } from "../goal-facts.ts";
import { type Column, plain } from "./said.ts";

/** When a goal is full at its present pace, with how far that may be off. A pace, never a promise. */
export function whenWords(goal: Goal, told: Told, today: Day, goals: Household["goals"]): Column {
  const { projection } = told;
  if (projection.state === "reached") return { main: plain("Full"), note: plain(afterFull(goal, goals)) };
  if (goal.state === "paused") return { main: plain(wantedBy(goal)) };
  if (isLastWeek(told)) return { main: plain("This week"), ...sweepNote(goal, goals) };
  if (projection.state === "on-the-way") {
    const main = { text: capital(roughDay(projection.finish, today)), why: whyFinish(projection, today) };
    return { main, note: plain(offWords(projection)) };
  }
  if (projection.state === "out-of-sight")
    return { main: { text: "Not before 2101", why: projection.pace.why }, note: plain("at this pace") };
  return { main: plain("No date yet"), note: plain("it comes with the next save") };
}

/** "give or take three weeks", by the farther end of what the better and the weaker weeks would make of it. */
function offWords({ finish, earliest, latest, weeksEarly }: OnTheWay): string {
  const late = weeksEarly !== null && weeksEarly < 0 ? `${earlyWords(weeksEarly)}, ` : "";
  if (latest === null) return `${late}perhaps much later`;
  const weeks = Math.round(Math.max(daysBetween(earliest, finish), daysBetween(finish, latest)) / 7);
  return late + (weeks === 0 ? "steady so far" : `give or take ${spanWords(weeks)}`);
}

const wantedBy = ({ by }: Goal): string => (by === undefined ? "No date" : `Wanted by ${monthWords(by)}`);

function afterFull(goal: Goal, goals: Household["goals"]): string {
  const to = sweepsTo(goal, goals);
  if (to) return `sweeps to ${to}`;
  return goal.kind === "emergency" ? "first in line if you use it" : "yours to use or to finish";
}

function sweepNote(goal: Goal, goals: Household["goals"]): Pick<Column, "note"> {
  const to = sweepsTo(goal, goals);
  return to ? { note: plain(`then it sweeps to ${to}`) } : {};
}

/** Only what has a part of each week has something to hand on. */
function sweepsTo({ sweepTo, funding }: Goal, goals: Household["goals"]): string | undefined {
  if (!sweepTo || (funding?.by !== "fixed" && funding?.by !== "share")) return undefined;
  return sweepTo.kind === "investing" ? "investing" : goals.find(({ id }) => id === sweepTo.id)?.label;
}
