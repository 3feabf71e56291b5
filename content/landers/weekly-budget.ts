import { dollars } from "../sample-household.ts";
import type { Lander } from "./landers.ts";

/**
 * A sample household in weeks 40 to 52 of 2026, in US cents. `falls` lists the weeks of each flow by index; `aWeek` is
 * its weekly average.
 */
export const weeklyBudgetExample = {
  weeks: 13,
  /** Week 46. */
  now: 6,
  flows: [
    { label: "Pay, every two weeks", kind: "pay", cents: 104_000, aWeek: 52_000, falls: [1, 3, 5, 7, 9, 11] },
    { label: "Pay, monthly", kind: "second-pay", cents: 195_000, aWeek: 45_000, falls: [3, 8, 12] },
    { label: "Rent and bills, monthly", kind: "bill", cents: -169_000, aWeek: -39_000, falls: [0, 4, 9] },
    { label: "Car insurance, yearly", kind: "bill", cents: -62_400, aWeek: -1_200, falls: [7] },
  ],
  everyday: 43_000,
  left: 13_800,
} as const;

const { left } = weeklyBudgetExample;

export const weeklyBudget: Lander = {
  slug: "weekly-budget",
  id: "102",
  title: "A weekly budget for any pay rhythm",
  description:
    "Paid weekly, every two weeks, monthly or irregularly: Weekfold turns it all into one week that you can look over. Free, without a bank login.",
  promise: "A budget that fits in one week.",
  points: [
    {
      term: "Any rhythm becomes a week",
      text: "Weekly, every two weeks, twice a month, monthly, quarterly, yearly. A yearly bill is a small part of each week, so it is no surprise.",
    },
    {
      term: "Thin months are counted in",
      text: "Irregular pay has a low and a usual amount. The plan goes by the low, so a thin month does not break it.",
    },
    {
      term: "One week to look over",
      text: "Give everyday spending a budget by the week. What is left is what you can put aside, and you see it while you type.",
    },
  ],
  questions: [
    {
      asks: "I am paid by the month. Why weeks?",
      answer:
        "A week is short enough to see whole. Monthly amounts count × 12 ÷ 52, because a month is longer than four weeks.",
    },
    {
      asks: "Do I have to type in every purchase?",
      answer: "No. You say what groceries or getting around may take in a week, and the plan counts that.",
    },
    {
      asks: "How long does it take to set up?",
      answer:
        "Seven short steps, each skippable. You can write a whole list in one line, such as “rent 1,690 monthly, car insurance 624 yearly”.",
    },
  ],
  limit: { term: "Between paydays", text: "the plan is level; your account still has to reach the next pay" },
  picture: {
    caption: "An example: a quarter of an invented household, and what it leaves each week.",
    alternative: `Thirteen weeks in which pay comes every two weeks and monthly, rent and bills go monthly, and a car insurance once a year: no two weeks look alike. Below them thirteen equal weeks. Each leaves ${dollars(left)} to set aside.`,
  },
  action: "See your week",
};
