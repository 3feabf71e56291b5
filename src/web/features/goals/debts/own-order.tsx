import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";
import "./own-order.css";

interface Named {
  id: string;
  label: string;
}

interface OwnOrderProps {
  /** As they are to be paid. */
  debts: readonly Named[];
  onMove: (ids: string[]) => void;
}

type Way = -1 | 1;
const keys: Readonly<Record<string, Way>> = { ArrowUp: -1, ArrowDown: 1 };

/** The household's own order, by buttons or by the arrow keys on them. */
export function OwnOrder({ debts, onMove }: OwnOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; way: Way } | null>(null);
  const [said, say] = useState("");
  // A row that changes places would lose the focus with it.
  useEffect(() => {
    if (!moved) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(moved.id)} ${moved.way}"]`)?.focus();
  }, [moved]);
  const move = (index: number, way: Way) => {
    const debt = debts[index]!;
    const place = index + way;
    if (place < 0 || place >= debts.length) return say(`${debt.label} is ${place < 0 ? "first" : "last"} already.`);
    const ids = debts.map(({ id }) => id);
    ids.splice(place, 0, ...ids.splice(index, 1));
    onMove(ids);
    setMoved({ id: debt.id, way });
    say(`${debt.label} is now ${place + 1} of ${debts.length}.`);
  };
  return (
    <>
      <ol ref={list} className="own-order" aria-label="Your order">
        {debts.map((debt, index) => (
          <Row key={debt.id} debt={debt} place={index + 1} onMove={(way) => move(index, way)} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

function Row({ debt: { id, label }, place, onMove }: { debt: Named; place: number; onMove: (way: Way) => void }) {
  const press = (event: KeyboardEvent) => {
    const way = keys[event.key];
    if (!way) return;
    event.preventDefault();
    onMove(way);
  };
  return (
    <li onKeyDown={press}>
      <span className="own-order-place">{place}</span>
      <span className="own-order-name">{label}</span>
      {([-1, 1] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="own-order-move"
          data-move={`${id} ${way}`}
          aria-label={`Move ${label} ${way < 0 ? "up" : "down"}`}
          onClick={() => onMove(way)}
        >
          <Icon name={way < 0 ? "arrow-up-triangle" : "arrow-down-triangle"} size={16} />
        </button>
      ))}
    </li>
  );
}
