import type { Page } from "@playwright/test";
import { registerPath } from "#web/paths.ts";
import { expectAccessible } from "./support/accessible.ts";
import { bring, choose } from "./support/bank-import.ts";
import { goTo, moneyDate, sheet } from "./support/money-date.ts";
import { seedRecords, standAt } from "./support/seed.ts";
import { editor, openEditor, periodName, spendingRoom, spentHero } from "./support/spending.ts";
import { expect, test } from "./support/test.ts";
import { kept, openWeek } from "./support/week.ts";
import * as month from "./support/whole-month.ts";

/** Every element that marks the figure has the value from the tables, and there is one. */
async function expectFigures(page: Page, ...names: readonly month.FigureName[]): Promise<void> {
  const shown = () =>
    page
      .locator("[data-figure]")
      .evaluateAll((marks) =>
        marks.map(
          (mark) => [(mark as HTMLElement).dataset.figure!, Number((mark as HTMLElement).dataset.value)] as const,
        ),
      );
  const wanted = Object.fromEntries(names.map((name) => [name, [month.figures[name]]]));
  const found = async () => {
    const marks = await shown();
    const valuesOf = (name: string) => [...new Set(marks.flatMap(([one, value]) => (one === name ? value : [])))];
    return Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
  };
  await expect.poll(found).toEqual(wanted);
}

async function enter(page: Page, { day, amount, type, payee, category, at, to, goal }: month.ByHand): Promise<void> {
  const form = await openEditor(page);
  if (type) await form.getByText(type, { exact: true }).click();
  await form.getByLabel("Amount", { exact: true }).fill(amount);
  await form.getByLabel("Day", { exact: true }).fill(day);
  if (payee) await form.locator("[name=payee]").fill(payee);
  if (category) await form.getByLabel("Category", { exact: true }).selectOption({ label: category });
  if (to) await form.getByLabel("To", { exact: true }).selectOption({ label: to });
  if (at || goal) await form.getByRole("button", { name: "Account and more" }).click();
  if (at) await form.getByLabel(type === "Money back" ? "Into" : "Paid from").selectOption({ label: at });
  if (goal) await form.getByLabel("Paid by a goal").selectOption({ label: goal });
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(editor(page)).toHaveCount(0);
}

/** On the page of this week, from the payer's account unless another one is named. */
async function enterToday(page: Page, amount: string, payee: string, category: string, at?: string): Promise<void> {
  const form = page.getByRole("form", { name: "Add an expense" });
  await form.getByLabel("Amount").fill(amount);
  await form.getByLabel("Paid to").fill(payee);
  await form.getByLabel("Category").selectOption({ label: category });
  if (at) {
    await form.getByRole("button", { name: "From Checking" }).click();
    await form.getByLabel("Paid from").selectOption({ label: at });
  }
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(form.getByLabel("Amount")).toHaveValue("");
}

async function save(page: Page, week: number, amount: string, where: string): Promise<void> {
  const opened = await openWeek(page, week);
  await opened.getByRole("button", { name: "Record a save for this week" }).click();
  await opened.getByLabel("Set aside").fill(amount);
  await opened.getByLabel("Where to").selectOption({ label: where });
  await opened.getByRole("button", { name: "Record it" }).click();
  await expect(opened).toHaveCount(0);
}

