import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { type Currency, formatMoney, minor } from "#domain/money/money.ts";
import { choose } from "../goals.ts";
import { goTo, moneyDate } from "../money-date.ts";
import { onDisk } from "../people.ts";
import { editor, entryOf } from "../spending.ts";
import { openWeek, said, saveCard } from "../week.ts";
import type { Device } from "./device.ts";
import type { Journey } from "./journey.ts";

export type Edit = (journey: Journey, device: Device) => Promise<void>;

export const dollars = (cents: number): string =>
  formatMoney(minor(cents), { currency: "USD" as Currency, locale: "en-US" });

export const typed = (cents: number): string => (cents / 100).toFixed(2);

/** The page says it was saved. It says so only once it is on the device's disk. */
const hears = (page: Page, words: string | RegExp): Promise<void> => expect(said(page)).toContainText(words);

/** What the page just said is taken back. Nothing is said of that, so either outcome is right. */
async function undo({ ledger, log }: Journey, device: Device, place: string, before: number | null): Promise<void> {
  log(`${device.name} takes it back`);
  const button = said(device.page).getByRole("button", { name: "Undo" });
  ledger.attempted(place, device.name, before);
  await button.last().click();
  await expect(button).toHaveCount(0);
}

/** Types an expense into the form of the week's page. */
export async function typeExpense(page: Page, payee: string, cents: number): Promise<Locator> {
  const form = page.getByRole("form", { name: "Add an expense" });
  await form.getByLabel("Amount").fill(typed(cents));
  await form.getByLabel("Paid to").fill(payee);
  return form.getByRole("button", { name: "Add", exact: true });
}

export async function addExpense(journey: Journey, device: Device, page = device.page): Promise<void> {
  const { payee, cents } = journey.newExpense();
  journey.log(`${device.name} adds ${payee} of ${dollars(cents)}`);
  await device.goTo("This week", page);
  await (await typeExpense(page, payee, cents)).click();
  await hears(page, `${dollars(cents)}: added`);
  journey.ledger.acknowledged(`expense ${payee}`, device.name, cents);
}

async function addAndTakeBack(journey: Journey, device: Device): Promise<void> {
  await addExpense(journey, device);
  await undo(journey, device, `expense ${journey.lastPayee}`, null);
}

/** Of the expenses that this device shows, one that nobody deleted. */
async function somePayee({ random, ledger }: Journey, { page }: Device): Promise<string | undefined> {
  await expect(page.getByRole("button", { name: "Add expense", exact: true })).toBeVisible();
  const rows = await page.locator(".entry-row").allInnerTexts();
  const payees = rows.flatMap((text) => text.match(/Receipt \d{5}/)?.[0] ?? []);
  const alive = payees.filter((payee) => !ledger.mayBeGone(`expense ${payee}`));
  return alive.length > 0 ? random.oneOf(alive) : undefined;
}

/** The list draws only the rows near the window, and moves when the sections above it grow: a person scrolls until the row is there. */
async function clickEntry(page: Page, payee: string): Promise<void> {
  const entry = entryOf(page, payee).first();
  const scrollAndClick = async () => {
    // A click that was slow to return may have opened it all the same.
    if (await editor(page).isVisible()) return;
    if ((await entry.count()) === 0)
      await page.evaluate(() => {
        const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
        window.scrollTo(0, isAtEnd ? 0 : window.scrollY + window.innerHeight / 2);
      });
    await entry.click({ timeout: 5_000 });
  };
  await expect(scrollAndClick).toPass({ timeout: 60_000 });
}

async function openEntry(page: Page, payee: string): Promise<number> {
  await clickEntry(page, payee);
  const amount = editor(page).getByLabel("Amount", { exact: true });
  return Math.round(Number((await amount.inputValue()).replace(/,/g, "")) * 100);
}

/** Answers the amount before; nothing where the expense was deleted elsewhere meanwhile. */
async function changeAmount(
  journey: Journey,
  device: Device,
  payee: string,
  cents: number,
): Promise<number | undefined> {
  const { page } = device;
  journey.log(`${device.name} changes ${payee} to ${dollars(cents)}`);
  const before = await openEntry(page, payee);
  await editor(page).getByLabel("Amount", { exact: true }).fill(typed(cents));
  await editor(page).getByRole("button", { name: "Save", exact: true }).click();
  await hears(page, `${payee}, ${dollars(cents)}: changed`);
  journey.ledger.acknowledged(`expense ${payee}`, device.name, cents);
  return before;
}

async function changeExpense(journey: Journey, device: Device): Promise<void> {
  await device.goTo("Spending");
  const payee = await somePayee(journey, device);
  if (!payee) return addExpense(journey, device);
  const before = await changeAmount(journey, device, payee, journey.newAmount());
  if (before !== undefined && journey.random.once(3)) await undo(journey, device, `expense ${payee}`, before);
}

async function deleteExpense(journey: Journey, device: Device): Promise<void> {
  const { page } = device;
  await device.goTo("Spending");
  const payee = await somePayee(journey, device);
  if (!payee) return addExpense(journey, device);
  journey.log(`${device.name} deletes ${payee}`);
  const before = await openEntry(page, payee);
  await editor(page).getByRole("button", { name: "Delete", exact: true }).click();
  await hears(page, `${payee}, ${dollars(before)}: deleted`);
  journey.ledger.acknowledged(`expense ${payee}`, device.name, null);
  if (journey.random.once(3)) await undo(journey, device, `expense ${payee}`, before);
}

