import type { Page } from "@playwright/test";
import { card, countdown, extra, room } from "./support/debts.ts";
import * as goals from "./support/goals.ts";
import { addChange, differences, whatIf, workedOut } from "./support/goals-ahead.ts";
import * as worth from "./support/net-worth.ts";
import { inStep, test } from "./support/people.ts";
import { press as pressOnWeek, card as weekCard } from "./support/saved-week.ts";
import { standAt } from "./support/seed.ts";
import { expect } from "./support/test.ts";
import { openTogether, type Two } from "./support/together.ts";
import { closeSaid, kept, said, weeklyNumber } from "./support/week.ts";

/** Many pages in one journey take their time on a small machine. */
test.beforeEach(() => test.slow());

test("a family plans a deposit, tries what a bill less would do, adopts it, and the week follows", async ({
  page,
  problems,
}) => {
  const glance = page.getByRole("region", { name: "Goals", exact: true });
  await goals.openCouple(page);
  await test.step("the deposit is a goal, first in line", async () => {
    const dialog = await goals.openNew(page);
    await dialog.getByLabel("What for").selectOption({ label: "A home" });
    await dialog.getByLabel("Name", { exact: true }).fill("Our first home");
    await dialog.getByLabel("Target").fill("40000");
    await dialog.getByLabel("By", { exact: false }).first().fill("2030-11-13");
    await dialog.getByLabel("Place in line").selectOption({ label: "First" });
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await closeSaid(page, "Our first home added.");
    await expect(goals.names(page).first()).toHaveText("Our first home");
  });
  await test.step("without the streaming more can be put aside, which is compared and changes nothing", async () => {
    const bill = await addChange(page, "A bill changes");
    await bill.getByLabel("Which bill").selectOption({ label: "Streaming" });
    await bill.getByLabel("It would be").fill("0");
    await workedOut(page);
    await expect(differences(page).first()).toContainText("$6.00 more could be put aside a week");
    await expect(whatIf(page).getByRole("row", { name: /^Our first home/ })).toBeVisible();
  });
  await test.step("adopted, the week has more to put aside, also after a reload", async () => {
    await whatIf(page).getByRole("button", { name: "Adopt…" }).click();
    const dialog = page.getByRole("dialog", { name: "Adopt what you tried" });
    await expect(dialog).toContainText("Streaming is given up");
    await dialog.getByRole("button", { name: "Adopt", exact: true }).click();
    await closeSaid(page, "Adopted.");
    await kept(page);
    await page.goto("/MyDashboard");
    for (const _ of ["at once", "after a reload"]) {
      await expect(weeklyNumber(page)).toHaveText("$375.91");
      await expect(glance.getByRole("progressbar").first()).toHaveAccessibleName("Our first home");
      await expect(page.getByRole("region", { name: "Coming up" })).not.toContainText("Streaming");
      await page.reload();
    }
  });
  expect(problems).toEqual([]);
});

/** A room of this server, on a day that both take it for. */
async function openOn(page: Page, day: string, path: string, address: string): Promise<void> {
  await standAt(page, day);
  await page.goto(address + path);
}

async function noteBalances(page: Page, address: string, day: string, owed: Readonly<Record<string, string>>) {
  await openOn(page, day, "/MyDashboard/net-worth", address);
  await worth.updates(page).getByRole("button", { name: /^All / }).click();
  for (const [label, amount] of Object.entries(owed)) await worth.typeBalance(page, label, amount);
  await worth.saveBalances(page);
  await expect(said(page)).toContainText("noted");
  await inStep(page);
}

/** One saves the week, and the other sees what of it went to the car. */
async function saveWeek({ both }: Two, by: 0 | 1, address: string, day: string, toCar: string): Promise<void> {
  for (const page of both) await openOn(page, day, "/MyDashboard", address);
  await pressOnWeek(both[by], "Save the week");
  for (const page of both)
    await expect(
      weekCard(page).getByRole("list", { name: "Set aside" }).getByText("Car", { exact: true }),
    ).toBeVisible();
  const row = weekCard(both[1 - by]!)
    .getByRole("list", { name: "Set aside" })
    .getByRole("listitem");
  await expect(row.filter({ hasText: "Car" })).toContainText(toCar);
}

test("a couple in two browsers pays debts down over months; one ends, and its payment goes on to the next", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "debts", "/MyGoalsPage");
  const { maya, tom, both } = two;
  await test.step("Maya adopts an extra, and Tom’s plan is the same", async () => {
    await extra(maya).fill("60");
    await expect(card(maya)).toContainText("All three end in September 2028, 8 months sooner than today’s plan.");
    await card(maya).getByRole("button", { name: "Adopt avalanche" }).click();
    await expect(said(maya)).toContainText("Avalanche adopted.");
    await expect(extra(tom)).toHaveValue("60.00");
    await expect(card(tom)).toContainText("as today’s plan does");
  });
  await test.step("week by week one of them saves, and the extra goes to the dearest debt", async () => {
    await saveWeek(two, 0, address, "2026-11-19", "$60.00");
    await saveWeek(two, 1, address, "2026-11-26", "$60.00");
  });
  await test.step("after half a year less is owed, and the end is as near as was said", async () => {
    await noteBalances(maya, address, "2027-05-12", { Car: "3854.20", "Student loans": "9660.26", Dental: "620" });
    await openOn(tom, "2027-05-12", "/MyDashboard", address);
    await expect(countdown(tom)).toContainText("16 months");
    await expect(countdown(tom)).toContainText("to debt-free, September 2028");
    await openOn(tom, "2027-05-12", "/MyGoalsPage", address);
    await expect(room(tom)).toContainText("$14,134.46 owed");
  });
  await test.step("the dental bill ends, its payment goes to the car, and the end stays where it was", async () => {
    await noteBalances(tom, address, "2027-11-12", { Car: "715.24", "Student loans": "7881.01", Dental: "0" });
    await openOn(maya, "2027-11-12", "/MyDashboard", address);
    await expect(countdown(maya)).toContainText("10 months");
    await expect(countdown(maya)).toContainText("to debt-free, September 2028");
    await expect(countdown(maya)).toContainText("Car: paid off in January 2028");
    await expect(countdown(maya)).not.toContainText("Dental: paid off");
    await saveWeek(two, 0, address, "2027-11-18", "$84.23");
  });
  for (const page of both) await inStep(page);
  expect(two.problems()).toEqual([]);
  await two.close();
});
