import type { Page } from "@playwright/test";
import type { ShownFigure } from "../../households/compare-figures.ts";
import type { Screen } from "../../households/defined-figures.ts";
import { expect } from "../support/test.ts";

type GoTo = (path: string, heading: string | RegExp) => Promise<void>;
type Collect = (screen: string, names?: readonly string[]) => Promise<void>;

/** Opens every screen of the household whose week is open, and collects the figures on it. The sample has a query. */
export async function figuresOnScreens(
  page: Page,
  on: Readonly<Record<Screen, readonly string[]>>,
  query = "",
): Promise<ShownFigure[]> {
  const goTo: GoTo = (path, heading) => goWithin(page, path + query, heading);
  const shown: ShownFigure[] = [];
  const collect: Collect = async (screen, names = []) => {
    const has = async () => {
      const there = new Set((await figuresOn(page)).map(({ name }) => name));
      return names.filter((name) => !there.has(name));
    };
    await expect.poll(has, { message: `${screen} shows all of its figures`, timeout: 30_000 }).toEqual([]);
    shown.push(...(await figuresOn(page)).map((one) => ({ ...one, screen })));
  };
  await week(page, collect, on.week);
  await goTo("/MyDashboard/spending", "Spending");
  await collect("spending", on.spending);
  await goTo("/MyDashboard/net-worth", "Net worth");
  await collect("net worth", on["net-worth"]);
  await goTo("/MyDashboard/history", "History");
  await collect("history", on.history);
  await goals(page, goTo, collect, on.goals);
  await moneyDate(page, goTo, collect, on.balances);
  await goTo("/NiftyStuff/debt-payoff", /debt/i);
  await collect("the debt tool", on["debt-tool"]);
  await goTo("/NiftyStuff/emergency-fund", /fund/i);
  await collect("the emergency fund tool", on["fund-tool"]);
  await goTo("/NiftyStuff/compound-growth", /growth/i);
  await collect("the growth tool");
  return shown;
}

/** Within the app, as a link would: the device is opened once for all screens. */
async function goWithin(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: to }, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.getByRole("heading", { level: 1, name: heading }).first()).toBeAttached();
}

async function week(page: Page, collect: Collect, names: readonly string[]): Promise<void> {
  await collect("this week", names);
  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Week 46/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Week 46" });
  await expect(sheet.getByText(/Pause from this week|Resume/)).toBeVisible();
  await collect("the sheet of this week");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

async function goals(page: Page, goTo: GoTo, collect: Collect, names: readonly string[]): Promise<void> {
  await goTo("/MyGoalsPage", "Goals");
  await collect("goals", names);
  const menus = page.getByRole("list", { name: "Goals in order" }).locator(".goal-row-menu button");
  if ((await menus.count()) === 0) return;
  await menus.first().click();
  const take = page.getByRole("menuitem", { name: "Take money out" });
  if ((await take.count()) === 0) return void (await page.keyboard.press("Escape"));
  await take.click();
  const dialog = page.getByRole("dialog", { name: /^Take money out of/ });
  await expect(dialog.getByText(/It holds/)).toBeVisible();
  await collect("taking money out");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

const steps = ["Saves", "Spending", "Balances", "Next week"];

/** A folded week has no steps, and an earlier week that waits comes first; its own figures are no figures of today. */
async function moneyDate(page: Page, goTo: GoTo, collect: Collect, balances: readonly string[]): Promise<void> {
  await goTo("/MyDashboard/money-date", "Money date");
  const now = page.getByRole("radio", { name: "Week 46" });
  await expect(page.getByRole("region", { name: /^The sheet of/ })).toBeVisible();
  if (await now.count()) await now.check({ force: true });
  await collect("the money date");
  for (const step of steps) {
    const button = page.getByRole("navigation", { name: "Steps of the money date" }).getByRole("button", {
      name: new RegExp(`^${step}`),
    });
    if ((await button.count()) === 0) continue;
    await button.click();
    await expect(button).toHaveAttribute("aria-current", "step");
    await collect(`the money date, ${step.toLowerCase()}`, step === "Balances" ? balances : []);
  }
}

/** Also what is closed, such as a fold: it is in the page, and a person can open it. */
function figuresOn(page: Page): Promise<Omit<ShownFigure, "screen">[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-figure]")].map((element) => ({
      name: element.dataset.figure!,
      value: element.dataset.value ?? "",
      basis: element.dataset.basis ?? null,
      text: element instanceof HTMLInputElement ? element.value : (element.textContent ?? ""),
      isField: element instanceof HTMLInputElement,
    })),
  );
}
