import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import { ChartFile } from "../frame/chart-file.tsx";
import { ToolHeading } from "../frame/tool-heading.tsx";
import { apartWords, sharesSeries } from "./shares-series.ts";
import { methodWords, type Names, type Split } from "./split.ts";

interface SharesChartProps {
  splits: readonly Split[];
  names: Names;
  format: MoneyFormat;
}

/** What each pays and keeps by the three ways: bars that are alike are what a way is about. */
export function SharesChart({ splits, names, format }: SharesChartProps) {
  const series = sharesSeries(splits, names);
  if (!series.some(({ points }) => points.some(({ y }) => y !== 0))) return null;
  const nameOf = (method: string) => methodWords[method as Split["method"]].name;
  const file = { rows: "Way", series, currency: format.currency, nameOf };
  return (
    <div className="section">
      <ToolHeading>Side by side</ToolHeading>
      <BarChart
        label="Three ways side by side"
        xLabel="Way"
        summary={apartWords(splits, names, format)}
        series={series}
        format={(amount) => formatMoney(minor(amount), format)}
        formatTick={axisMoney(format)}
        formatX={nameOf}
        formatXTick={(method) => nameOf(method).replace("keep ", "keep\n")}
        height={320}
        tools={<ChartFile slug="fair-shares" about="side-by-side" {...file} />}
      />
    </div>
  );
}
