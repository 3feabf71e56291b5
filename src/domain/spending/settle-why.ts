import type { Explanation } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import type { PersonShare } from "./settle-shares.ts";
import type { PersonCosts } from "./shared-costs.ts";

const input = (label: string, amount: number) => ({ label, amount: minor(amount) });

export const whyTotal = (people: readonly PersonShare[]): Explanation => ({
  formula: "what each paid for the household together, refunds taken off, added up",
  inputs: people.map(({ person, paid }) => ({ label: person.name, amount: paid.amount })),
});

export const whyPaid = ({ together }: PersonCosts): Explanation => ({
  formula: "own entries that were for nobody alone, refunds taken off",
  inputs: [input("For the household together", together)],
});

export const whyForOthers = ({ forOthers, byOthers }: PersonCosts): Explanation => ({
  formula: "paid for others alone − what others paid for this person alone",
  inputs: [input("Paid for others alone", forOthers), input("Paid by others", byOthers)],
});

export const whyHanded = ({ given, received }: PersonCosts): Explanation => ({
  formula: "handed to others − received from them",
  inputs: [input("Handed over", given), input("Received", received)],
});

export function whyShare(total: Minor, adults: number, income: { own: Minor; all: Minor } | undefined): Explanation {
  const paid = { label: "Paid for the household together", amount: total };
  if (!income) return { formula: "paid together ÷ adults", inputs: [paid, { label: "Adults", count: adults }] };
  return {
    formula: "paid together × own income ÷ all incomes",
    inputs: [
      paid,
      { label: "Own income a week", amount: income.own },
      { label: "All incomes a week", amount: income.all },
    ],
  };
}

/** What came to nothing is left out, but for what everyone has. */
export function whyBalance(costs: PersonCosts, share: Minor): Explanation {
  const others = [
    input("Paid for others alone", costs.forOthers),
    input("Paid by others for this person alone", -costs.byOthers),
    input("Handed over", costs.given),
    input("Received", -costs.received),
  ];
  return {
    formula: "paid − own share, with what was paid for one another and handed over; below zero is owed",
    inputs: [
      input("Paid for the household together", costs.together),
      input("Own share", -share),
      ...others.filter(({ amount }) => amount !== 0),
    ],
  };
}
