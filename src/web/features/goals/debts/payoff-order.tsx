import "./try-card.css";
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

interface OrderChoiceProps {
  orders: readonly ComparedOrder[];
  chosen: OrderName;
  plan: PayoffPlan;
  format: MoneyFormat;
  onChoose: (name: OrderName) => void;
}

/** The orders side by side: what each costs, and when its first debt is gone. */
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
            <OrderRow key={order.name} {...{ order, group, format, onChoose }} isChosen={order.name === chosen} />
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
          <OwnRow key={debt.id} debt={debt} place={index + 1} onMove={(way) => move(index, way)} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

function OwnRow({ debt: { id, label }, place, onMove }: { debt: Named; place: number; onMove: (way: Way) => void }) {
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
