import { useId } from "react";
import type { ComparedOrder, OrderName } from "#domain/debts/compare-orders.ts";
import type { PayoffPlan } from "#domain/debts/payoff-plan.ts";
import { whyFirstWin, whyInterest } from "#domain/debts/why-payoff.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { shortMonthWords } from "#web/household/words/time-ticks.ts";
import { Why } from "#web/ui/why.tsx";
import { inSentence, orderHints, orderNames } from "./order-words.ts";
import "./order-choice.css";

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
            <Row key={order.name} {...{ order, group, format, onChoose }} isChosen={order.name === chosen} />
          ))}
        </tbody>
      </table>
      <p className="small quiet order-hint">
        {orderNames[chosen]}: {orderHints[chosen]}
      </p>
    </fieldset>
  );
}

interface RowProps extends Pick<OrderChoiceProps, "format" | "onChoose"> {
  order: ComparedOrder;
  isChosen: boolean;
  group: string;
}

function Row({ order: { name, payoff }, isChosen, group, format, onChoose }: RowProps) {
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
