import type { Locator, Page } from "@playwright/test";
import { spentHero } from "./spending.ts";
import { dollars } from "./spending-month.ts";
import { expect } from "./test.ts";

export const shares = (page: Page): Locator => page.getByRole("region", { name: "Shared costs" });

/** What was paid since the day they settle from, in cents. */
export interface Paid {
  /** For both of them. */
  maya: number;
  tom: number;
  /** By Tom, for Maya alone. */
  tomForMaya: number;
}

/** They earn $1,840 and $1,420 in two weeks. */
const earned = { maya: 1_840, tom: 1_420 };

export type Way = "equally" | "by what each earns";

/** What Maya owes Tom; below zero Tom owes her. A cent that can't be parted goes to the nearer share, or to hers. */
function owedToTom({ maya, tom, tomForMaya }: Paid, way: Way): number {
  const part = way === "equally" ? 1 / 2 : earned.maya / (earned.maya + earned.tom);
  return Math.round((maya + tom) * part) + tomForMaya - maya;
}

/** Both see the same: what was paid, who owes whom, and what the week took. */
export async function allSeeOwed(pages: readonly Page[], paid: Paid, way: Way): Promise<void> {
  const { maya, tom, tomForMaya } = paid;
  const owed = owedToTom(paid, way);
  const words = owed > 0 ? `Maya owes Tom ${dollars(owed)}` : `Tom owes Maya ${dollars(-owed)}`;
  for (const page of pages) {
    // What one does is on its way to the other.
    await expect(shares(page).getByRole("listitem")).toContainText([words]);
    await expect(shares(page)).toContainText(`${dollars(maya + tom)} paid for you two since 1 November, shared ${way}`);
    await expect(spentHero(page)).toHaveText(dollars(maya + tom + tomForMaya));
  }
}

export async function allSeeEven(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(shares(page).getByText("You are even.")).toBeVisible();
    for (const one of ["Maya", "Tom"]) await expect(stands(page, one)).toContainText("even");
  }
}

/** The foot of someone's column: whether they owe, are owed, or are even. */
const stands = (page: Page, name: string): Locator =>
  shares(page)
    .locator("tfoot td")
    .filter({ has: page.getByRole("button", { name: `why? How ${name} stands` }) });
