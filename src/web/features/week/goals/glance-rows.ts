import { emergencyHeld } from "#domain/dashboard/plan-for-week.ts";
import type { Figure } from "#domain/explain.ts";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { monthlyNeeds } from "#domain/plan/flows.ts";
import { emergencyTarget } from "#domain/plan/safety-asks.ts";
import { checkAmounts } from "#domain/plan/weekly-budget.ts";
import type { FigureName } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import {
  type ExplainedText,
  isGoal,
  isSafety,
  type PlanShare,
  paceWords,
  planShare,
} from "#web/household/figures/goal-progress.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { paths } from "#web/paths.ts";

/** One line of the section: money, pace, and the share of this week's plan. */
export interface GlanceRow {
  id: string;
  /** The figure that `saved` shows. */
  figure: FigureName;
  label: string;
  /** Null if it cannot be computed. */
  saved: Figure | null;
  target: Minor | null;
  pace: ExplainedText;
  share: ExplainedText | null;
}

type Glance = Extract<ReturnType<Figures["goals"]>, { ok: true }>["value"][number];
type Plan = Figures["plan"];

/** The largest number of goals shown. */
export const maxGoals = 5;

/** In the household's order. The sort is stable. */
export const byPriority = (goals: readonly Glance[]): readonly Glance[] =>
  goals.toSorted((a, b) => a.goal.priority - b.goal.priority);

export function goalRow(glance: Glance, plan: Plan, today: Figures["today"], format: MoneyFormat): GlanceRow {
  const { goal, progress, projection } = glance;
  const { id, label } = goal;
  const figure = `goal-held:${id}` as const;
  const row = { id, figure, label };
  if (!progress.ok) return unknownRow(row, progress.problem);
  if (!projection.ok) return unknownRow(row, projection.problem);
  const { saved, target, left, isReached } = progress.value;
  const pace = paceWords(projection.value, today);
  if (goal.state === "paused") return { ...row, saved, target, ...paused(pace, isReached) };
  if (isReached) return { ...row, saved, target, pace, share: nothingNeeded };
  const share = plan.ok ? planShare(plan.value.steps, isGoal(id)) : null;
  const isLast = share?.isFilled === true && share.amount >= left;
  const last: ExplainedText = { text: `${shortMoney(left, format)} to go. This week finishes it` };
  return { ...row, saved, target, pace: isLast ? last : pace, share: shareWords(share, plan, isLast, format) };
}

export function fundRow({ saved, target }: SafetyFund, plan: Plan, format: MoneyFormat): GlanceRow {
  const row = { id: "safety", figure: "emergency-held" as const, label: "Emergency fund", saved, target };
  if (!saved) return { ...row, pace: { text: "Say what you have in savings", to: ownStepPath }, share: null };
  const left = minor(Math.max(0, target - saved.amount));
  if (left === 0) return { ...row, pace: { text: "Full. Three months of needs" }, share: nothingNeeded };
  const share = plan.ok ? planShare(plan.value.steps, isSafety) : null;
  const pace = { text: `${shortMoney(left, format)} to three months of needs` };
  return { ...row, pace, share: shareWords(share, plan, false, format) };
}

/** The intake step that asks what the household owns. */
const ownStepPath = `${paths.intake}?edit=true&step=own-and-owe`;

const nothingNeeded: ExplainedText = { text: "nothing needed" };

const paused = (pace: ExplainedText, isReached: boolean): Pick<GlanceRow, "pace" | "share"> => ({
  pace: isReached ? pace : { text: "It keeps what it holds" },
  share: { text: "paused" },
});

function shareWords(share: PlanShare | null, plan: Plan, isLast: boolean, format: MoneyFormat): ExplainedText | null {
  if (!share || !plan.ok) return null;
  const { amount, why } = share;
  if (amount > 0) return { text: `${formatMoney(amount, format)} ${isLast ? "this week" : "a week"}`, why };
  return { text: plan.value.budget.canSave.amount > 0 ? "waits its turn" : "nothing this week", why };
}

const problems = {
  "target-not-above-zero": "It has no target yet",
  "too-large": "Too large to count exactly",
} as const;

const unknownRow = (row: Pick<GlanceRow, "id" | "figure" | "label">, problem: keyof typeof problems): GlanceRow => ({
  ...row,
  saved: null,
  target: null,
  share: null,
  pace: { text: problems[problem] },
});

interface SafetyFund {
  /** Null if unknown, which is not zero. */
  saved: Figure | null;
  target: Minor;
}

export type SafetyParts = Pick<Figures, "current" | "saves" | "withdrawals" | "today"> & {
  book: Pick<Figures["book"], "paidFromGoals">;
};

/** The emergency fund of a household without a goal for it; null if a month's needs are unknown. */
export function safetyFund({ current, saves, withdrawals, book, today }: SafetyParts): SafetyFund | null {
  const { household } = current;
  if (household.goals.some(isOpenEmergencyGoal)) return null;
  const checked = checkAmounts(household);
  if (!checked.ok) return null;
  const needs = monthlyNeeds(checked.value).amount;
  const held = emergencyHeld(current, moneyOfGoals(saves, withdrawals, book.paidFromGoals), saves, today);
  if (!held.ok || needs === 0) return null;
  return { saved: held.value, target: emergencyTarget(needs) };
}

const isOpenEmergencyGoal = ({ kind, state }: Household["goals"][number]): boolean =>
  kind === "emergency" && (state === "active" || state === "paused");
