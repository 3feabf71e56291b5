import type { Figure } from "../explain.ts";
import type { Household, Person } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { checkAmounts } from "../plan/check-amounts.ts";
import { type FairShare, fairShares, type PersonIncome, type SharingMethod } from "../plan/fair-shares.ts";
import { addUp, incomeFlows, weekOfFlow } from "../plan/flows.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { distinct } from "./distinct.ts";

/** As far back as it is looked who records the weeks. */
export const lightWeeks = 8;

/** One of two who recorded in fewer weeks than the other of late, this week left out so that acting on it changes nothing. */
export function isLessInvolved(saves: readonly Save[], [one, other]: readonly [string, string], now: WeekId): boolean {
  const from = addWeeks(now, -lightWeeks);
  const weeksOf = (person: string) =>
    new Set(saves.flatMap(({ week, personId }) => (personId === person && week >= from && week < now ? week : [])));
  return weeksOf(one).size < weeksOf(other).size;
}

export interface OwnPartInput {
  household: Household;
  adults: readonly Person[];
  self: string;
  method: SharingMethod;
  /** What the plan wants of the week. */
  planned: Minor;
  /** Of this week. */
  saves: readonly Save[];
}

/** What one person still has to put aside for their fair share; never more than the week lacks, nor below zero. */
export function ownPart({ household, adults, self, method, planned, saves }: OwnPartInput): Figure | null {
  const incomes = incomesOf(household, adults);
  if (!incomes) return null;
  const share = shareOf(method, planned, incomes)?.find(({ id }) => id === self);
  if (!share) return null;
  const week = distinct(saves);
  const own = sum(week.filter(({ personId }) => personId === self).map(({ amount }) => amount));
  const lacks = minor(Math.max(0, planned - sum(week.map(({ amount }) => amount))));
  const fair = share.pays.amount;
  const amount = minor(Math.max(0, Math.min(fair - own, lacks)));
  const inputs = [
    { label: "To set aside this week", amount: planned },
    { label: "Your fair share", amount: fair },
    { label: "You put aside already", amount: own },
    { label: "The week still lacks", amount: lacks },
  ];
  return { amount, why: { formula: `${words[method]} − what you put aside, at most what the week lacks`, inputs } };
}

const words: Record<SharingMethod, string> = {
  "half-and-half": "half of what the plan wants",
  "by-income": "your part by income of what the plan wants",
  "equal-leftover": "your part of what the plan wants, so that both keep the same",
};

/** Where nobody earns there is no share by income: then it is halves. */
function shareOf(method: SharingMethod, planned: Minor, incomes: readonly PersonIncome[]): FairShare[] | undefined {
  const shares = fairShares(method, planned, incomes);
  const halves = shares.ok ? shares : fairShares("half-and-half", planned, incomes);
  return halves.ok ? halves.value : undefined;
}

function incomesOf(household: Household, adults: readonly Person[]): PersonIncome[] | undefined {
  const checked = checkAmounts(household);
  if (!checked.ok) return undefined;
  const paid = checked.value.incomes.map(({ personId }) => personId);
  const flows = incomeFlows(checked.value);
  return adults.map(({ id }) => {
    const own = flows.filter((_, index) => paid[index] === id);
    return { id, income: addUp("each pay as it comes to one week, added up", own, weekOfFlow).amount };
  });
}
