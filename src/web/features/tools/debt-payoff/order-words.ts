import type { OrderComparison, OrderName } from "#domain/debts/compare-payoffs.ts";
import type { Owed } from "#domain/debts/payoff-plan.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";

export const orderNames: Readonly<Record<OrderName, string>> = {
  avalanche: "Highest rate first",
  snowball: "Smallest balance first",
  own: "Your own order",
};

/** The price of the choice in one sentence. */
export function choiceWords({ orders, cheapest }: OrderComparison, format: MoneyFormat): string {
  const dearer = orders.find(({ price }) => price && price.interest > 0);
  if (!cheapest || !dearer?.price) return "Both ways cost the same here. Take the one that you will keep up.";
  const { interest, periods } = dearer.price;
  const longer = periods > 0 ? ` and takes ${periods} ${periods === 1 ? "month" : "months"} longer` : "";
  return `${orderNames[dearer.name]} costs ${formatMoney(interest, format)} more in interest${longer}. ${firstWins(orders)}`;
}

function firstWins(orders: OrderComparison["orders"]): string {
  const [avalanche, snowball] = ["avalanche", "snowball"].map(
    (name) => orders.find((order) => order.name === name)?.payoff.firstWin?.period ?? 0,
  );
  const sooner = avalanche! - snowball!;
  return sooner > 0 ? `In return the first debt is gone ${sooner} ${sooner === 1 ? "month" : "months"} sooner.` : "";
}

/** A debt that never ends, said plainly, with the payment that would end it; null where all end. */
export function neverWords({ orders }: OrderComparison, debts: readonly Owed[], format: MoneyFormat): string | null {
  const stuck = orders[0]?.payoff.debts.filter(({ end }) => end.kind === "never-ends") ?? [];
  const all = stuck.flatMap(({ id, end }) => {
    const label = debts.find((debt) => debt.id === id)?.label ?? "A debt";
    return end.kind === "never-ends"
      ? [
          `${label} never ends at this pace: ${formatMoney(end.endingPayment, format)} a month would end it within 30 years.`,
        ]
      : [];
  });
  return all.length > 0 ? all.join(" ") : null;
}
