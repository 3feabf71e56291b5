import { buttonClass } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { rowName } from "../../rows/problem-words.ts";
import "./move-buttons.css";

interface MoveButtonsProps {
  row: DraftRow;
  /** From 1. */
  place: number;
  of: number;
  onMove(row: DraftRow, by: -1 | 1): void;
}

/** One up or down in line. */
export function MoveButtons({ row, place, of, onMove }: MoveButtonsProps) {
  return (
    <span className="move-buttons">
      <MoveButton name={rowName(row)} way="up" isEnd={place === 1} onClick={() => onMove(row, -1)} />
      <MoveButton name={rowName(row)} way="down" isEnd={place === of} onClick={() => onMove(row, 1)} />
    </span>
  );
}

interface MoveButtonProps {
  name: string;
  way: "up" | "down";
  isEnd: boolean;
  onClick(): void;
}

/** At the end of the line it stays focusable, so that whoever moved something there by keyboard is not thrown out. */
const MoveButton = ({ name, way, isEnd, onClick }: MoveButtonProps) => (
  <button
    type="button"
    className={buttonClass({ variant: "quiet", size: "small" }, true, "move-button")}
    aria-label={`Move ${name} ${way}`}
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onClick}
  >
    <Icon name={`arrow-${way}-triangle`} size={16} />
  </button>
);
