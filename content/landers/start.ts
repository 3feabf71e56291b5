import { dollars, sampleSplit, sampleYear, totalCents } from "../sample-household.ts";
import type { Lander } from "./landers.ts";

/** The sample household's week, in US cents. */
export const startExample = {
  days: "9 – 15 November",
  income: 163_000,
  bills: 63_800,
  everyday: 62_200,
  left: totalCents(sampleSplit),
  quarter: sampleYear[3]!,
  /** Weeks 44 to 46. */
  lastWeeks: sampleYear[3]!.weeks.slice(4, 7),
};

const { income, bills, everyday, left, quarter } = startExample;

export const start: Lander = {
  slug: "start",
  id: "100",
  title: "Start the weekly money habit",
  description:
    "Say what comes in and what goes out. Weekfold finds what you can put aside this week, and where it goes. Free, without an account or a bank login.",
  promise: "Money is easier one week at a time.",
  points: [
    {
      term: "One figure a week",
      text: "Monthly rent, pay every two weeks, a yearly insurance: all of it becomes what you can put aside this week.",
    },
    {
      term: "Every part has its place",
      text: "The week’s figure is split to the cent: a starter buffer, costly debts, an emergency fund, then what you look forward to.",
    },
    {
      term: "Every figure answers why",
      text: "Ask a figure of your plan. It shows the formula, and the answers of yours that it came from.",
    },
  ],
  questions: [
    {
      asks: "What do I need at hand?",
      answer:
        "What you are paid, your larger bills and a rough idea of the rest. “About 90” is fine. You can skip any step and come back to it.",
    },
    {
      asks: "Where do my figures go?",
      answer:
        "Nowhere. They stay in this browser until you sign in. Browsers may clear what a site keeps, so make a backup file or an account once it matters to you.",
    },
    {
      asks: "What if there is nothing to put aside?",
      answer:
        "Then the plan says what is missing each week, and which changes would cover it, the smallest first. “Nothing this week” is an answer too.",
    },
  ],
  limit: { term: "Advice", text: "none; you get figures and where they come from" },
  picture: {
    caption: "An example: one week of an invented household, and its quarter so far.",
    alternative: `Week 46 as a ledger: ${dollars(income)} in, less ${dollars(bills)} for bills and debts, less ${dollars(everyday)} for everyday, leaves ${dollars(left)} to set aside. Below it the weeks from October to December: five are stamped as saved, ${dollars(totalCents(quarter.weeks))} in all, one was skipped, this one is open.`,
  },
  action: "Start your week",
};
