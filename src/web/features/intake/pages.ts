import { type Step, steps } from "#domain/intake/intake-steps.ts";
import { paths } from "#web/paths.ts";

/** The pages of the intake: its steps, then the review. */
export type Page = Step | "review";

interface PageWords {
  /** In the progress cells and on "Next". */
  name: string;
  title: string;
  lede: string;
}

export const pageWords: Readonly<Record<Page, PageWords>> = {
  people: { name: "People", title: "People", lede: "Who the household is. A first name is enough." },
  incomes: {
    name: "Money in",
    title: "Money in",
    lede: "What lands in your account after tax. Type it the way you are paid; we turn it into a week.",
  },
  bills: { name: "Bills", title: "Bills", lede: "What goes out on a date, whether each week or once a year." },
  everyday: {
    name: "Everyday",
    title: "Everyday spending",
    lede: "What a usual week takes: food, getting around, small pleasures. Round figures will do.",
  },
  "own-and-owe": {
    name: "Own and owe",
    title: "What you own and owe",
    lede: "Accounts, things of value and debts. Roughly is fine; you can put it right later.",
  },
  goals: { name: "Goals", title: "Goals", lede: "What you are looking forward to, near or far." },
  habits: {
    name: "Habits",
    title: "Habits",
    lede: "What you want to keep doing, when you sit down with the week, and why.",
  },
  review: { name: "Your plan", title: "Your plan", lede: "" },
};

export const pages: readonly Page[] = [...steps, "review"];

export const isPage = (text: string | null | undefined): text is Page => pages.includes(text as Page);

export const pageAfter = (page: Page): Page => pages[pages.indexOf(page) + 1] ?? "review";

export const pageBefore = (page: Page): Page | undefined => pages[pages.indexOf(page) - 1];

/** Each page has a URL, so Back works and a reload stays on the page. */
export const urlOf = (page: Page, isEdit: boolean): string =>
  `${paths.intake}?${isEdit ? "edit=true&" : ""}step=${page}`;
