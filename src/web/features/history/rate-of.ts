import type { Period } from "#domain/history/periods.ts";
import { type SavingsShare, savingsShare, weeksSavingsShare } from "#domain/history/savings-share.ts";
import { quarterOf } from "#domain/saves/totals.ts";
import type { Span } from "./period-words.ts";
import type { Past } from "./use-history.ts";

/** A week in which nothing was set aside has no rate to tell; a quarter or a year has one of nothing. */
export function rateOf(span: Span, period: Period, { quarters, planned }: Past): SavingsShare | null {
  if (span !== "week") return savingsShare(period, planned);
  const [week] = period.weeks;
  return week && week.saved > 0 ? weeksSavingsShare(week, quarters.get(quarterOf(week.week))!, planned) : null;
}
