import type { Page } from "@playwright/test";
import { type Currency, formatMoney, minor } from "#domain/money/money.ts";
import { addDays, type Day, daysBetween, weekdayOf } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import * as made from "../../households/records.ts";
import { periodName, spentHero } from "./spending.ts";
import { expect } from "./test.ts";

/** A Sunday, the last day of the week in which this household begins. */
export const firstDay = "2026-11-01" as Day;
const began = "2026-10-26" as Day;

/** A week, in dollars: sevenths of them are whole, so that no day's share is rounded. */
const budgets = { Groceries: 231, "Getting around": 112, Health: 63, "Eating out": 119, "Fun and gifts": 98 } as const;
export type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];

/** What it leaves or takes too much goes with it into the next week. */
const rolling: Category = "Fun and gifts";

/** Maya and Tom before their first entry. The larger pay, Maya’s, comes every second Friday. */
export const newHousehold: readonly AnyRecord[] = [
  recordWith(made.householdOf(firstDay, "Maya and Tom", 0), { confirmed: {} }),
  ...[made.adult("maya", "Maya"), made.adult("tom", "Tom")],
  made.pay("maya", "Clinic", 1_840, "2026-11-13" as Day),
  made.pay("tom", "School", 1_420, "2026-11-17" as Day),
  ...categories.map((label, at) =>
    made.budget(`category-${at}`, label, "need", budgets[label], label === rolling ? "both" : "off"),
  ),
];

/** One entry as it was typed, in cents. Money back is below zero; what has no category is "". */
export interface Typed {
  day: Day;
  parts: readonly (readonly [category: Category | "", amount: number])[];
}

export interface Days {
  from: Day;
  to: Day;
}

/** All of it, or what one category took. */
export const spentIn = (typed: readonly Typed[], { from, to }: Days, category?: Category | ""): number =>
  typed
    .filter(({ day }) => day >= from && day <= to)
    .flatMap(({ parts }) => parts)
    .reduce((sum, [of, amount]) => (category === undefined || of === category ? sum + amount : sum), 0);

/** A seventh of the weekly budget a day, and what rolled into the week of the first one. */
function roomIn(typed: readonly Typed[], { from, to }: Days, category: Category): number {
  const budget = (budgets[category] * 100 * (daysBetween(from, to) + 1)) / 7;
  if (category !== rolling) return budget;
  const monday = addDays(from, 1 - weekdayOf(from));
  const before = budgets[category] * 100 * (daysBetween(began, monday) / 7);
  return budget + (monday > began ? before - spentIn(typed, { from: began, to: addDays(monday, -1) }, category) : 0);
}

export const dollars = (cents: number): string =>
  formatMoney(minor(cents), { currency: "USD" as Currency, locale: "en-US" });

/** The period on screen took and left what follows from all that was typed, to the last cent. */
export async function expectPeriod(page: Page, typed: readonly Typed[], name: string, days: Days): Promise<void> {
  await expect(periodName(page)).toHaveText(name);
  await expect(spentHero(page)).toHaveText(dollars(spentIn(typed, days)));
  for (const category of categories) await expectCategory(page, typed, category, days);
  const room = categories.reduce((sum, category) => sum + roomIn(typed, days, category), 0);
  const left = room - spentIn(typed, days);
  await expect(page.locator(".spending-room > strong")).toContainText(dollars(left));
  await expect(page.locator(".spending-room")).toContainText(`${dollars(room)} for the`);
  await expectLoose(page, spentIn(typed, days, ""));
  await expect(page.locator(".entries-end .sum")).toContainText(dollars(spentIn(typed, days)));
}

async function expectCategory(page: Page, typed: readonly Typed[], category: Category, days: Days): Promise<void> {
  const [spent, room] = [spentIn(typed, days, category), roomIn(typed, days, category)];
  const line = page
    .locator(".budget-row")
    .filter({ has: page.getByRole("link", { name: new RegExp(`^${category}\\b`) }) });
  await expect(line.locator(".budget-left > .money")).toHaveText(dollars(room - spent));
  await expect(line.locator(".budget-of")).toHaveText(`of ${dollars(room)} left`);
  await expect(line.getByRole("meter", { name: `${category}, spent` })).toHaveAttribute(
    "aria-valuetext",
    `${dollars(spent)} of ${dollars(room)}`,
  );
}

async function expectLoose(page: Page, spent: number): Promise<void> {
  const line = page.locator(".budget-row").filter({ has: page.getByRole("link", { name: /^Without a category/ }) });
  if (spent === 0) return expect(line).toHaveCount(0);
  await expect(line.locator(".budget-left > .money")).toHaveText(dollars(-spent));
}