/** Two devices change the amount of one expense at the same moment. */
export async function changeTogether(journey: Journey): Promise<void> {
  const [one, other] = journey.twoDevices();
  await one.goTo("Spending");
  const payee = await somePayee(journey, one);
  await other.goTo("Spending");
  await expect(other.page.getByRole("button", { name: "Add expense", exact: true })).toBeVisible();
  if (!payee || (await entryOf(other.page, payee).count()) === 0) return addExpense(journey, one);
  const amounts = [journey.newAmount(), journey.newAmount()] as const;
  await Promise.all([changeAmount(journey, one, payee, amounts[0]), changeAmount(journey, other, payee, amounts[1])]);
}

async function saveWeek(journey: Journey, device: Device): Promise<void> {
  const { page } = device;
  const [note, cents] = [journey.newNote(), journey.newAmount()];
  journey.log(`${device.name} saves ${dollars(cents)} for the week, "${note}"`);
  await device.goTo("This week");
  // A device with a wrong clock and no server has another week.
  const stamp = await saveCard(page).locator(".save-head > :last-child").innerText();
  const week = await openWeek(page, Number(stamp.match(/\d+/)?.[0]));
  await week.getByRole("button", { name: "Record a save for this week" }).click();
  await week.getByLabel("Set aside").fill(typed(cents));
  await week.getByLabel("Note").fill(note);
  await week.getByRole("button", { name: "Record it" }).click();
  await hears(page, `${dollars(cents)} set aside`);
  await expect(week).toHaveCount(0);
  journey.ledger.acknowledged(`save ${note}`, device.name, cents);
  if (journey.random.once(4)) await undo(journey, device, `save ${note}`, null);
}

async function changeBudget(journey: Journey, device: Device): Promise<void> {
  const { page } = device;
  const [label, cents] = [journey.random.oneOf(["Groceries", "Health", "Eating out"]), journey.newAmount()];
  journey.log(`${device.name} sets the budget of ${label} to ${dollars(cents)}`);
  await device.goTo("Spending");
  await page.getByRole("button", { name: "Edit budgets" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit budgets" });
  await dialog.getByLabel(label, { exact: true }).fill(typed(cents));
  await dialog.getByRole("button", { name: "Save budgets" }).click();
  await hears(page, "Budgets changed from this week on.");
  await expect(dialog).toHaveCount(0);
  journey.ledger.acknowledged(`budget ${label}`, device.name, cents);
}

async function changeGoal(journey: Journey, device: Device): Promise<void> {
  const { page } = device;
  const [label, cents] = [journey.random.oneOf(["House deposit", "Lisbon in June"]), 500_000 + journey.newAmount()];
  journey.log(`${device.name} sets the target of ${label} to ${dollars(cents)}`);
  await device.goTo("Goals");
  await choose(page, label, "Edit");
  const dialog = page.getByRole("dialog", { name: `Edit ${label}` });
  await dialog.getByLabel("Target").fill(typed(cents));
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await hears(page, `${label} changed.`);
  await expect(dialog).toHaveCount(0);
  journey.ledger.acknowledged(`goal ${label}`, device.name, cents);
}

/**
 * The note counts as saved once it is on the disk: the page says nothing of it. A device whose clock is days slow opens the
 * money date at the week of its own clock, which may be folded already and takes no decision.
 */
async function decide(journey: Journey, device: Device): Promise<void> {
  if (device.isClockWrong) return addExpense(journey, device);
  const { page } = device;
  const words = journey.newNote();
  journey.log(`${device.name} decides "${words}" at the money date`);
  await device.visit(moneyDate);
  await goTo(page, "One decision");
  // One field for everyone at this device, or one each where they had decided differently.
  const field = page.getByLabel(/^What you decide$| decides$/).first();
  await field.fill(words);
  await field.blur();
  const onSheet = page.getByRole("region", { name: /^The sheet of Week \d+/ });
  await expect(onSheet).toContainText(words);
  await expect.poll(async () => (await decidedOnDisk(page, words)).length).toBeGreaterThan(0);
  for (const id of await decidedOnDisk(page, words)) journey.ledger.acknowledged(`decision ${id}`, device.name, words);
}

/** The parts of the money date in which someone decided so. */
async function decidedOnDisk(page: Page, words: string): Promise<string[]> {
  const tables = Object.values(await onDisk(page)).flatMap((text) => JSON.parse(text) as unknown[][]);
  const rows = tables.flat() as { record?: { id: string; kind: string; fields: { decided?: string } } }[];
  const parts = rows.flatMap(({ record }) =>
    record?.kind === "sign-off" && record.fields.decided === words ? record.id : [],
  );
  return [...new Set(parts)];
}

const times = (count: number, edit: Edit): Edit[] => Array.from({ length: count }, () => edit);

/** What people do in a round, each as often as it stands here. */
export const edits: readonly Edit[] = [
  ...times(4, addExpense),
  ...times(3, changeExpense),
  ...times(2, saveWeek),
  ...[addAndTakeBack, deleteExpense, changeBudget, changeGoal, decide],
];
