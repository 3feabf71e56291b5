import type { ToolSlug } from "#content/tools/slugs.ts";
import { emergencyHeld } from "#domain/dashboard/plan-for-week.ts";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import { assumptionsOf, type Income } from "#domain/household/household.ts";
import { type Minor, type MoneyFormat, minor, sum } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { numberAsTyped } from "#domain/money/parse-number.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import { incomeFlows, monthlyAmount, monthlyNeeds } from "#domain/plan/flows.ts";
import { checkAmounts } from "#domain/plan/weekly-budget.ts";
import { offered } from "#domain/spending/categories.ts";
import { startOfWeek } from "#domain/time/week.ts";
import { stepWithin } from "#domain/tools/saving-challenge.ts";
import { type FigureName, figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { mostDebts } from "../debt-payoff/debt-fields.ts";
import type { Prefill } from "../frame/use-tool.ts";
import { mostEnvelopes } from "../weekly-sheet/sheet-fields.ts";

/** The texts to prefill; fields without a known figure are left out. */
type PrefillOf = (figures: Figures) => Prefill;

const formatOf = ({ household: { currency, locale } }: Figures): MoneyFormat => ({ currency, locale });

const money = (figures: Figures, amount: Minor): string => amountAsTyped(amount, formatOf(figures));

const marked = (figures: Figures, name: FigureName, amount: Minor) => ({
  text: money(figures, amount),
  mark: figureMark(name, amount),
});

const percent = (figures: Figures, rate: Rate): string =>
  numberAsTyped(percentOf(rate), { locale: figures.household.locale, decimals: 3 });

const canSave = ({ plan }: Figures): Minor | null => (plan.ok ? plan.value.budget.canSave.amount : null);

const weeklyOf = (figures: Figures): Prefill => {
  const amount = canSave(figures);
  return amount === null ? {} : { weekly: marked(figures, "weekly-number", amount) };
};

function growth(figures: Figures): Prefill {
  const { growth: rate, inflation } = assumptionsOf(figures.household);
  return { ...weeklyOf(figures), rate: percent(figures, rate), inflation: percent(figures, inflation) };
}

function debts(figures: Figures): Prefill {
  const standing = figures.current.household;
  const owed = standing.debts.filter(({ balance }) => balance > 0).slice(0, mostDebts);
  const texts = owed.map(({ id, label, balance, apr, minimum }, index) => ({
    [`label${index + 1}`]: label,
    [`balance${index + 1}`]: marked(figures, `owed:${id}`, balance),
    [`apr${index + 1}`]: percent(figures, apr),
    [`minimum${index + 1}`]: money(figures, minimum),
  }));
  const extra = standing.payoff ? { extra: money(figures, standing.payoff.extra) } : {};
  return Object.assign({}, ...texts, extra) as Prefill;
}

function fund(figures: Figures): Prefill {
  const { current, today, saves, withdrawals, book } = figures;
  const { household } = current;
  const checked = checkAmounts(household);
  const held = emergencyHeld(current, moneyOfGoals(saves, withdrawals, book.paidFromGoals), saves, today);
  const earners = new Set(household.incomes.map(({ personId }) => personId)).size;
  return {
    ...weeklyOf(figures),
    ...(checked.ok && { needs: money(figures, monthlyNeeds(checked.value).amount) }),
    ...(held.ok && held.value && { saved: marked(figures, "emergency-held", held.value.amount) }),
    earners: earners > 1 ? "two" : "one",
    income: household.incomes.some(({ pay }) => pay.cadence === "irregular") ? "varies" : "steady",
    dependants: household.people.some(({ kind }) => kind === "child") ? "some" : "none",
  };
}

const steady = ({ household }: Figures) =>
  household.incomes.flatMap(({ pay }) => (pay.cadence === "irregular" ? [] : [pay]))[0];

function pay(figures: Figures): Prefill {
  const found = steady(figures);
  if (!found) return {};
  const { cadence, amount, nextOn } = found;
  return { cadence, amount: money(figures, amount), ...(nextOn && { on: nextOn }) };
}

function wage(figures: Figures): Prefill {
  const found = steady(figures);
  return found ? { pay: money(figures, found.amount), cadence: found.cadence } : {};
}

function shares(figures: Figures): Prefill {
  const { household } = figures.current;
  const checked = checkAmounts(household);
  const adults = household.people.filter(({ kind }) => kind === "adult").slice(0, 2);
  if (!checked.ok || adults.length < 2) return {};
  const monthOf = (incomes: readonly Income[]) => sum(incomeFlows({ ...checked.value, incomes }).map(monthlyAmount));
  const own = (id: string | undefined) => monthOf(checked.value.incomes.filter(({ personId }) => personId === id));
  const [one, other] = adults;
  return {
    nameA: one!.name,
    nameB: other!.name,
    incomeA: money(figures, own(one!.id)),
    incomeB: money(figures, own(other!.id)),
    costs: money(figures, monthlyNeeds(checked.value).amount),
  };
}

function challenge(figures: Figures): Prefill {
  const step = stepWithin(canSave(figures) ?? minor(0));
  return step > 0 ? { step: money(figures, step) } : {};
}

function sheet(figures: Figures): Prefill {
  const { household, plan, week } = figures;
  const budget = plan.ok ? plan.value.budget : null;
  const lines = offered(household.categories)
    .slice(0, mostEnvelopes)
    .map(({ label, weeklyBudget }, index) => ({
      [`label${index + 1}`]: label,
      [`amount${index + 1}`]: money(figures, weeklyBudget),
    }));
  const sums = budget && {
    income: money(figures, budget.income.amount),
    bills: money(figures, budget.committed.amount),
  };
  return Object.assign({ start: startOfWeek(week, household.calendars) }, sums, ...lines) as Prefill;
}

/** What each tool is prefilled with if there is a household. */
export const prefills: Readonly<Record<ToolSlug, PrefillOf>> = {
  "compound-growth": growth,
  "debt-payoff": debts,
  "emergency-fund": fund,
  "pay-calendar": pay,
  "fair-shares": shares,
  "saving-challenge": challenge,
  "real-hourly-wage": wage,
  "weekly-sheet": sheet,
};
