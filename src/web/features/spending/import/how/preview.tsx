import { useMemo } from "react";
import { type ImportMapping, readMapping } from "#domain/import/mapping.ts";
import { type RowRead, readRow, rowReader } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { rowProblemText } from "#web/import/import-words.ts";
import { countWords } from "../count-words.ts";
import { EntryLine } from "../review/entry-line.tsx";
import type { MappingProps } from "./question-fields.tsx";

const rowsShown = 5;

/** The first rows as they will be entered. */
export function Preview({ table, draft, money }: Pick<MappingProps, "table" | "draft" | "money">) {
  const rows = useMemo(() => {
    const mapping = readMapping(draft);
    return mapping && readSample(table, mapping, money);
  }, [table, draft, money]);
  return (
    <section className="bank-preview" aria-label="The first rows as they will be entered">
      <h4 className="bank-caption">The first rows as they will be entered</h4>
      {rows ? (
        <PreviewRows rows={rows} money={money} />
      ) : (
        <p className="small quiet">They show once the day and the amount are known.</p>
      )}
    </section>
  );
}

type ReadRow = Exclude<RowRead, { is: "left-out" }>;

function readSample(table: MappingProps["table"], mapping: ImportMapping, money: MoneyFormat): ReadRow[] {
  const reader = rowReader(mapping, money, table.header);
  return table.sample.map((row) => readRow(row, reader)).filter((read): read is ReadRow => read.is !== "left-out");
}

function PreviewRows({ rows, money }: { rows: readonly ReadRow[]; money: MoneyFormat }) {
  const problems = rows.filter(({ is }) => is === "problem").length;
  return (
    <>
      <ul className="rows bank-lines">
        {rows.slice(0, rowsShown).map((read) =>
          read.is === "entry" ? (
            <EntryLine key={read.entry.line} entry={read.entry} money={money} />
          ) : (
            <li key={read.problem.line} className="bank-problem">
              {rowProblemText(read.problem)}
            </li>
          ),
        )}
      </ul>
      <p className="small quiet" role="status">
        {problems > 0
          ? `${problems.toLocaleString("en")} of the first ${countWords(rows.length, "row", "rows")} can’t be read this way.`
          : `The first ${countWords(rows.length, "row", "rows")} can be read this way.`}
      </p>
    </>
  );
}
