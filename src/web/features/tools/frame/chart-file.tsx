import type { ToolSlug } from "#content/tools/slugs.ts";
import { type Currency, minor } from "#domain/money/money.ts";
import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#sync/files/csv-files.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { allX, type ChartSeries } from "#web/ui/charts/data.ts";

interface SeriesFile {
  /** What the rows are: the first column's name. */
  rows: string;
  series: ChartSeries[];
  /** Undefined where nothing of it is money. */
  currency: Currency | undefined;
  /** A row's name; days need none. */
  nameOf?: (x: string) => string;
}

/** The points of a chart as its table view has them: a row for each x, a column for each series. */
export function seriesCsv({ rows, series, currency, nameOf = (x) => x }: SeriesFile): string {
  const heads = [rows, ...series.map(({ label }) => label), ...(currency ? ["Currency"] : [])];
  const cellOf = ({ points }: ChartSeries, x: string) => {
    const y = points.find((point) => point.x === x)?.y;
    return currency && y !== undefined ? amountCell(minor(y), currency) : numberCell(y);
  };
  const lines = allX(series).map((x) =>
    csvLine([textCell(nameOf(x)), ...series.map((one) => cellOf(one, x)), ...(currency ? [textCell(currency)] : [])]),
  );
  return byteOrderMark + csvLine(heads.map(textCell)) + lines.join("");
}

/** Beside the table view of a tool’s chart: the same as a file. */
export const ChartFile = ({ slug, about, ...file }: SeriesFile & { slug: ToolSlug; about: string }) => (
  <DownloadCsv room={slug} about={about} table={() => seriesCsv(file)} />
);
