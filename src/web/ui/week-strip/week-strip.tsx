import { type KeyboardEvent, type MouseEvent, memo, useState } from "react";
import { Dialog } from "../dialog.tsx";
import { focusIn } from "../focus.ts";
import { type WeekCell, WeekFace, type WeekQuarter } from "./week-cell.tsx";
import "./week-strip.css";

type WeekStripProps = {
  label: string;
  quarters: WeekQuarter[];
  /** Without it the strip is a picture of the year: readable, with no tab stop. */
  onOpenWeek?: ((id: string) => void) | undefined;
};

/** The year as weekly cells: two quarters a row, one on narrow screens, a further column for a 53rd week. */
export function WeekStrip({ label, quarters, onOpenWeek }: WeekStripProps) {
  const long = quarters.some((quarter) => quarter.weeks.length > 13);
  const names = long ? "week-strip week-strip--long" : "week-strip";
  if (onOpenWeek) return <WeekGrid label={label} quarters={quarters} names={names} onOpenWeek={onOpenWeek} />;
  return (
    <section className={names} aria-label={label}>
      <div className="week-strip-body">
        {quarters.map((quarter) => (
          <WeekList key={quarter.caption} quarter={quarter} />
        ))}
      </div>
    </section>
  );
}

function WeekList({ quarter }: { quarter: WeekQuarter }) {
  return (
    <div className={quarterClass(quarter)}>
      <p className="week-strip-caption">
        <QuarterCaption quarter={quarter} />
      </p>
      <ol className="week-strip-list" aria-label={quarter.caption}>
        {quarter.weeks.map((week) => (
          <li key={week.id} className="week-strip-week">
            <WeekFace {...week} />
            <span className="visually-hidden">{week.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

type GridProps = { label: string; quarters: WeekQuarter[]; names: string; onOpenWeek: (id: string) => void };

/** One tab stop for the whole year; the arrow keys move inside it. */
function WeekGrid({ label, quarters, names, onOpenWeek }: GridProps) {
  const [sheet, setSheet] = useState<WeekQuarter>();
  const { stop, setStop, onKeyDown } = useArrowKeys(quarters, onOpenWeek);

  function onClick({ target }: MouseEvent) {
    const id = weekIdAt(target);
    if (matchMedia(PHONE).matches) setSheet(quarters[rowAt(target)]);
    else if (id) onOpenWeek(id);
  }

  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow-key navigation is a grid
        role="grid"
        aria-label={label}
        className={names}
        onKeyDown={onKeyDown}
        onClick={onClick}
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

function useArrowKeys(quarters: WeekQuarter[], onOpenWeek: (id: string) => void) {
  const [lastFocused, setStop] = useState<string>();
  const weeks = quarters.flatMap((quarter) => quarter.weeks);
  const stop = weeks.find((week) => week.id === lastFocused) ?? weeks.find((week) => week.state === "now") ?? weeks[0];

  function onKeyDown(event: KeyboardEvent) {
    const id = weekIdAt(event.target);
    if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = weeks.findIndex((week) => week.id === id);
    const to = weekAfterKey(event.key, from, currentLayout(quarters));
    if (event.key !== "Enter" && to === undefined) return;
    event.preventDefault();
    if (to === undefined) onOpenWeek(id);
    else focusWeek(event.currentTarget, weeks[to]!.id);
  }

  return { stop: stop?.id, setStop, onKeyDown };
}

/** Compares by content, because every change creates new week objects. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  const [one, other] = [before.quarter, after.quarter];
  const isSame = one.sum === other.sum && one.caption === other.caption && one.weeks.length === other.weeks.length;
  return isSame && before.stop === after.stop && one.weeks.every((week, index) => isSameWeek(week, other.weeks[index]));
}

type RowProps = { quarter: WeekQuarter; stop: string | undefined; onReach: (id: string) => void };

/** Memoized: a save changes one quarter of four. */
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

/** Memoized: a save changes one week of thirteen. */
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

// The same widths as in week-strip.css. Queried only on a key press or a tap, so that the first render needs no window.
const PHONE = "(max-width: 640px)";
const ONE_QUARTER_A_ROW = "(max-width: 900px)";

function currentLayout(quarters: WeekQuarter[]) {
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
  focusIn(grid, `[data-week="${id}"]`);
}

type SheetProps = { quarter: WeekQuarter | undefined; onOpenWeek: (id: string) => void; onClose: () => void };

/** On phones a cell is narrower than a finger, so a tap opens its quarter as a list of weeks. */
function WeekSheet({ quarter, onOpenWeek, onClose }: SheetProps) {
  function choose(id: string) {
    onClose();
    onOpenWeek(id);
  }

  return (
    <Dialog open={quarter !== undefined} title={quarter?.caption ?? ""} variant="sheet" dismissable onClose={onClose}>
      <p className="week-sheet-sum">{quarter?.sum}</p>
      <ul className="week-sheet-list">
        {quarter?.weeks.map((week) => (
          <li key={week.id}>
            <button type="button" className="week-sheet-row" onClick={() => choose(week.id)}>
              <span className="week-sheet-cell">
                <WeekFace {...week} />
              </span>
              {week.name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** In a year of 53 weeks, one quarter has fourteen. */
const quarterClass = ({ weeks }: WeekQuarter): string =>
  weeks.length > 13 ? "week-strip-quarter week-strip-quarter--further" : "week-strip-quarter";

function QuarterCaption({ quarter }: { quarter: WeekQuarter }) {
  return (
    <>
      <span>{quarter.caption}</span> <span className="week-strip-sum">{quarter.sum}</span>
    </>
  );
}

/** The current layout of the strip: one or two quarters per row. */
type StripLayout = { quarterSizes: number[]; quartersPerRow: number };

type Place = { quarter: number; column: number };

/** The index of the week that a key moves to; undefined for other keys. */
export function weekAfterKey(key: string, week: number, layout: StripLayout): number | undefined {
  const last = sum(layout.quarterSizes) - 1;
  const move = moves[key];
  return move && Math.min(last, Math.max(0, move(week, layout)));
}

const moves: Record<string, (week: number, layout: StripLayout) => number> = {
  ArrowLeft: (week) => week - 1,
  ArrowRight: (week) => week + 1,
  ArrowUp: (week, layout) => byQuarters(week, -layout.quartersPerRow, layout),
  ArrowDown: (week, layout) => byQuarters(week, layout.quartersPerRow, layout),
  PageUp: (week, layout) => byQuarters(week, -1, layout),
  PageDown: (week, layout) => byQuarters(week, 1, layout),
  Home: (week, layout) => weekAt({ quarter: rowStart(week, layout), column: 0 }, layout),
  End: (week, layout) => weekAt({ quarter: rowEnd(week, layout), column: Number.POSITIVE_INFINITY }, layout),
};

function byQuarters(week: number, step: number, layout: StripLayout): number {
  const place = placeOf(week, layout);
  const quarter = place.quarter + step;
  if (quarter < 0 || quarter >= layout.quarterSizes.length) return week;
  return weekAt({ quarter, column: place.column }, layout);
}

function rowStart(week: number, layout: StripLayout): number {
  const { quarter } = placeOf(week, layout);
  return quarter - (quarter % layout.quartersPerRow);
}

function rowEnd(week: number, layout: StripLayout): number {
  return Math.min(layout.quarterSizes.length, rowStart(week, layout) + layout.quartersPerRow) - 1;
}

function placeOf(week: number, { quarterSizes }: StripLayout): Place {
  let column = week;
  for (const [quarter, size] of quarterSizes.entries()) {
    if (column < size) return { quarter, column };
    column -= size;
  }
  return { quarter: quarterSizes.length - 1, column: quarterSizes.at(-1)! - 1 };
}

function weekAt({ quarter, column }: Place, { quarterSizes }: StripLayout): number {
  return sum(quarterSizes.slice(0, quarter)) + Math.min(column, quarterSizes[quarter]! - 1);
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
