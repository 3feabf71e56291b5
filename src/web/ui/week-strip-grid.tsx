import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { type WeekCell, WeekFace, type WeekQuarter } from "./week-cell.tsx";
import { QuarterCaption } from "./week-strip-caption.tsx";
import { weekAfterKey } from "./week-strip-keys.ts";
import { WeekSheet } from "./week-strip-sheet.tsx";

type GridProps = { label: string; quarters: WeekQuarter[]; names: string; onOpenWeek: (id: string) => void };

/** One tab stop for the whole year; the arrow keys walk inside it. */
export function WeekGrid({ label, quarters, names, onOpenWeek }: GridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState<string>();
  const [sheet, setSheet] = useState<WeekQuarter>();
  const weeks = quarters.flatMap((quarter) => quarter.weeks);
  const stop = weeks.find((week) => week.id === walked) ?? weeks.find((week) => week.state === "now") ?? weeks[0];

  function walk(event: KeyboardEvent) {
    const id = weekIdAt(event.target);
    if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") return act(event, () => onOpenWeek(id));
    const from = weeks.findIndex((week) => week.id === id);
    const to = weekAfterKey(event.key, from, layoutInForce(quarters));
    if (to !== undefined) act(event, () => focusWeek(table.current, weeks[to]!.id));
  }

  function press(event: MouseEvent) {
    const id = weekIdAt(event.target);
    if (matchMedia(PHONE).matches) return setSheet(quarters[rowAt(event.target)]);
    if (id) onOpenWeek(id);
  }

  return (
    <>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is a grid
        role="grid"
        aria-label={label}
        className={names}
        onKeyDown={walk}
        onClick={press}
      >
        <tbody className="week-strip-body">
          {quarters.map((quarter) => (
            <tr key={quarter.caption} className="week-strip-quarter">
              <th scope="row" className="week-strip-caption">
                <QuarterCaption quarter={quarter} />
              </th>
              {quarter.weeks.map((week) => (
                <WeekButton key={week.id} week={week} stop={week === stop} onReach={() => setWalked(week.id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <WeekSheet quarter={sheet} onOpenWeek={onOpenWeek} onClose={() => setSheet(undefined)} />
    </>
  );
}

function WeekButton({ week, stop, onReach }: { week: WeekCell; stop: boolean; onReach: () => void }) {
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
        onFocus={onReach}
      >
        <WeekFace {...week} stamped={stamped} />
      </button>
    </td>
  );
}

// The same widths as in week-strip.css; asked only when a key or a tap arrives, so the first render needs no window.
const PHONE = "(max-width: 640px)";
const ONE_QUARTER_A_ROW = "(max-width: 900px)";

function layoutInForce(quarters: WeekQuarter[]) {
  const quarterSizes = quarters.map((quarter) => quarter.weeks.length);
  return { quarterSizes, quartersPerRow: matchMedia(ONE_QUARTER_A_ROW).matches ? 1 : 2 };
}

function act(event: KeyboardEvent, action: () => void) {
  event.preventDefault();
  action();
}

function weekIdAt(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>("[data-week]")?.dataset.week;
}

function rowAt(target: EventTarget): number {
  return (target as Element).closest("tr")?.rowIndex ?? -1;
}

function focusWeek(table: HTMLTableElement | null, id: string) {
  table?.querySelector<HTMLElement>(`[data-week="${id}"]`)?.focus();
}
