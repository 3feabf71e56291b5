import type { Goal, SweepTarget } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { OpenGoal } from "./goal-asks.ts";
import type { Ask } from "./safety-asks.ts";
import { type GoalSavings, savedFor } from "./set-aside.ts";

/** What full goals pass on this week. */
export interface Sweeps {
  asks: Ask[];
  /** The open goals, counting what is passed on to them as saved. */
  open: OpenGoal[];
}

interface Part {
  from: Goal;
  amount: Minor;
}

/** What a goal gets in a week by a fixed amount or share; null when it is funded by date or priority. */
export function fixedPart({ funding }: Goal, putAside: Minor): Minor | null {
  if (funding?.by === "fixed") return funding.weekly;
  return funding?.by === "share" ? minor(Number((BigInt(putAside) * BigInt(funding.share)) / 1_000n)) : null;
}

/** A full goal passes its weekly part on to its sweep target; a nearly full one passes on the rest of it. */
export function sweepsOf(
  goals: readonly Goal[],
  open: readonly OpenGoal[],
  savings: GoalSavings,
  putAside: Minor,
): Sweeps {
  const waiting = new Map(open.map((one) => [one.goal.id, one]));
  const asks: Ask[] = [];
  for (const part of goals.flatMap((goal) => freePart(goal, savings, putAside))) {
    const to = sweepTargetFor(part.from, goals, waiting);
    if (!to) continue;
    if (to.kind === "investing") asks.push(investingAsk(part));
    else asks.push(passOn(part, waiting.get(to.id)!, waiting));
  }
  return { asks, open: open.map(({ goal }) => waiting.get(goal.id)!) };
}

function freePart(goal: Goal, savings: GoalSavings, putAside: Minor): Part[] {
  const part = fixedPart(goal, putAside);
  const mayGive = goal.state === "active" || goal.state === "finished";
  if (part === null || !goal.sweepTo || !mayGive) return [];
  const missing = goal.state === "finished" ? 0 : Math.max(0, goal.target - savedFor(goal, savings));
  return part > missing ? [{ from: goal, amount: minor(part - missing) }] : [];
}

/** The first target along the chain of sweeps that still takes money. A circular chain has none. */
function sweepTargetFor(
  from: Goal,
  goals: readonly Goal[],
  waiting: ReadonlyMap<string, OpenGoal>,
): SweepTarget | undefined {
  const seen = new Set<string>();
  let to = from.sweepTo;
  while (to?.kind === "goal" && !seen.has(to.id)) {
    const { id } = to;
    if ((waiting.get(id)?.remaining ?? 0) > 0) return to;
    seen.add(id);
    to = goals.find((goal) => goal.id === id)?.sweepTo;
  }
  return to?.kind === "investing" ? to : undefined;
}

function passOn(part: Part, to: OpenGoal, waiting: Map<string, OpenGoal>): Ask {
  const thisWeek = minor(Math.min(part.amount, to.remaining));
  const saved = minor(to.saved + thisWeek);
  const owed = to.owed === undefined ? {} : { owed: minor(to.owed - thisWeek) };
  const remaining = minor(to.remaining - thisWeek);
  waiting.set(to.goal.id, { ...to, saved, savedAs: withSwept, remaining, ...owed });
  const inputs = [
    { label: part.from.label, amount: part.amount },
    { label: "Still missing", amount: to.remaining },
  ];
  const why = { formula: "what a full goal hands on, at most what is missing here", inputs };
  const target = { kind: "goal", id: to.goal.id } as const;
  return { target, label: `${to.goal.label} (from ${part.from.label})`, remaining: to.remaining, thisWeek, why };
}

const withSwept = "Saved, with what full goals hand on";

const investingAsk = ({ from, amount }: Part): Ask => ({
  target: { kind: "investing" },
  label: from.label,
  remaining: amount,
  thisWeek: amount,
  why: { formula: "what a full goal hands on", inputs: [{ label: from.label, amount }] },
});
