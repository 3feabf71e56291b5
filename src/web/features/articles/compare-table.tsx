import type { Entry } from "#content/facts/fact.ts";
import { type Row, type Table, weekfold } from "./article.ts";
import { EntryText } from "./entry-text.tsx";
import "./compare-table.css";

/** Apps down, questions across. On phones it scrolls sideways under the apps’ names, which stay. */
export function CompareTable({ caption, columns, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="compare" aria-label={caption} tabIndex={0}>
      <table className={columns.length > 3 ? "compare-table compare-wide" : "compare-table"}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">App</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AppRow key={row.app.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const AppRow = ({ row: { app, cells }, columns }: { row: Row; columns: readonly string[] }) => (
  <tr className={app === weekfold ? "compare-ours" : undefined}>
    <th scope="row">{app.name}</th>
    {columns.map((column, index) => (
      <td key={column}>
        <Cell cell={cells[index] ?? "Not stated"} />
      </td>
    ))}
  </tr>
);

const Cell = ({ cell }: { cell: Entry | string }) => (typeof cell === "string" ? cell : <EntryText of={cell} />);
