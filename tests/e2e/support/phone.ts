import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import type { TextingSite } from "./texts.ts";

export const numberField = (page: Page) => page.getByLabel("Phone number", { exact: true });
export const textedField = (page: Page) => page.getByLabel("Code from the text");
export const numberRow = (page: Page) =>
  page.locator(".security .data-rows > li").filter({ has: page.getByRole("heading", { name: "Phone number" }) });
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

export async function askCode(page: Page, number: string): Promise<void> {
  await numberField(page).fill(number);
  await press(page, "Text me a code");
  await expect(textedField(page)).toBeFocused();
}

export async function addNumber(page: Page, { codeTo }: TextingSite, number: string): Promise<void> {
  await press(page, "Add a number");
  await askCode(page, number);
  await textedField(page).fill(await codeTo(number));
  await press(page, "Use this number");
  await expect(numberRow(page)).toContainText(number);
}

/** Up to the form of this way. */
export async function byPhone(page: Page): Promise<void> {
  await press(page, "Use a code by text message");
  await expect(numberField(page)).toBeFocused();
}
