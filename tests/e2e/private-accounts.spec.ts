import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { expectFitting, inLook } from "./support/fitting.ts";
import { looksOf } from "./support/looks.ts";
import * as room from "./support/net-worth.ts";
import { onDisk, test, watchSent } from "./support/people.ts";
import { entryOf, spendingRoom } from "./support/spending.ts";
import { expect } from "./support/test.ts";
import { openTogether } from "./support/together.ts";
import { closeSaid, kept } from "./support/week.ts";

const worthRoom = "/MyDashboard/net-worth";

/** An account that only this person sees, with $500 in it, and its register on screen. Returns its id. */
async function openOwnAccount(page: Page): Promise<string> {
  const dialog = await room.openAdding(page, "account", "Piggy bank", "Cash");
  await dialog.getByLabel("Balance or value today").fill("500");
  await dialog.getByLabel("Whose").selectOption({ label: "Mine, and only I see it" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await closeSaid(page, "Piggy bank added. Only you see it.");
  await room.list(page, "Only you see these").getByRole("link", { name: "Register of Piggy bank" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Piggy bank" })).toBeVisible();
  return new URL(page.url()).searchParams.get("of")!;
}

const form = (page: Page) => page.getByRole("dialog", { name: "Add an entry of your own" });

async function add(page: Page, fill: (form: ReturnType<Page["getByRole"]>) => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect(form(page).getByLabel("Amount", { exact: true })).toBeFocused();
  await fill(form(page));
  await form(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(form(page)).toHaveCount(0);
}

const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`).first();
const balance = (page: Page) => page.locator(".register-today .money-spoken");

test("[PA1] [PA5] a private account pays, receives and is reconciled, and the partner sees nothing of it", async ({
  browser,
  people: { address },
}) => {
  test.slow();
  const two = await openTogether(browser, address, "private", worthRoom);
  const { maya, tom } = two;
  const worth = await figure(maya, "net-worth").getAttribute("data-value");
  const sent = watchSent(maya.context());
  const id = await openOwnAccount(maya);

  await test.step("her own expense stays her own", async () => {
    await add(maya, async (dialog) => {
      await dialog.getByLabel("Amount", { exact: true }).fill("40");
      await dialog.getByLabel("Paid to").fill("Florist");
      await dialog.getByLabel("Note").fill("Birthday surprise");
    });
    await closeSaid(maya, "Florist, $40.00: added. Only you see it.");
    await expect(balance(maya)).toHaveText("$460.00");
    await expectAccessible(maya);
  });

  await test.step("what it pays for the household, the household sees without the account", async () => {
    await add(maya, async (dialog) => {
      await dialog.getByLabel("Amount", { exact: true }).fill("12.50");
      await dialog.getByLabel("Paid to").fill("Bakery");
      await dialog.getByText("It was for the household").click();
      await dialog.getByLabel("Category").selectOption({ label: "Groceries" });
      await expectAccessible(maya);
    });
    await closeSaid(maya, "Bakery, $12.50: added. The household sees it without your account.");
    await expect(balance(maya)).toHaveText("$447.50");
  });

  await test.step("a transfer from a shared account moves both", async () => {
    await add(maya, async (dialog) => {
      await dialog.getByText("Transfer", { exact: true }).click();
      await dialog.getByLabel("Amount", { exact: true }).fill("75");
      await dialog.getByLabel("From").selectOption({ label: "Everyday account" });
      await dialog.getByLabel("To", { exact: true }).selectOption({ label: "Piggy bank" });
    });
    await closeSaid(maya, "Everyday account, $75.00: added.");
    // 500.00 − 40.00 − 12.50 + 75.00.
    await expect(balance(maya)).toHaveText("$522.50");
  });

  await test.step("it is reconciled", async () => {
    await maya.getByRole("button", { name: "Reconcile" }).click();
    const bar = maya.getByRole("region", { name: "What does the bank say?" });
    await bar.getByLabel("Balance").fill("520");
    await bar.getByRole("button", { name: "Accept and finish" }).click();
    await expect(bar).toHaveCount(0);
    await closeSaid(maya, "Piggy bank: $520.00");
    await expect(balance(maya)).toHaveText("$520.00");
  });

  await test.step("both see the same shared figures; hers alone stand apart", async () => {
    await two.inStep();
    await maya.goto(address + worthRoom);
    // Only the transfer left what is shared.
    const left = String(Number(worth) - 7_500);
    for (const page of two.both) await expect(figure(page, "net-worth")).toHaveAttribute("data-value", left);
    await expect(room.list(maya, "Only you see these")).toContainText("$520.00");
    await expect(maya.locator(`[data-figure$="${id}"]`)).toHaveCount(0);
    await expect(room.list(tom, "Only you see these")).toHaveCount(0);
  });

  await test.step("Tom finds the shared halves, and nothing else on his screens, his disk or in what was sent to both", async () => {
    await tom.goto(address + spendingRoom);
    await expect(entryOf(tom, "Bakery")).toContainText("Groceries");
    await expect(entryOf(tom, "Maya’s own money")).toContainText("$75.00");
    const words = await tom.locator("body").innerText();
    await tom.goto(`${address}/MyDashboard/net-worth/account?of=${id}`);
    await expect(tom.getByText("This account or debt is not listed")).toBeVisible();
    const disk = JSON.stringify(await onDisk(tom));
    expect(disk).toContain("Bakery");
    // Of the two records of the bakery, the one with a category is the household's.
    const [, householdUrl] = sent.find((one) => one.includes("Bakery") && one.includes("categoryId"))!.split(" ");
    const toHousehold = sent.filter((one) => one.split(" ")[1] === householdUrl).join();
    expect(sent.join()).toContain("Birthday surprise");
    for (const word of ["Piggy bank", "Florist", "Birthday surprise", id])
      for (const place of [disk, words, toHousehold]) expect(place.includes(word), word).toBe(false);
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});

for (const look of looksOf(1))
  test(`a private account's register and its form are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({
    browser,
  }) =>
    inLook(browser, look, async (page) => {
      await room.openCouple(page);
      await openOwnAccount(page);
      await page.getByRole("button", { name: "Add entry" }).click();
      await form(page).getByText("It was for the household").click();
      await expectFitting(page);
      await form(page).getByText("Transfer", { exact: true }).click();
      await form(page).getByLabel("Amount", { exact: true }).fill("20");
      await form(page).getByLabel("From").selectOption({ label: "Everyday account" });
      await form(page).getByLabel("To", { exact: true }).selectOption({ label: "Piggy bank" });
      await expectFitting(page);
      await form(page).getByRole("button", { name: "Add", exact: true }).click();
      await expect(balance(page)).toHaveText("$520.00");
      await kept(page);
      await expectFitting(page);
    }));
