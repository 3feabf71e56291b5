import type { ReactNode } from "react";
import "./compare-table.css";

type CompareTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { app: string; ours?: boolean; cells: readonly ReactNode[] }[];
};

/** Apps down, questions across. `columns` names the cells; the first column is always the app. */
export function CompareTable({ caption, columns, rows }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="compare" aria-label={caption} tabIndex={0}>
      <table className="compare-table">
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
          {rows.map(({ app, ours, cells }) => (
            <tr key={app} className={ours ? "compare-ours" : undefined}>
              <th scope="row">{app}</th>
              {columns.map((column, index) => (
                <td key={column}>{cells[index] ?? "Not stated"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