async function importFile(page: Page, { account, lines, isNew, isHere, transfers }: month.BankFile): Promise<void> {
  const dialog = await choose(page, lines);
  await dialog.getByLabel("Which account is this file from?").selectOption({ label: account });
  await dialog.getByLabel("Name for files like this").fill(`${account} file`);
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect(dialog.getByRole("heading", { name: `${isNew} new entries` })).toBeVisible();
  await expect(dialog.getByText(/may be here already/)).toHaveText(
    isHere === 0 ? [] : [`${isHere} entries may be here already`],
  );
  for (const words of transfers) await expect(dialog.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await bring(dialog, isNew);
  await expect(dialog).toHaveCount(0);
}

test("a month of entries, saves and three bank files adds up on every screen", async ({ page, problems }) => {
  test.slow();
  await standAt(page, month.today);
  await seedRecords(page, month.household, "month");

  await test.step("entries are typed, the mortgage is paid by its bill, and a goal pays a flight", async () => {
    await page.goto(spendingRoom);
    for (const entry of month.typed) await enter(page, entry);
    await page.getByRole("button", { name: "Mark paid: Mortgage payment, 25 November" }).first().click();
    await editor(page).getByRole("button", { name: "Note it as paid" }).click();
    await expect(editor(page)).toHaveCount(0);
    await kept(page);
  });

  await test.step("today’s two on the page of this week, and the saves of two weeks", async () => {
    await page.goto("/MyDashboard");
    await enterToday(page, "18.20", "Noon", "Eating out", "Wallet");
    await enterToday(page, "36", "Metro card", "Getting around");
    await save(page, 47, "150", "Lisbon trip");
    // Each an hour later, so that their order in the registers is theirs.
    for (const [hour, amount, where] of [
      [18, "60", "Lisbon trip"],
      [19, "40", "Green card"],
      [20, "100", "Investing"],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${month.today}T${hour}:00:00Z`));
      await save(page, 48, amount, where);
    }
    await kept(page);
  });

  await test.step("three files, whose transfers find their other halves", async () => {
    await page.goto(spendingRoom);
    for (const file of month.files) await importFile(page, file);
    await kept(page);
  });

  await test.step("this week", async () => {
    await page.goto("/MyDashboard");
    await expectFigures(page, "safe-to-spend", "saved-year", "owed", "emergency-held", "goal-held:lisbon");
    await expect(page.getByText("$73.03 a day until Sunday")).toBeVisible();
    const opened = await openWeek(page, 48);
    await expectFigures(page, "spent-week");
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("spending, row by row, week by week, and the month", async () => {
    await page.goto(spendingRoom);
    await expectFigures(page, "safe-to-spend", "spent-week");
    await expectTable(page, [
      ["Eating out", "$80.00", "+ $80.00", "$18.20", "$141.80"],
      ["Groceries", "$200.00", "–", "+ $15.00", "$215.00"],
      ["Getting around", "$60.00", "− $44.00", "$36.00", "− $20.00"],
      ["Without a category", "–", "–", "$117.70", "− $117.70"],
      ["Everyday", "$340.00", "+ $36.00", "$156.90", "$219.10"],
    ]);
    await expectAccessible(page);
    for (const [name, spent] of [
      ["Week 47, 16 – 22 November", "$318.15"],
      ["Week 46, 9 – 15 November", "$437.10"],
      ["Week 45, 2 – 8 November", "$195.70"],
    ] as const) {
      await page.getByRole("button", { name: "Previous week" }).click();
      await expect(periodName(page)).toHaveText(name);
      await expect(spentHero(page)).toHaveText(spent);
    }
    await page.goto(spendingRoom);
    await page.locator(".period-bar").getByText("Month", { exact: true }).click();
    await expect(periodName(page)).toHaveText("November");
    await expect(spentHero(page)).toHaveText("$1,107.85");
  });

  await test.step("net worth", async () => {
    await page.goto("/MyDashboard/net-worth");
    await expectFigures(page, "net-worth", "owed", ...holdings);
    await expectAccessible(page);
  });

  for (const { figure, label, balances } of month.registers)
    await test.step(`the register of ${label}`, async () => {
      await page.goto(registerPath(figure.slice(figure.indexOf(":") + 1)));
      const rows = page.getByRole("grid", { name: label }).locator("tbody");
      await expect(rows.locator(".register-balance")).toHaveText(balances);
      await expectFigures(page, figure as month.FigureName);
      if (label === "Checking") await expectAccessible(page);
    });

  await test.step("goals and debts, and the tools", async () => {
    await page.goto("/MyGoalsPage");
    await expectFigures(page, "owed", "goal-held:lisbon");
    await expectAccessible(page);
    await page.goto("/NiftyStuff/debt-payoff");
    await expectFigures(page, "owed:blue", "owed:green", "owed:mortgage");
    await page.goto("/NiftyStuff/emergency-fund");
    await expectFigures(page, "emergency-held");
  });

  await test.step("the money date", async () => {
    await page.goto(moneyDate);
    await expect(sheet(page, 48)).toBeVisible();
    await expectFigures(page, "safe-to-spend", "spent-week");
    await expect(page.getByText("$200.00 went aside this week.")).toBeVisible();
    await goTo(page, "Spending");
    await expectFigures(page, "safe-to-spend", "spent-week");
    await expectAccessible(page);
    await goTo(page, "Balances");
    await expectFigures(page, ...holdings);
  });
  expect(problems).toEqual([]);
});

const holdings = Object.keys(month.figures).filter((name) => /^(balance|owed):/.test(name)) as month.FigureName[];

/** Each row by its name, budget, what rolled over, what was spent and what is left, as they are read. */
async function expectTable(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const cells = [".budget-budget", ".budget-rolled", ".budget-spent", ".budget-left > .money"];
  const table = page.locator(".budget-table");
  const shown = () =>
    table.locator("tbody tr, tfoot tr").evaluateAll(
      (found, parts) =>
        found.map((row) => {
          const wordsOf = (part: string) => row.querySelector(part)?.textContent.replaceAll("\u00a0", " ").trim() ?? "";
          const name = row.querySelector("th")!.textContent.replace(/:.*/, "").trim();
          return [name, ...parts.map(wordsOf)];
        }),
      cells,
    );
  await expect.poll(shown).toEqual(rows);
}
