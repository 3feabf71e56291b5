import { totalOwed } from "#domain/dashboard/debt-countdown.ts";
import { emergencyHeld } from "#domain/dashboard/plan-for-week.ts";
import { heldBy } from "#domain/goals/goal-actions.ts";
import { moneyOfGoals, noMoney } from "#domain/goals/progress.ts";
import { balanceBook } from "#domain/net-worth/balance-book.ts";
import { holdingsOn } from "#domain/net-worth/holdings.ts";
import { netWorthOn } from "#domain/net-worth/net-worth.ts";
import { yearFigure } from "#domain/saves/total-figures.ts";
import { entriesIn, spentIn } from "#domain/spending/spending-book.ts";
import { weekYear } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import { createFigures, type Figures } from "#web/household/figures/figures.ts";
import { householdState } from "#web/store/household-state.ts";

/** The values of a household's figures by the functions that `docs/figures.md` names. A figure without a value is absent. */
export type DefinedFigures = ReadonlyMap<string, number>;

/** What the screens of a household must show at least, and all that they may. */
export interface ExpectedFigures {
  defined: DefinedFigures;
  /** The names that a screen can't leave out. */
  on: Readonly<Record<Screen, readonly string[]>>;
}

export type Screen = "week" | "spending" | "net-worth" | "goals" | "history" | "balances" | "debt-tool" | "fund-tool";

export function expectedFigures(records: readonly AnyRecord[], now: number): ExpectedFigures {
  const figures = createFigures()(householdState("home", "shared", records), now);
  if (!figures) throw new Error("These records hold no household");
  const defined = definedFigures(figures);
  return { defined, on: expectedOn(figures, defined) };
}

function definedFigures(figures: Figures): Map<string, number> {
  const { household, current, ledger, saves, withdrawals, today, week, book, plan, streak, spending } = figures;
  const found = new Map<string, number>();
  const money = moneyOfGoals(saves, withdrawals, book.paidFromGoals);
  const worth = balanceBook(household, ledger.all());
  const [year, held] = [yearFigure(saves, weekYear(week)), emergencyHeld(current, money, saves, today)];
  if (!worth.ok || !money.ok || !year.ok || !spending.ok) throw new Error("These amounts are too large");
  found.set("safe-to-spend", spending.value.safe.week.amount);
  found.set("spent-week", spentIn(book, week));
  found.set("saved-year", year.value.amount);
  found.set("net-worth", netWorthOn(worth.value, today).net);
  found.set("owed", totalOwed(current.household.debts).amount);
  found.set("streak", streak.weeks);
  if (plan.ok) found.set("weekly-number", plan.value.budget.canSave.amount);
  if (held.ok && held.value !== null) found.set("emergency-held", held.value.amount);
  for (const { kind, id, standing } of holdingsOn(worth.value, today))
    if (standing) found.set(`${kind === "account" ? "balance" : "owed"}:${id}`, standing.amount);
  for (const goal of household.goals) {
    const amount = heldBy(goal, money.value.get(goal.id) ?? noMoney);
    if (amount !== null) found.set(`goal-held:${goal.id}`, amount);
  }
  return found;
}

const mostGlanced = 5;
const mostInTool = 5;

function expectedOn(figures: Figures, defined: DefinedFigures): ExpectedFigures["on"] {
  const { household, book, week } = figures;
  const namesOf = (start: string) => [...defined.keys()].filter((name) => name.startsWith(start));
  const isAbove = (name: string) => (defined.get(name) ?? 0) > 0;
  const goals = figures.goals();
  const counted = goals.ok ? goals.value.filter(({ progress, projection }) => progress.ok && projection.ok) : [];
  const glanced = goals.ok
    ? goals.value.toSorted((a, b) => a.goal.priority - b.goal.priority).slice(0, mostGlanced)
    : [];
  const holdings = [...namesOf("balance:"), ...namesOf("owed:")];
  const closed = household.goals.filter(({ state }) => state === "finished" || state === "archived");
  const heldOf = (list: readonly { id: string }[]) => list.map(({ id }) => `goal-held:${id}`);
  return {
    week: [
      "saved-year",
      ...(household.categories.length > 0 ? ["safe-to-spend"] : []),
      ...(isAbove("streak") ? ["streak"] : []),
      ...heldOf(glanced.filter((one) => counted.includes(one)).map(({ goal }) => goal)),
    ],
    spending: entriesIn(book, week).length > 0 ? ["spent-week"] : [],
    "net-worth": holdings.length > 0 ? ["net-worth", ...holdings] : [],
    goals: [
      ...heldOf([...counted.map(({ goal }) => goal), ...closed]),
      ...(isAbove("weekly-number") && counted.length > 0 ? ["weekly-number"] : []),
    ],
    history: isAbove("saved-year") ? ["saved-year"] : [],
    balances: holdings,
    "debt-tool": namesOf("owed:").filter(isAbove).slice(0, mostInTool),
    "fund-tool": namesOf("emergency-held"),
  };
}
