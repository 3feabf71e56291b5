import { monthOfLook, type PayoffLook, type PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import type { Payoff } from "#domain/debts/payoff-report.ts";
import { addMonths } from "#domain/time/day.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { ChartPoint, ChartSeries } from "#web/ui/chart-data.ts";

const todaysPlan = "today’s plan";

const pointsOf = (look: PayoffLook): ChartPoint[] =>
  look.byMonth.map((y, month) => ({ x: monthOfLook(look, month), y }));

/** The tried plan solid and today's dashed; today's alone, and solid, while nothing is tried. */
export function payoffSeries({ asIs, tried }: PayoffOutlook, triedLabel: string | null): ChartSeries[] {
  const { ending } = asIs.payoff;
  const detail = ending.kind === "debt-free" ? monthWords(ending.on) : "never ends";
  const today: ChartSeries = { id: "as-is", label: todaysPlan, detail, points: pointsOf(asIs), tone: "ink" };
  if (triedLabel === null) return [{ ...today, tone: 1 }];
  const dashed = { ...today, dashedFrom: asIs.payoff.start };
  return [{ id: "tried", label: triedLabel, points: pointsOf(tried), tone: 1 }, dashed];
}

/** From today to the last end that is drawn, of lines and lanes. */
export function spanOf(series: readonly ChartSeries[], { asIs, orders }: PayoffOutlook): [string, string] {
  const { start } = asIs.payoff;
  const lines = series.map(({ points }) => points.at(-1)!.x);
  const lanes = orders.flatMap(({ payoff: { ending } }) => (ending.kind === "debt-free" ? ending.on : []));
  return [start, [addMonths(start, 1), ...lines, ...lanes].sort().at(-1)!];
}

/** What the lines say, for those who do not see them, and for all below the picture. */
export function summaryOf({ asIs, tried }: PayoffOutlook, isTried: boolean): string {
  const now = `Today’s plan ${endWords(asIs.payoff)}.`;
  return isTried ? `Dashed is today’s plan, solid what you try. ${now} What you try ${endWords(tried.payoff)}.` : now;
}

const endWords = ({ ending }: Payoff): string =>
  ending.kind === "debt-free" ? `ends in ${monthWords(ending.on)}` : "never ends";
