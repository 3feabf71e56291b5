import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ComparedOrder, OrderName } from "#domain/debts/compare-payoffs.ts";
import type { PayoffPlan } from "#domain/debts/payoff-plan.ts";
import { whyFirstWin, whyInterest } from "#domain/debts/why-payoff.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { shortMonthWords } from "#web/household/words/chart-labels.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Why } from "#web/ui/why.tsx";
import { inSentence, orderHints, orderNames } from "./payoff-words.ts";
import "./try-card.css";

interface OrderChoiceProps {
  orders: readonly ComparedOrder[];
  chosen: OrderName;
  plan: PayoffPlan;
  format: MoneyFormat;
  onChoose: (name: OrderName) => void;
}

/** Compares the orders: the interest of each, and when its first debt is paid off. */
export function OrderChoice({ orders, chosen, plan, format, onChoose }: OrderChoiceProps) {
  const group = useId();
  const { firstWin } = orders.find(({ name }) => name === chosen)!.payoff;
  return (
    <fieldset className="order-choice">
      <legend className="visually-hidden">Order</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">
              Interest{" "}
              <Why about={`interest, ${inSentence[chosen]}`} {...explanationWords(whyInterest(plan), format)} />
            </th>
            <th scope="col">
              First win{" "}
              {firstWin && (
                <Why
                  about={`first win, ${inSentence[chosen]}`}
                  {...explanationWords(whyFirstWin(plan, firstWin), format)}
                />
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.name}
              order={order}
              group={group}
              format={format}
              onChoose={onChoose}
              isChosen={order.name === chosen}
            />
          ))}
        </tbody>
      </table>
      <p className="small quiet order-hint">
        {orderNames[chosen]}: {orderHints[chosen]}
      </p>
    </fieldset>
  );
}

interface OrderRowProps extends Pick<OrderChoiceProps, "format" | "onChoose"> {
  order: ComparedOrder;
  isChosen: boolean;
  group: string;
}

function OrderRow({ order: { name, payoff }, isChosen, group, format, onChoose }: OrderRowProps) {
  const { ending, firstWin } = payoff;
  return (
    <tr className={isChosen ? "order-chosen" : undefined}>
      <th scope="row">
        <label className="order-name">
          <input type="radio" className="order-radio" name={group} checked={isChosen} onChange={() => onChoose(name)} />
          {orderNames[name]}
        </label>
      </th>
      <td>{ending.kind === "debt-free" ? formatMoney(ending.interest, format) : "never ends"}</td>
      <td>{firstWin ? shortMonthWords(firstWin.on) : "–"}</td>
    </tr>
  );
}

interface Named {
  id: string;
  label: string;
}

interface OwnOrderProps {
  /** In payment order. */
  debts: readonly Named[];
  onMove: (ids: string[]) => void;
}

type Direction = -1 | 1;
const keys: Readonly<Record<string, Direction>> = { ArrowUp: -1, ArrowDown: 1 };

/** The custom order, changed with buttons or the arrow keys on them. */
export function OwnOrder({ debts, onMove }: OwnOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; direction: Direction } | null>(null);
  const [announcement, announce] = useState("");
  // A row that moves in the DOM loses the focus: restore it.
  useEffect(() => {
    if (!moved) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(moved.id)} ${moved.direction}"]`)?.focus();
  }, [moved]);
  const move = (index: number, direction: Direction) => {
    const debt = debts[index]!;
    const place = index + direction;
    if (place < 0 || place >= debts.length)
      return announce(`${debt.label} is ${place < 0 ? "first" : "last"} already.`);
    const ids = debts.map(({ id }) => id);
    ids.splice(place, 0, ...ids.splice(index, 1));
    onMove(ids);
    setMoved({ id: debt.id, direction });
    announce(`${debt.label} is now ${place + 1} of ${debts.length}.`);
  };
  return (
    <>
      <ol ref={list} className="own-order" aria-label="Your order">
        {debts.map((debt, index) => (
          <OwnRow key={debt.id} debt={debt} place={index + 1} onMove={(direction) => move(index, direction)} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

function OwnRow({
  debt: { id, label },
  place,
  onMove,
}: {
  debt: Named;
  place: number;
  onMove: (direction: Direction) => void;
}) {
  const press = (event: KeyboardEvent) => {
    const direction = keys[event.key];
    if (!direction) return;
    event.preventDefault();
    onMove(direction);
  };
  return (
    <li onKeyDown={press}>
      <span className="own-order-place">{place}</span>
      <span className="own-order-name">{label}</span>
      {([-1, 1] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          className="own-order-move"
          data-move={`${id} ${direction}`}
          aria-label={`Move ${label} ${direction < 0 ? "up" : "down"}`}
          onClick={() => onMove(direction)}
        >
          <Icon name={direction < 0 ? "arrow-up-triangle" : "arrow-down-triangle"} size={16} />
        </button>
      ))}
    </li>
  );
}
