import type { Locator, Page } from "@playwright/test";
import { addPerson, beginHousehold } from "./household.ts";
import { expect } from "./test.ts";

export const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

export async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make a link" }).click();
  return page.getByLabel("Your link").inputValue();
}

/** Maya begins, and Noor comes in by her link. */
export async function shareHousehold(maya: Page, noor: Page): Promise<void> {
  await beginHousehold(maya, "Maya and Noor");
  await addPerson(maya, "Maya");
  await addPerson(maya, "Noor");
  await maya.getByRole("button", { name: "I am Maya" }).click();
  await noor.goto(await makeLink(maya));
  await noor.getByRole("button", { name: "Join this household" }).click();
  await expect(noor.getByRole("heading", { name: "Nearly there" })).toBeVisible();
  await maya.getByRole("button", { name: "Yes, that is them" }).click();
  await expect(noor.getByText("Maya and Noor is on this device now, with Maya and Noor.")).toBeVisible();
  await expect(noor.getByRole("heading", { name: "Your week" })).toBeVisible();
  await noor.getByRole("link", { name: "See the household" }).click();
  await noor.getByRole("button", { name: "I am Noor" }).click();
  await expect(section(maya, "Members").getByText(/^Noor since/)).toBeVisible();
}
