import type { ReactNode } from "react";
import type { Household } from "#domain/household/household.ts";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";
import type { Day } from "#domain/time/day.ts";
import { type LineGroups, lineAt, linesOf, topOfLine } from "#web/ui/line-groups.ts";
import { dayHeading, sumWords } from "../entry-words.ts";
import type { SumFound } from "../find/found-sums.ts";
import { EntryRow } from "./entry-row.tsx";
import type { Selection } from "./use-selection.ts";

export interface Listed {
  household: Household;
  today: Day;
  found: FoundEntries;
  sums: SumFound;
  selection: Selection;
}

interface EntryLinesProps extends Listed {
  groups: LineGroups;
  /** Those to draw, in order. */
  lines: readonly number[];
  active: number;
  /** The entry whose menu is open. */
  menuAt: number | undefined;
  onMenuClose: (isByKey: boolean) => void;
}

/** The lines to draw at their heights: where others are left out there is as much room as they take. */
export function EntryLines(props: EntryLinesProps) {
  const { groups, lines } = props;
  const drawn: ReactNode[] = [];
  let next = 0;
  for (const line of [...lines, linesOf(groups)]) {
    const room = topOfLine(groups, line) - topOfLine(groups, next);
    if (room > 0) drawn.push(<Room key={`room-${line}`} height={room} />);
    if (line < linesOf(groups)) drawn.push(<EntryLine key={keyOf(props, line)} {...props} line={line} />);
    next = line + 1;
  }
  return drawn;
}

/** An entry keeps its row, and so the keyboard, when lines come or go above it. */
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
    return <DayLine {...{ household, today, found, sums, line, start, end }} />;
  }
  const entry = entryAt(found, at.index);
  return (
    <EntryRow
      {...{ entry, household, line, index: at.index }}
      isActive={at.index === active}
      isSelected={selection.ids.has(entry.id)}
      isChoosing={selection.isOn}
      isMenuOpen={at.index === props.menuAt}
      onMenuClose={props.onMenuClose}
    />
  );
}

interface DayLineProps extends Pick<Listed, "household" | "today" | "found" | "sums"> {
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

/** As a drawing, since its height is a number that no stylesheet knows. */
const Room = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room between rows, which nothing can reach
  <tr className="entry-room" aria-hidden="true">
    <td>
      <svg width="1" height={height} aria-hidden="true" />
    </td>
  </tr>
);
