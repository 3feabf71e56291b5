import type { Page } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import { householdFileText } from "../../households/household-file.ts";
import { households } from "../../households/households.ts";
import { expect } from "./test.ts";

export type Seeded = keyof typeof households;

/** Their clocks are those of Greenwich. */
const todayThere = (): Day => new Date().toISOString().slice(0, 10) as Day;

/** From now on the page takes it for noon of that day; its timers run on. */
export const standAt = (page: Page, day: string): Promise<void> =>
  page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));

/** Brings that household to this device as anyone would, by its file, and opens its week. The page's clock is the caller's. */
export const seed = (page: Page, name: Seeded, today: string = todayThere(), address = ""): Promise<void> =>
  seedRecords(page, households[name](today as Day), name, address);

/** The same for any household. */
export async function seedRecords(
  page: Page,
  records: readonly AnyRecord[],
  name = "any",
  address = "",
): Promise<void> {
  await page.goto(`${address}/account`);
  const buffer = Buffer.from(householdFileText(records));
  const file = { name: `${name}.json`, mimeType: "application/json", buffer };
  await page.getByLabel("File to import").setInputFiles(file);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  // The disk may be busy with other suites.
  await expect(page.getByText("Imported. It is on screen now.")).toBeVisible();
  await page.goto(`${address}/MyDashboard`);
  await expect(page.getByRole("region", { name: "This year" })).toBeVisible();
}
