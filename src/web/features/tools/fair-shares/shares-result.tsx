import { useMemo } from "react";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { type FairShare, fairShares, type SharingMethod, type SharingProblem } from "#domain/plan/fair-shares.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import { Money } from "#web/ui/money.tsx";
import { Table } from "#web/ui/table.tsx";
import type { specs } from "../fair-shares-screen.tsx";
import { ChartFile, HandOff, Reasons, ToolHeading } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";

export function SharesResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const splits = useMemo(
    () => values && methods.map((method): Split => ({ method, shares: split(method, values) })),
    [values],
  );
  const names = namesOf(tool);
  return (
    <>
      {splits ? (
        <>
          <SharesAnswer splits={splits} names={names} format={asked.format} />
          <SharesChart splits={splits} names={names} format={asked.format} />
        </>
      ) : (
        <p className="lede">Two incomes and what you share, and three ways to split it stand here.</p>
      )}
      <HandOff tool={tool} rows={rowsOf(tool, names)} add="Take both to your household" />
    </>
  );
}

type Read = NonNullable<Tool<typeof specs>["values"]>;

const split = (method: Split["method"], { incomeA, incomeB, costs }: Read) =>
  fairShares(method, costs, [
    { id: "a", income: incomeA },
    { id: "b", income: incomeB },
  ]);

const namesOf = ({ values }: Tool<typeof specs>) => ({
  a: values?.nameA ?? "One of you",
  b: values?.nameB ?? "The other",
});

function rowsOf({ values, asked }: Tool<typeof specs>, names: { a: string; b: string }): HandoffRow[] {
  if (!values) return [];
  const typed = (amount: Read["costs"]) => amountAsTyped(amount, asked.format);
  const pay = (name: string, amount: Read["costs"]): HandoffRow => ({
    part: "incomes",
    answers: { label: `Pay, ${name}`, cadence: "monthly", amount: typed(amount) },
  });
  const people = [values.nameA, values.nameB].flatMap((name): HandoffRow[] =>
    name === undefined ? [] : [{ part: "people", answers: { name } }],
  );
  return [...people, pay(names.a, values.incomeA), pay(names.b, values.incomeB)];
}

const problemWords: Readonly<Record<SharingProblem, string>> = {
  "no-people": "It takes two.",
  "no-income": "Without any income there is nothing to go by.",
  "negative-amount": "Amounts below zero can’t be shared.",
  "too-large": "These figures are too large to be split to the cent.",
};

/** Three answers to one question. The two people decide which one is fair. */
export function SharesAnswer({
  splits,
  names,
  format,
}: {
  splits: readonly Split[];
  names: Names;
  format: MoneyFormat;
}) {
  return splits.map(({ method, shares }) => (
    <div key={method} className="section">
      <ToolHeading>{methodWords[method].name}</ToolHeading>
      <p className="lede">{methodWords[method].fair}</p>
      {shares.ok ? (
        <SharesTable method={method} shares={shares.value} names={names} format={format} />
      ) : (
        <p role="status">{problemWords[shares.problem]}</p>
      )}
    </div>
  ));
}

interface TableProps {
  method: SharingMethod;
  shares: readonly FairShare[];
  names: Names;
  format: MoneyFormat;
}

function SharesTable({ method, shares, names, format }: TableProps) {
  const cell = (share: FairShare, what: "pays" | "left") => (
    <>
      <Money amount={share[what].amount} format={format} />{" "}
      <Reasons
        label={`${methodWords[method].name}: ${names[share.id]} ${what === "pays" ? "pays" : "keeps"}`}
        told={share[what]}
        format={format}
      />
    </>
  );
  return (
    <Table
      caption={methodWords[method].name}
      captionHidden
      columns={[
        { key: "who", label: "Who" },
        { key: "pays", label: "Pays", align: "end" },
        { key: "left", label: "Keeps", align: "end" },
      ]}
      rows={shares.map((share) => ({
        id: share.id,
        cells: { who: names[share.id], pays: cell(share, "pays"), left: cell(share, "left") },
      }))}
    />
  );
}

interface SharesChartProps {
  splits: readonly Split[];
  names: Names;
  format: MoneyFormat;
}

/** What each pays and keeps in the three ways. Each way makes different bars equal. */
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
        summary={rangeWords(splits, names, format)}
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

type What = "pays" | "left";

/** What each pays, then what each keeps, for every way with an answer. */
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

/** How much the ways differ for each person. */
export function rangeWords(splits: readonly Split[], names: Names, format: MoneyFormat): string {
  const words = Object.keys(names).map((id) => {
    const amounts = seriesOf(splits, names, id, "pays").points.map(({ y }) => y);
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((y) => formatMoney(minor(y), format));
    return `${names[id]} pays ${least === most ? `${least} by each way` : `from ${least} to ${most}`}`;
  });
  return `${words.join("; ")}.`;
}

export const methods = ["half-and-half", "by-income", "equal-leftover"] as const satisfies readonly SharingMethod[];

/** One way to share, and its result. */
export interface Split {
  method: SharingMethod;
  shares: ReturnType<typeof fairShares>;
}

/** By a person’s id. */
export type Names = Readonly<Record<string, string>>;

export const methodWords: Readonly<Record<SharingMethod, { name: string; fair: string }>> = {
  "half-and-half": { name: "By halves", fair: "The same amount from both, whatever each earns." },
  "by-income": { name: "By income", fair: "The same part of each income: who earns more pays more." },
  "equal-leftover": { name: "Both keep the same", fair: "Each pays so much that the same is left for both." },
};
