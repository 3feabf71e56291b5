import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The dashboard's card for the present week. */
export const card = (page: Page): Locator => page.getByRole("region", { name: "This week’s save" });
export const undoOf = (page: Page, words: string): Locator =>
  card(page).getByRole("button", { name: `Undo : ${words}`, exact: true });
export const press = (page: Page, name: string): Promise<void> =>
  card(page).getByRole("button", { name, exact: true }).click();

export interface Recorded {
  /** Where the money went, with its amount. */
  rows: readonly string[];
  sum: string;
  /** Who recorded what, the first one first. */
  presses: readonly (string | RegExp)[];
  /** The week's cell in the year. */
  cell: string;
}

/** Each browser shows the week so, to the last cent. */
export async function allSee(pages: readonly Page[], { rows, sum, presses, cell }: Recorded): Promise<void> {
  for (const page of pages) {
    await expect(page.locator(".save-press-words")).toHaveText(presses);
    await expect(card(page).getByRole("list", { name: "Set aside" }).getByRole("listitem")).toHaveText(rows, {
      useInnerText: true,
    });
    await expect(
      card(page)
        .getByRole("paragraph")
        .filter({ hasText: /^Set aside (this|so)/ }),
    ).toContainText(sum);
    await expect(page.getByRole("grid").getByRole("button", { name: `Week 46, ${cell}`, exact: true })).toBeVisible();
  }
}

/** The week is as it was before anyone saved. */
export async function allSeeOpen(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page.locator(".save-press-words")).toHaveCount(0);
    await expect(page.getByRole("grid").getByRole("button", { name: "Week 46, this week" })).toBeVisible();
    await expect(card(page).getByRole("button", { name: "Save the week" })).toBeVisible();
  }
}

export const planned = ["Lisbon in June $126.67", "House deposit $213.62", "Kitchen table $29.62"];
export const [mayas, toms] = ["Maya recorded $369.91 on Thu 12", "Tom recorded $369.91 on Thu 12"];
export const eithers = /^(Maya|Tom) recorded \$369\.91 on Thu 12$/;
export const asMayaSaved = { rows: planned, sum: "$369.91", presses: [mayas], cell: "saved, $369.91, by Maya" };
