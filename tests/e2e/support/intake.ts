import type { Locator, Page } from "@playwright/test";
import { family } from "./family.mjs";
import { expect, settled } from "./test.ts";

/** A keyboard that counts: each key that moves or acts is one interaction, and so is each field that is filled. */
export class CountedKeyboard {
  private pressed = 0;
  private readonly pointed: string[] = [];
  private constructor(private readonly page: Page) {}

  /** On what is opened from now on, a pointer of any kind is noticed too. */
  static async on(page: Page): Promise<CountedKeyboard> {
    const keyboard = new CountedKeyboard(page);
    await page.exposeFunction("notePointer", (kind: string) => keyboard.pointed.push(kind));
    await page.addInitScript(() => {
      const { notePointer } = window as unknown as { notePointer: (kind: string) => void };
      for (const kind of ["pointerdown", "mousemove", "wheel", "touchstart"])
        addEventListener(kind, () => notePointer(kind), { capture: true, passive: true });
    });
    return keyboard;
  }

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.page.keyboard.press(key);
  }

  /** Into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.pressed += 1;
    await this.page.keyboard.type(text);
  }

  /** By as many tabs as it takes. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`60 tabs do not reach ${target}`);
  }

  /** How many interactions it was, none of them by a pointer. */
  count(): number {
    expect(this.pointed, "nothing was pointed at").toEqual([]);
    return this.pressed;
  }
}

export const lists = {
  people: "People",
  incomes: "Incomes",
  bills: "Bills",
  everyday: "Everyday spending",
  own: "Accounts and things of value",
  owe: "Debts",
  goals: "Goals",
  habits: "Habits",
} as const;

export type List = keyof typeof lists;

export const steps = ["people", "incomes", "bills", "everyday", "own-and-owe", "goals", "habits"] as const;

/** As its address has it; the review is where they lead. */
export type Place = (typeof steps)[number] | "review";

const listsOf = (place: Place): readonly List[] =>
  place === "review" ? [] : place === "own-and-owe" ? ["own", "owe"] : [place];

export const lineOf = (page: Page, list: List): Locator =>
  page.getByLabel(`Type or paste ${lists[list].toLowerCase()}`, { exact: true });

/** Without the questions between them, such as whether a bill and a debt are one payment. */
export const rowsOf = (page: Page, list: List): Locator =>
  page.getByRole("list", { name: lists[list], exact: true }).locator(":scope > li:not(.same-payment-row)");

/** What each row says from left to right, without its buttons. Runs in the page. */
const wordsOfRows = (rows: Element[]): string[] => {
  const parts = ["-name", "-words > .small", "-problem", "-figure"].map((part) => `.folded-row${part}`);
  const wordsIn = (row: Element, part: string) => row.querySelector<HTMLElement>(part)?.innerText ?? "";
  const plain = (words: string) => words.replace(/\s+/g, " ").trim();
  return rows.map((row) => plain(parts.map((part) => wordsIn(row, part)).join(" ")));
};

export async function expectRows(page: Page, list: List, words: readonly unknown[]): Promise<void> {
  await expect.poll(() => rowsOf(page, list).evaluateAll(wordsOfRows)).toEqual(words);
}

export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

export async function openPlace(page: Page, place: Place): Promise<void> {
  await page.goto(`/EditHousehold?step=${place}`);
  await settled(page);
  await expect(heading(page)).toBeVisible();
}

export async function addLine(page: Page, list: List, text: string): Promise<void> {
  await lineOf(page, list).fill(text);
  await lineOf(page, list).press("Enter");
  await expect(lineOf(page, list)).toHaveValue("");
  await expect(rowsOf(page, list).first()).toBeVisible();
  // Rows show before the device has them, or the account: whoever leaves sooner is asked, and a test would say yes.
  await expect(page.locator(".sync-text")).toHaveAttribute("data-status", /^(here-only|in-step)$/);
}

/** The family’s rows of one step, which is on screen. */
export async function answerStep(page: Page, place: Place): Promise<void> {
  for (const list of listsOf(place)) await addLine(page, list, family[list]);
}
