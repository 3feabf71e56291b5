import type { Browser, Page } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleAnswers } from "../../households/couple.ts";
import { householdFileText } from "../../households/household-file.ts";
import { account, folded, householdOf, save, spent, weeksAgo } from "../../households/records.ts";
import { browserOf, inStep } from "./people.ts";
import { makeLink, section } from "./sharing.ts";
import { expect, watchProblems } from "./test.ts";

/** A Thursday of week 46, with days behind it and days to come. */
export const thursday = "2026-11-12" as Day;

/** Maya and Tom in their fourth week, with enough put by. Maya saved the first three; this week they ate out too much. */
export const fourthWeek: readonly AnyRecord[] = [
  recordWith(householdOf(thursday, "Maya and Tom", 3), { confirmed: {} }),
  ...coupleAnswers(thursday),
  account("rainy-days", "Rainy days", "savings", 30_000),
  ...[3, 2, 1].flatMap((ago) => {
    const week = weeksAgo(thursday, ago);
    return [save({ week, by: "maya", amount: 300, to: "house" }), folded(week)];
  }),
  spent(weeksAgo(thursday, 0), 1, "maya", "Harvest Lane Market", 82.4, "groceries"),
  spent(weeksAgo(thursday, 0), 2, "tom", "Trattoria Blu", 141.5, "eating-out"),
];

/** Brings records to this device as anyone would, by their file. The account page is on screen. */
export async function importRecords(page: Page, records: readonly AnyRecord[]): Promise<void> {
  const buffer = Buffer.from(householdFileText(records));
  await page.getByLabel("File to import").setInputFiles({ name: "ours.json", mimeType: "application/json", buffer });
  await page.getByRole("button", { name: "Import as a new household" }).click();
  // The disk may be busy with other suites.
  await expect(page.getByText("Imported. It is on screen now.")).toBeVisible();
}

/** From the next page on it is noon of that Thursday plus what has passed since `began`, on each browser the same. */
export const standOnThursday = (page: Page, began: number): Promise<void> =>
  page.clock.install({ time: Date.parse(`${thursday}T12:00:00Z`) + Date.now() - began });

export interface Two {
  maya: Page;
  tom: Page;
  both: readonly [maya: Page, tom: Page];
  /** What went wrong on either console. */
  problems(): string[];
  /** Both without a network, or both with it again. */
  setOffline(isOffline: boolean): Promise<void>;
  /** Both have sent and heard everything. */
  inStep(): Promise<void>;
  close(): Promise<void>;
}

/** Maya and Tom, each with an account and a browser of their own, at the same page of one household. */
export async function openTogether(browser: Browser, address: string, name: string, path: string): Promise<Two> {
  const began = Date.now();
  const maya = await browserOf(browser, address, `maya-${name}`);
  const tom = await browserOf(browser, address, `tom-${name}`);
  const both = [maya, tom] as const;
  await importRecords(maya, fourthWeek);
  await join(maya, tom);
  const watched = both.map(watchProblems);
  for (const page of both) {
    await inStep(page);
    await standOnThursday(page, began);
    await page.goto(address + path);
  }
  return {
    maya,
    tom,
    both,
    problems: () => watched.flat().filter((problem) => !isOfOffline(problem)),
    setOffline: async (isOffline) => {
      for (const page of both) await page.context().setOffline(isOffline);
    },
    inStep: async () => {
      for (const page of both) await inStep(page);
    },
    close: async () => {
      for (const page of both) await page.context().close();
    },
  };
}

/** Without a network every room opens in the page of this week, which asks early for the script of this week. */
const isOfOffline = (problem: string): boolean =>
  problem.includes("ERR_INTERNET_DISCONNECTED") || /\/dashboard-\S+ was preloaded .* but not used/.test(problem);

/** Tom comes in by Maya's link, and each says who they are. */
export async function join(maya: Page, tom: Page): Promise<void> {
  await maya.getByRole("button", { name: "I am Maya" }).click();
  await tom.goto(await makeLink(maya));
  await tom.getByRole("button", { name: "Join this household" }).click();
  await maya.getByRole("button", { name: "Yes, that is them" }).click();
  // The card comes with the household and moves the link.
  await expect(tom.getByRole("heading", { name: "Your week" })).toBeVisible();
  await tom.getByRole("link", { name: "See the household" }).click();
  await tom.getByRole("button", { name: "I am Tom" }).click();
  await expect(section(maya, "Members").getByText(/^Tom since/)).toBeVisible();
}

/** The same household on one device without an account, at that page. */
export async function openOnOneDevice(page: Page, path: string): Promise<void> {
  await standOnThursday(page, Date.now());
  await page.goto("/account");
  await importRecords(page, fourthWeek);
  await page.goto(path);
}
