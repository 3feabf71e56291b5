import { Dialog } from "./dialog.tsx";
import { WeekFace, type WeekQuarter } from "./week-cell.tsx";

type SheetProps = { quarter: WeekQuarter | undefined; onOpenWeek: (id: string) => void; onClose: () => void };

/** On phones a cell is narrower than a finger, so a tap opens its quarter as rows to choose from. */
export function WeekSheet({ quarter, onOpenWeek, onClose }: SheetProps) {
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
