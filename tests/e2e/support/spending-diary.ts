import type { Locator, Page } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import { standAt } from "./seed.ts";
import { editor, fillEntry, spendingRoom } from "./spending.ts";
import { type Category, dollars, type Typed } from "./spending-month.ts";
import { expect } from "./test.ts";
import { said } from "./week.ts";

/** In cents; absent category: as the payee says it. */
interface Bought {
  amount: number;
  payee: string;
  category?: Category;
  /** As it is guessed, in words. */
  guess?: string;
}

const typedAmount = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);

/** November on one phone: what is typed by touch, day by day, is noted here too. */
export class Diary {
  readonly typed: Typed[] = [];
  private day = "2026-11-01" as Day;
  constructor(readonly page: Page) {}

  /** The phone was in a pocket since, and is looked at again. The page stayed open. */
  async wake(date: number): Promise<void> {
    this.day = `2026-11-${String(date).padStart(2, "0")}` as Day;
    await standAt(this.page, this.day);
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }

  note(parts: Typed["parts"], day = this.day): Typed {
    const typed = { day, parts };
    this.typed.push(typed);
    return typed;
  }

  forget(typed: Typed): void {
    this.typed.splice(this.typed.indexOf(typed), 1);
  }

  form(): Locator {
    return this.page.getByRole("form", { name: "Add an expense" });
  }

  /** By the plus under the thumb, from whichever room is open, up to the press that adds it. */
  async quickly({ amount, payee, category, guess }: Bought): Promise<void> {
    const form = this.form();
    await this.page.getByRole("link", { name: "Add an expense" }).tap();
    await expect(form.getByLabel("Amount")).toBeFocused();
    await form.getByLabel("Amount").fill(typedAmount(amount));
    await form.getByLabel("Paid to").fill(payee);
    if (guess) await expect(form.getByText(guess)).toBeVisible();
    if (category) await form.getByLabel("Category").selectOption({ label: category });
  }

  /** Adds what the form on the week's page holds. */
  async add(words: string): Promise<void> {
    await this.form().getByRole("button", { name: "Add", exact: true }).tap();
    await this.hear(words);
    await expect(this.form().getByLabel("Amount")).toHaveValue("");
  }

  /** All of a quick expense; `of` is where it counts. */
  async buy(bought: Bought, of: Category | "" = bought.category ?? ""): Promise<Typed> {
    await this.quickly(bought);
    await this.add(`${of || bought.payee}, ${dollars(bought.amount)}: added`);
    return this.note([[of, bought.amount]]);
  }

  /** To the room by its tab. */
  async goToRoom(): Promise<void> {
    await this.page.getByRole("navigation", { name: "Rooms" }).getByRole("link", { name: "Spending" }).tap();
    await expect(this.page).toHaveURL(new RegExp(spendingRoom));
    await expect(this.page.getByRole("heading", { name: "Entries" })).toBeVisible();
  }

  /** The room's own form, filled and not yet sent. */
  async open(bought?: Bought): Promise<Locator> {
    await this.goToRoom();
    await this.page.getByRole("button", { name: "Add expense", exact: true }).tap();
    const form = editor(this.page);
    await expect(form.getByLabel("Day")).toHaveValue(this.day);
    if (bought) await fillEntry(form, { ...bought, amount: typedAmount(bought.amount) });
    return form;
  }

  /** By that button of the form, which then closes. */
  async send(button: string | RegExp, words: string): Promise<void> {
    await editor(this.page).getByRole("button", { name: button, exact: true }).tap();
    await expect(editor(this.page)).toHaveCount(0);
    await this.hear(words);
  }

  /** Reads what is said and puts it away, or takes back what was done. */
  async hear(words: string, answer: "Close" | "Undo" = "Close"): Promise<void> {
    await expect(said(this.page)).toContainText(words);
    await said(this.page).getByRole("button", { name: answer }).tap();
    await expect(said(this.page)).not.toContainText(words);
  }
}
