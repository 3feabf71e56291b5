import { useCallback, useMemo, useRef, useState } from "react";
import type { Transaction } from "#domain/household/records.ts";
import { type LineGroups, lineOfItem, linesOf, linesToDraw, topOfLine } from "#web/ui/line-groups.ts";
import { useVisibleSpan } from "#web/ui/use-visible-span.ts";
import { EntryLines, type Listed } from "./entry-lines.tsx";
import { listHandlers } from "./list-handlers.ts";
import { useRowHeights } from "./row-heights.ts";
import { useWalk } from "./use-walk.ts";
import "./entry-list.css";

export interface EntryListProps extends Listed {
  label: string;
  /** At which entry each day begins. */
  starts: Int32Array;
  onEdit: (entry: Transaction) => void;
  onDuplicate: (entry: Transaction) => void;
  onDelete: (ids: ReadonlySet<string>) => void;
}

/** A list as short as this is drawn whole, so that a month can be printed and searched by the browser. */
const mostDrawn = 200;

/** Entries by day, as few rows in the page as can be seen. One stop for the Tab key; arrows lead on as in a spreadsheet. */
export function EntryList(props: EntryListProps) {
  const { label, found, starts, selection } = props;
  const table = useRef<HTMLTableElement>(null);
  const heights = useRowHeights();
  const count = found.positions.length;
  const groups: LineGroups = useMemo(() => ({ starts, count, ...heights }), [starts, count, heights]);
  const { from, to } = useVisibleSpan(table);
  const walk = useWalk(table, found);
  const [menuAt, setMenuAt] = useState<number>();
  const onMenuClose = useCallback((isByKey: boolean) => {
    if (isByKey) table.current?.querySelector<HTMLElement>("tr[tabindex='0']")?.focus();
    setMenuAt(undefined);
  }, []);
  const menu = { menuAt, setMenuAt };
  const total = linesOf(groups);
  const isShort = total <= mostDrawn;
  const kept = walk.active < 0 ? [] : [lineOfItem(groups, walk.active)];
  return (
    <table
      ref={table}
      className={`entry-list${selection.isOn ? " entry-list--choosing" : ""}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is a grid
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={total}
      {...listHandlers(props, { walk, menu, rowHeight: heights.itemHeight })}
    >
      <tbody>
        <EntryLines
          {...{ ...props, groups, menuAt, onMenuClose, active: walk.active }}
          lines={isShort ? linesToDraw(groups, 0, topOfLine(groups, total), []) : linesToDraw(groups, from, to, kept)}
        />
      </tbody>
    </table>
  );
}
