import type { Locator, Page } from "@playwright/test";
import { type Seeded, seed } from "./seed.ts";
import { expect } from "./test.ts";

/** A Friday in week 46: the seeded couple began with week 1 of that year. */
const friday = "2026-11-13";

/** From now on it is noon of that Friday, and time goes on from there. */
export const itIsFriday = (page: Page): Promise<void> => page.clock.install({ time: new Date(`${friday}T12:00:00Z`) });

/** The household is on this device, on that Friday. The plan of the couple is to set $369.91 aside. */
export async function seedWeek(page: Page, name: Seeded): Promise<void> {
  await itIsFriday(page);
  await seed(page, name, friday);
}

export const saveCard = (page: Page): Locator => page.getByRole("region", { name: "This week’s save" });

/** What the plan wants of the week, as long as it wants anything. */
export const stillAsked = (page: Page): Locator => page.locator(".save-sum .money-spoken");

/** What a week can put aside: on the plan's page, and on the week's. */
export const weeklyNumber = (page: Page): Locator =>
  page.locator(".plan-number .money--hero .money-spoken").or(stillAsked(page));

/** The week as it stands in the year. */
export const weekCell = (page: Page, week: number): Locator =>
  page.getByRole("grid").getByRole("button", { name: new RegExp(`^Week ${week},`) });

export const weekSheet = (page: Page, week: number): Locator => page.getByRole("dialog", { name: `Week ${week}` });

/** Opens a week by a click on its cell; phones show its quarter first. */
export async function openWeek(page: Page, week: number): Promise<Locator> {
  await weekCell(page, week).click();
  await expect(weekSheet(page, week)).toBeVisible();
  return weekSheet(page, week);
}

/** What is said below the page after something was done. */
export const said = (page: Page): Locator => page.getByRole("region", { name: "Messages" });

/** Reads what was said, and takes it back. */
export async function undoSaid(page: Page, words: string): Promise<void> {
  await expect(said(page)).toContainText(words);
  await said(page).getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).not.toContainText(words);
}

/** Reads what was said, and closes it: the next one waits behind it. */
export async function closeSaid(page: Page, words: string): Promise<void> {
  await expect(said(page)).toContainText(words);
  await said(page).getByRole("button", { name: "Close" }).click();
  await expect(said(page)).not.toContainText(words);
}

/** All that the room says to someone who hears it: every word, name and state. */
export const heard = (page: Page): Promise<string> =>
  page.locator(".dashboard-room:not(:has([aria-busy=true]))").ariaSnapshot();

export const amountOfExpense = (page: Page): Locator =>
  page.getByRole("form", { name: "Add an expense" }).getByLabel("Amount");

/** Everything is on the device, and nothing waits. */
export const kept = (page: Page): Promise<void> =>
  expect(page.locator(".sync-text")).toHaveAttribute("data-status", "here-only");

/** In another tab, as that tab would: on the device, and told to the others. The product has no button for it yet. */
export const archiveGoal = (page: Page, label: string): Promise<void> =>
  page.evaluate(async (label) => {
    const name = "weekfold.anonymous";
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open(name));
    const store = database.transaction("records", "readwrite").objectStore("records");
    type Row = { household: string; id: string; record: { kind: string; fields: Record<string, unknown> } };
    const rows: Row[] = await done(store.getAll());
    const row = rows.find(({ record }) => record.kind === "goal" && record.fields.label === label)!;
    await done(store.put({ ...row, record: { ...row.record, fields: { ...row.record.fields, state: "archived" } } }));
    database.close();
    const tabs = new BroadcastChannel(name);
    tabs.postMessage({ about: "records", household: row.household, ids: [row.id] });
    tabs.close();
  }, label);
