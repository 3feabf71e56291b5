import { type KeyboardEvent, type MouseEvent, memo, useState } from "react";
import { type WeekCell, WeekFace, type WeekQuarter } from "./week-cell.tsx";
import { QuarterCaption, quarterClass } from "./week-strip-caption.tsx";
import { weekAfterKey } from "./week-strip-keys.ts";
import { WeekSheet } from "./week-strip-sheet.tsx";

type GridProps = { label: string; quarters: WeekQuarter[]; names: string; onOpenWeek: (id: string) => void };

/** One tab stop for the whole year; the arrow keys walk inside it. */
export function WeekGrid({ label, quarters, names, onOpenWeek }: GridProps) {
  const [sheet, setSheet] = useState<WeekQuarter>();
  const { stop, setStop, walk } = useWalk(quarters, onOpenWeek);

  function press({ target }: MouseEvent) {
    const id = weekIdAt(target);
    if (matchMedia(PHONE).matches) setSheet(quarters[rowAt(target)]);
    else if (id) onOpenWeek(id);
  }

  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is a grid
        role="grid"
        aria-label={label}
        className={names}
        onKeyDown={walk}
        onClick={press}
      >
        <tbody className="week-strip-body">
          {quarters.map((quarter) => (
            <QuarterRow key={quarter.caption} quarter={quarter} stop={stop} onReach={setStop} />
          ))}
        </tbody>
      </table>
      <WeekSheet quarter={sheet} onOpenWeek={onOpenWeek} onClose={() => setSheet(undefined)} />
    </>
  );
}

function useWalk(quarters: WeekQuarter[], onOpenWeek: (id: string) => void) {
  const [walked, setStop] = useState<string>();
  const weeks = quarters.flatMap((quarter) => quarter.weeks);
  const stop = weeks.find((week) => week.id === walked) ?? weeks.find((week) => week.state === "now") ?? weeks[0];

  function walk(event: KeyboardEvent) {
    const id = weekIdAt(event.target);
    if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = weeks.findIndex((week) => week.id === id);
    const to = weekAfterKey(event.key, from, layoutInForce(quarters));
    if (event.key !== "Enter" && to === undefined) return;
    event.preventDefault();
    if (to === undefined) onOpenWeek(id);
    else focusWeek(event.currentTarget, weeks[to]!.id);
  }

  return { stop: stop?.id, setStop, walk };
}

/** By what is shown: the weeks are told anew with every change. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  const [one, other] = [before.quarter, after.quarter];
  const isSame = one.sum === other.sum && one.caption === other.caption && one.weeks.length === other.weeks.length;
  return isSame && before.stop === after.stop && one.weeks.every((week, index) => isSameWeek(week, other.weeks[index]));
}

type RowProps = { quarter: WeekQuarter; stop: string | undefined; onReach: (id: string) => void };

/** A save changes one of four. */
const QuarterRow = memo(function QuarterRow({ quarter, stop, onReach }: RowProps) {
  return (
    <tr className={quarterClass(quarter)}>
      <th scope="row" className="week-strip-caption">
        <QuarterCaption quarter={quarter} />
      </th>
      {quarter.weeks.map((week) => (
        <WeekButton key={week.id} week={week} stop={week.id === stop} onReach={onReach} />
      ))}
    </tr>
  );
}, isSameRow);

function isSameWeek(one: WeekCell, other: WeekCell | undefined): boolean {
  const isAlike = one.name === other?.name && one.state === other.state && one.folded === other.folded;
  return isAlike && one.id === other?.id && `${one.marks}` === `${other.marks}`;
}

type ButtonProps = { week: WeekCell; stop: boolean; onReach: (id: string) => void };

const isSameButton = (before: ButtonProps, after: ButtonProps): boolean =>
  before.stop === after.stop && before.onReach === after.onReach && isSameWeek(before.week, after.week);

/** And of that one, one week of thirteen. */
const WeekButton = memo(function WeekButton({ week, stop, onReach }: ButtonProps) {
  const [seen, setSeen] = useState(week.state);
  const [stamped, setStamped] = useState(false);
  if (seen !== week.state) {
    setSeen(week.state);
    setStamped(week.state === "saved");
  }
  return (
    <td className="week-strip-week">
      <button
        type="button"
        className="week-strip-button"
        data-week={week.id}
        aria-current={week.state === "now" ? "date" : undefined}
        aria-label={week.name}
        tabIndex={stop ? 0 : -1}
        onFocus={() => onReach(week.id)}
      >
        <WeekFace {...week} stamped={stamped} />
      </button>
    </td>
  );
}, isSameButton);

// The same widths as in week-strip.css; asked only when a key or a tap arrives, so the first render needs no window.
const PHONE = "(max-width: 640px)";
const ONE_QUARTER_A_ROW = "(max-width: 900px)";

function layoutInForce(quarters: WeekQuarter[]) {
  const quarterSizes = quarters.map((quarter) => quarter.weeks.length);
  return { quarterSizes, quartersPerRow: matchMedia(ONE_QUARTER_A_ROW).matches ? 1 : 2 };
}

function weekIdAt(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>("[data-week]")?.dataset.week;
}

function rowAt(target: EventTarget): number {
  return (target as Element).closest("tr")?.rowIndex ?? -1;
}

function focusWeek(grid: Element, id: string) {
  grid.querySelector<HTMLElement>(`[data-week="${id}"]`)?.focus();
}
