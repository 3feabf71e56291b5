import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import "./table.css";

export type TableColumn<Key extends string> = { key: Key; label: string; align?: "start" | "end" | undefined };
export type TableRow<Key extends string> = { id: string; cells: Record<Key, ReactNode> };

export type TableProps<Key extends string> = {
  caption: string;
  /** Set if a heading above the table already says it. */
  captionHidden?: boolean | undefined;
  columns: TableColumn<Key>[];
  rows: TableRow<Key>[];
  /** The total, closed with a double rule as in a ledger. */
  foot?: Record<Key, ReactNode> | undefined;
};

export function Table<Key extends string>({ caption, captionHidden = false, columns, rows, foot }: TableProps<Key>) {
  const region = useRef<HTMLElement>(null);
  const captionId = useId();
  const scrolls = useOverflows(region);
  return (
    <section ref={region} className="table-region" aria-labelledby={captionId} tabIndex={scrolls ? 0 : undefined}>
      <table className="table">
        <caption id={captionId} className={captionHidden ? "visually-hidden" : "table-caption"}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={alignment(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} columns={columns} cells={row.cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row columns={columns} cells={foot} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

type RowProps<Key extends string> = { columns: TableColumn<Key>[]; cells: Record<Key, ReactNode> };

function Row<Key extends string>({ columns: [first, ...others], cells }: RowProps<Key>) {
  return (
    <tr>
      {first && (
        <th scope="row" className={alignment(first)}>
          {cells[first.key]}
        </th>
      )}
      {others.map((column) => (
        <td key={column.key} className={alignment(column)}>
          {cells[column.key]}
        </td>
      ))}
    </tr>
  );
}

function alignment(column: TableColumn<string>): string {
  return column.align === "end" ? "table-end" : "table-start";
}

/** Only a table that scrolls horizontally is a tab stop. */
function useOverflows(region: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  return overflows;
}
