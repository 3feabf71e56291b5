import { type ReactNode, use } from "react";
import type { ToolSlug } from "#content/tools/slugs.ts";
import type { Explanation, Figure } from "#domain/explain.ts";
import { stepOfPart } from "#domain/intake/intake-steps.ts";
import { type Currency, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#sync/files/csv-table.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { paths } from "#web/paths.ts";
import { type HandoffRow, useIntakeHandoff } from "#web/platform/intake-handoff.ts";
import { IslandContext } from "#web/platform/island-context.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { allX, type ChartSeries } from "#web/ui/charts/data.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { Specs } from "./field-spec.ts";
import { useHouseholdPart } from "./use-household-part.ts";
import type { Tool } from "./use-tool.ts";

/** An amount or a text, with its explanation. Undefined is shown as a dash, never as zero. */
export type AnswerValue = Figure | { text: string; why: Explanation } | undefined;

interface AnswerRow {
  label: string;
  told: AnswerValue;
}

interface AnswerProps {
  rows?: readonly AnswerRow[];
  /** The main figure of the tool. */
  sum: AnswerRow;
  format: MoneyFormat;
  children?: ReactNode;
}

/** The ledger of a tool: the intermediate figures, then the answer. */
export function Answer({ rows = [], sum, format, children }: AnswerProps) {
  return (
    <div className="tool-answer">
      {rows.length > 0 && (
        <dl className="rows">
          {rows.map((row) => (
            <div key={row.label}>
              <dt>
                {row.label} <Reasons {...row} format={format} />
              </dt>
              <dd>
                <AnswerText told={row.told} format={format} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="sum">
        <span>
          {sum.label} <Reasons {...sum} format={format} />
        </span>
        <AnswerText told={sum.told} format={format} isLarge />
      </p>
      {children}
    </div>
  );
}

/** The button for a figure's explanation; nothing without a figure. */
export function Reasons({ label, told, format }: AnswerRow & { format: MoneyFormat }) {
  return told && <Why {...explanationWords(told.why, format)} about={label} />;
}

function AnswerText({ told, format, isLarge = false }: { told: AnswerValue; format: MoneyFormat; isLarge?: boolean }) {
  if (!told) return <span className="quiet">–</span>;
  if ("text" in told) return <span className={isLarge ? "tool-large" : undefined}>{told.text}</span>;
  return <Money amount={told.amount} format={format} size={isLarge ? "large" : "text"} />;
}

interface SeriesFile {
  /** The name of the first column. */
  rows: string;
  series: ChartSeries[];
  /** Undefined if the values are not money. */
  currency: Currency | undefined;
  /** Formats the name of a row; not needed for days. */
  nameOf?: (x: string) => string;
}

/** The points of a chart as in its table view: a row for each x, a column for each series. */
function seriesCsv({ rows, series, currency, nameOf = (x) => x }: SeriesFile): string {
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

/** Downloads the table view of a tool’s chart as a file. */
export const ChartFile = ({ slug, about, ...file }: SeriesFile & { slug: ToolSlug; about: string }) => (
  <DownloadCsv room={slug} about={about} table={() => seriesCsv(file)} />
);

export interface HandOffProps {
  tool: Pick<Tool<Specs>, "asked">;
  /** The answer as rows of a household; empty while there is no answer. */
  rows: readonly HandoffRow[];
  /** The button text for users with a household: "Add this goal". */
  add: string;
}

/** Hands the answer over to the household: a visitor takes it along to the intake, other users add it directly. */
export function HandOff(props: HandOffProps) {
  const { module: part } = useHouseholdPart().part;
  const visitor = <StartHousehold rows={props.rows}>Start a household with this</StartHousehold>;
  return <div className="tool-carry">{part ? <part.AddRows {...props} otherwise={visitor} /> : visitor}</div>;
}

interface StartProps {
  rows: readonly HandoffRow[];
  isEdit?: boolean;
  children: ReactNode;
}

/** Links to the intake step that the rows belong to. */
export function StartHousehold({ rows, isEdit = false, children }: StartProps) {
  const { handOff } = useIntakeHandoff();
  const [first] = rows;
  if (!first) return null;
  return (
    <ButtonLink
      to={`${paths.intake}?${isEdit ? "edit=true&" : ""}step=${stepOfPart[first.part]}`}
      variant="outline"
      onClick={() => handOff(rows)}
    >
      {children}
    </ButtonLink>
  );
}

/** A heading within an answer: one level deeper if the tool is embedded in another page. */
export function ToolHeading({ children }: { children: ReactNode }) {
  const Level = use(IslandContext) === null ? "h2" : "h3";
  return <Level>{children}</Level>;
}

/** Shown instead of an answer whose figures are too large. The typed text stays. */
export const TooLarge = () => (
  <p className="tool-said" role="status">
    These figures grow past what can be counted to the cent. With smaller ones there is an answer.
  </p>
);
