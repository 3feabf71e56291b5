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

/** An amount, or something told in words, with its reasons. Undefined is shown as a dash, never as zero. */
export type AnswerValue = Figure | { text: string; why: Explanation } | undefined;

interface AnswerRow {
  label: string;
  told: AnswerValue;
}

interface AnswerProps {
  rows?: readonly AnswerRow[];
  /** The figure that the tool is for. */
  sum: AnswerRow;
  format: MoneyFormat;
  children?: ReactNode;
}

/** The ledger of a tool: what leads to the answer, then the answer. */
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

/** The way to a figure's reasons; nothing while there is no figure. */
export function Reasons({ label, told, format }: AnswerRow & { format: MoneyFormat }) {
  return told && <Why {...explanationWords(told.why, format)} about={label} />;
}

function AnswerText({ told, format, isLarge = false }: { told: AnswerValue; format: MoneyFormat; isLarge?: boolean }) {
  if (!told) return <span className="quiet">–</span>;
  if ("text" in told) return <span className={isLarge ? "tool-large" : undefined}>{told.text}</span>;
  return <Money amount={told.amount} format={format} size={isLarge ? "large" : "text"} />;
}

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

/** Beside the table view of a tool’s chart: the same as a file. */
export const ChartFile = ({ slug, about, ...file }: SeriesFile & { slug: ToolSlug; about: string }) => (
  <DownloadCsv room={slug} about={about} table={() => seriesCsv(file)} />
);

export interface HandOffProps {
  tool: Pick<Tool<Specs>, "asked">;
  /** What the answer is as rows of a household; none while there is no answer. */
  rows: readonly HandoffRow[];
  /** On the button of someone who has a household: "Add this goal". */
  add: string;
}

/** The way from an answer into the household: a visitor's goes along to the intake, others go straight into theirs. */
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

/** To the step of the intake that the rows belong to. */
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

/** A heading within an answer: one level deeper where the tool itself stands under a heading of another page. */
export function ToolHeading({ children }: { children: ReactNode }) {
  const Level = use(IslandContext) === null ? "h2" : "h3";
  return <Level>{children}</Level>;
}

/** Nothing typed is lost: with smaller figures the answer is there again. */
export const TooLarge = () => (
  <p className="tool-said" role="status">
    These figures grow past what can be counted to the cent. With smaller ones there is an answer.
  </p>
);
