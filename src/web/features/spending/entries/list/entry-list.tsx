import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";
import type { Day } from "#domain/time/day.ts";
import { focusIn } from "#web/ui/focus.ts";
import {
  type LineGroups,
  lineAt,
  lineCount,
  lineOfItem,
  linesToRender,
  topOfLine,
  useVisibleSpan,
} from "#web/ui/virtual-list.ts";
import { dayHeading, sumWords } from "../entry-words.ts";
import type { SumFound } from "../find/use-find.ts";
import { EntryRow } from "./entry-row.tsx";
import { listHandlers, useRovingFocus } from "./list-handlers.ts";
import type { Selection } from "./use-selection.ts";
import type { TransferActions } from "./use-transfers.ts";
import "./entry-list.css";

export interface EntryListProps extends ListData {
  label: string;
  /** The index of the first entry of each day. */
  starts: Int32Array;
  onEdit: (entry: Transaction) => void;
  onDuplicate: (entry: Transaction) => void;
  onDelete: (ids: ReadonlySet<string>) => void;
}

/** Lists up to this length are not virtualized, so that the browser can print and search a month. */
const mostDrawn = 200;

/** A virtualized list of entries by day. It is one tab stop; arrow keys move within it as in a spreadsheet. */
export function EntryList(props: EntryListProps) {
  const { label, found, starts, selection } = props;
  const table = useRef<HTMLTableElement>(null);
  const heights = useRowHeights();
  const count = found.positions.length;
  const groups: LineGroups = useMemo(() => ({ starts, count, ...heights }), [starts, count, heights]);
  const { from, to } = useVisibleSpan(table);
  const roving = useRovingFocus(table, found);
  const [menuAt, setMenuAt] = useState<number>();
  const onMenuClose = useCallback((isByKey: boolean) => {
    if (isByKey) focusIn(table.current, "tr[tabindex='0']");
    setMenuAt(undefined);
  }, []);
  const menu = { menuAt, setMenuAt };
  const total = lineCount(groups);
  const isShort = total <= mostDrawn;
  const focused = roving.active < 0 ? [] : [lineOfItem(groups, roving.active)];
  return (
    <table
      ref={table}
      className={`entry-list${selection.isOn ? " entry-list--choosing" : ""}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is a grid
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={total}
      {...listHandlers(props, { roving, menu, rowHeight: heights.itemHeight })}
    >
      <tbody>
        <EntryLines
          {...props}
          groups={groups}
          menuAt={menuAt}
          onMenuClose={onMenuClose}
          active={roving.active}
          lines={
            isShort ? linesToRender(groups, 0, topOfLine(groups, total), []) : linesToRender(groups, from, to, focused)
          }
        />
      </tbody>
    </table>
  );
}

interface ListData {
  household: Household;
  today: Day;
  found: FoundEntries;
  sums: SumFound;
  selection: Selection;
  transfers: TransferActions;
}

interface EntryLinesProps extends ListData {
  groups: LineGroups;
  /** The lines to draw, in order. */
  lines: readonly number[];
  active: number;
  /** The index of the entry whose menu is open. */
  menuAt: number | undefined;
  onMenuClose: (isByKey: boolean) => void;
}

/** Draws the given lines at their positions, with spacers in place of the others. */
function EntryLines(props: EntryLinesProps) {
  const { groups, lines } = props;
  const elements: ReactNode[] = [];
  let next = 0;
  for (const line of [...lines, lineCount(groups)]) {
    const room = topOfLine(groups, line) - topOfLine(groups, next);
    if (room > 0) elements.push(<Spacer key={`room-${line}`} height={room} />);
    if (line < lineCount(groups)) elements.push(<EntryLine key={keyOf(props, line)} {...props} line={line} />);
    next = line + 1;
  }
  return elements;
}

/** Keyed by entry, so that a row keeps its focus when lines above it appear or go. */
function keyOf({ groups, found }: EntryLinesProps, line: number): string {
  const at = lineAt(groups, line);
  if (at.kind === "item") return entryAt(found, at.index).id;
  return `day-${entryAt(found, groups.starts[at.group]!).day}`;
}

function EntryLine(props: EntryLinesProps & { line: number }) {
  const { groups, line, household, today, found, sums, selection, active } = props;
  const at = lineAt(groups, line);
  if (at.kind === "head") {
    const [start, end] = [groups.starts[at.group]!, groups.starts[at.group + 1] ?? groups.count];
    return (
      <DayLine household={household} today={today} found={found} sums={sums} line={line} start={start} end={end} />
    );
  }
  const entry = entryAt(found, at.index);
  return (
    <EntryRow
      entry={entry}
      household={household}
      line={line}
      index={at.index}
      isActive={at.index === active}
      isSelected={selection.ids.has(entry.id)}
      isSelecting={selection.isOn}
      isMenuOpen={at.index === props.menuAt}
      transfer={props.transfers.wordsOf(entry)}
      transferActions={at.index === props.menuAt ? props.transfers.actionsFor(entry) : undefined}
      onMenuClose={props.onMenuClose}
    />
  );
}

interface DayLineProps extends Pick<ListData, "household" | "today" | "found" | "sums"> {
  line: number;
  start: number;
  end: number;
}

function DayLine({ household, today, found, sums, line, start, end }: DayLineProps) {
  const sum = sums(start, end);
  return (
    <tr className="entry-day" aria-rowindex={line + 1}>
      <th scope="row">{dayHeading(entryAt(found, start).day, today)}</th>
      <td>{sumWords(sum.ok ? sum.value : undefined, household)}</td>
    </tr>
  );
}

/** An SVG sets a computed height without an inline style. */
const Spacer = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room between rows, which nothing can reach
  <tr className="entry-room" aria-hidden="true">
    <td>
      <svg width="1" height={height} aria-hidden="true" />
    </td>
  </tr>
);

interface RowHeights {
  itemHeight: number;
  headHeight: number;
}

/** The heights in entry-list.css. Positions among 100 000 rows are computed from them instead of measured. */
const wide: RowHeights = { itemHeight: 48, headHeight: 42 };
const narrow: RowHeights = { itemHeight: 60, headHeight: 42 };

const phoneQuery = "(max-width: 640px)";

function watch(onChange: () => void): () => void {
  const media = matchMedia(phoneQuery);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const useRowHeights = (): RowHeights =>
  useSyncExternalStore(
    watch,
    () => (matchMedia(phoneQuery).matches ? narrow : wide),
    () => wide,
  );
