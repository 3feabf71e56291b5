import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { dollars, monthName, roundDollars } from "./gallery-charts.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { evenBalance, hugeBalance, oneBalance } from "./sample-charts.ts";

const sameThinName = (x: string): string => x;

export function GalleryThinCharts() {
  return (
    <GallerySection title="Charts with little, or a lot, to show">
      <LineChart label="Empty" summary="" series={[]} format={dollars} formatX={sameThinName} empty="No balances yet." />
      <div className="columns">
        <LineChart
          label="One balance"
          summary="One balance so far."
          series={oneBalance}
          format={dollars}
          formatX={monthName}
          height={180}
        />
        <LineChart
          label="The same each month"
          summary="Nothing changed."
          series={evenBalance}
          format={roundDollars}
          formatX={sameThinName}
          height={180}
          fit
        />
        <BarChart
          label="Very large amounts"
          summary="Close to a hundred billion."
          series={hugeBalance}
          format={roundDollars}
          formatX={sameThinName}
        />
      </div>
    </GallerySection>
  );
}
