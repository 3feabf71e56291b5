import { dollars } from "../sample-household.ts";
import type { Lander } from "./landers.ts";

/**
 * Two debts of a sample household that has 90 dollars a week left after the minimums, in US cents. `weeks` is how long
 * the plan takes to pay off each debt, including this week.
 */
export const debtExample = {
  debts: [
    { id: "card", label: "Card", apr: "24.99 %", cents: 148_000, weeks: 16 },
    { id: "store", label: "Store card", apr: "17.9 %", cents: 64_000, weeks: 21 },
  ],
  minimums: 1_616,
  extra: 9_000,
  minimumsAloneEnd: "August 2031",
  /** The balances at the start of each week, including interest: card, store card. */
  owed: [
    [148_000, 64_000],
    [138_672, 63_643],
    [129_299, 63_285],
    [119_881, 62_926],
    [110_418, 62_566],
    [100_910, 62_204],
    [91_356, 61_841],
    [81_756, 61_477],
    [72_110, 61_112],
    [62_418, 60_745],
    [52_679, 60_377],
    [42_893, 60_008],
    [33_060, 59_638],
    [23_180, 59_266],
    [13_252, 58_893],
    [3_277, 58_519],
    [0, 51_397],
    [0, 40_958],
    [0, 30_483],
    [0, 19_972],
    [0, 9_425],
  ],
} as const;

const [card, store] = debtExample.debts;
const { extra, minimumsAloneEnd } = debtExample;

export const debt: Lander = {
  slug: "debt",
  id: "103",
  title: "A weekly plan with debts in it",
  description:
    "List what you owe with its interest. Weekfold counts the minimum payments first and shows what each week can send to costly debts.",
  promise: "See what this week can do about your debts.",
  points: [
    {
      term: "Minimums, counted once",
      text: "Minimum payments come off before anything is planned, unless you already listed them as a bill.",
    },
    {
      term: "The costly one first",
      text: "After a starter buffer, the plan sends money to debts above 8 % APR, the highest first, before the emergency fund and goals.",
    },
    {
      term: "Where it leads, and when",
      text: "The plan names the month in which each costly debt would be paid off at this pace. A debt that never ends at its minimum is said calmly, with what would end it.",
    },
  ],
  questions: [
    {
      asks: "What if there is nothing left over?",
      answer:
        "If bills and budgets are more than what comes in, you see how much is missing each week and what would cover it, the smallest change first. No negative save, no blame.",
    },
    {
      asks: "Why put money into a buffer before debts?",
      answer:
        "So that the next repair need not go on the card. It is one month of needs, at most $1,000 or as much in your currency. After that, costly debts come first.",
    },
    {
      asks: "Does it pay my debts for me?",
      answer:
        "No. It moves no money and talks to no lender. If you are behind on payments, a free debt advice service can do what an app can’t.",
    },
  ],
  limit: { term: "Lenders", text: "it talks to none; you pay them yourself" },
  picture: {
    caption: `An example with two cards, if every week were like this one. On minimums alone the last payment would be in ${minimumsAloneEnd}.`,
    alternative: `What is owed, week by week, as a staircase that goes down. With ${dollars(extra)} a week on top of the minimums, the card at ${card.apr}, ${dollars(card.cents)}, is paid off first, in ${card.weeks} weeks. Then the money reaches the store card at ${store.apr}, ${dollars(store.cents)}, which is paid off in ${store.weeks} weeks. On minimums alone the last payment would be in ${minimumsAloneEnd}.`,
  },
  action: "List what you owe",
};
