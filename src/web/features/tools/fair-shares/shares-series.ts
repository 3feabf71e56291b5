import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { FairShare } from "#domain/plan/fair-shares.ts";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import type { Names, Split } from "./split.ts";

type What = "pays" | "left";

/** What each pays, then what each keeps, by every way that has an answer. */
export const sharesSeries = (splits: readonly Split[], names: Names): ChartSeries[] =>
  (["pays", "left"] as const).flatMap((what) => Object.keys(names).map((id) => seriesOf(splits, names, id, what)));

const seriesOf = (splits: readonly Split[], names: Names, id: string, what: What): ChartSeries => ({
  id: `${id} ${what}`,
  label: `${names[id]} ${what === "pays" ? "pays" : "keeps"}`,
  points: splits.flatMap(({ method, shares }) =>
    shares.ok ? [{ x: method, y: shareOf(shares.value, id)[what].amount }] : [],
  ),
});

const shareOf = (shares: readonly FairShare[], id: string): FairShare => shares.find((share) => share.id === id)!;

/** How far the ways lie apart for each. */
export function apartWords(splits: readonly Split[], names: Names, format: MoneyFormat): string {
  const words = Object.keys(names).map((id) => {
    const amounts = seriesOf(splits, names, id, "pays").points.map(({ y }) => y);
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((y) => formatMoney(minor(y), format));
    return `${names[id]} pays ${least === most ? `${least} by each way` : `from ${least} to ${most}`}`;
  });
  return `${words.join("; ")}.`;
}
