import { dollars, sampleSplit, totalCents } from "../sample-household.ts";
import type { Lander } from "./landers.ts";

/** Two saves in one week, in US cents. They add up to the sample week's split. */
export const couplesExample = {
  week: 46,
  saves: [
    { who: "Maya", mark: "disc", day: "Monday", cents: 20_000 },
    { who: "Tom", mark: "diamond", day: "Thursday", cents: 17_000 },
  ],
  split: sampleSplit,
} as const;

const [one, other] = couplesExample.saves;
const parts = sampleSplit.map(({ label, cents }) => `${label} ${dollars(cents)}`).join(", ");

export const couples: Lander = {
  slug: "couples",
  id: "101",
  title: "The weekly money habit for two",
  description:
    "Weekfold turns what you two earn and spend into one weekly plan. Either of you records a save, and both of you see it.",
  promise: "Two incomes, one week, one plan.",
  points: [
    {
      term: "Either of you saves",
      text: "Each save is an entry of its own, with who made it. You never overwrite each other, even when both of you are offline.",
    },
    {
      term: "One number for you two",
      text: "One pay comes monthly, one every two weeks, the rent on the first. Counted together, they leave one figure for this week.",
    },
    {
      term: "Shared, and still your own",
      text: "An account, a debt or a goal can stay yours alone. It then counts in no shared figure, and the other does not see that it is there.",
    },
  ],
  questions: [
    {
      asks: "Do we both need an account?",
      answer:
        "Not to begin. One of you can set up the household on one device. To see it on two phones, both sign in: one sends a link, the other is let in.",
    },
    {
      asks: "Do we have to share a bank account?",
      answer:
        "No. Weekfold never sees a bank. It counts what comes in and what goes out; whose account it sits in is up to you two.",
    },
    {
      asks: "What can the other person see?",
      answer:
        "Everything you put into the household, with who changed it and when. What you keep to yourself stays out of it.",
    },
  ],
  limit: { term: "Currencies", text: "one for each household" },
  picture: {
    caption: "An example: two people save on different days, and it is one week.",
    alternative: `${one.who} puts aside ${dollars(one.cents)} on ${one.day}, ${other.who} ${dollars(other.cents)} on ${other.day}. Both marks meet in the stamp of week 46, which holds ${dollars(totalCents(sampleSplit))}. It is split into ${parts}.`,
  },
  action: "Start your week together",
};
