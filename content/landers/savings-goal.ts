import { dollars } from "../sample-household.ts";
import type { Lander } from "./landers.ts";

/** The sample household's trip as of week 46 of 2026, in US cents. */
export const savingsGoalExample = {
  label: "Lisbon in June",
  target: 380_000,
  saved: 126_500,
  by: "12 June 2027",
  aWeek: 8_450,
  weeksSaved: 15,
  weeksLeft: 30,
  /** Weeks until half is saved, including this one. */
  weeksToHalf: 8,
} as const;

const { label, target, saved, by, aWeek, weeksSaved, weeksLeft, weeksToHalf } = savingsGoalExample;

export const savingsGoal: Lander = {
  slug: "savings-goal",
  id: "104",
  title: "Savings goals, week by week",
  description:
    "Name a goal, an amount and a date. Weekfold shows what it needs from each week, and what it shares the week with.",
  promise: "Know what your goal needs from this week.",
  points: [
    {
      term: "A date becomes an amount",
      text: "Goals with a date ask for what they need each week. Goals without one follow in the order that you give them.",
    },
    {
      term: "Split to the cent",
      text: "What you can put aside is divided down a visible list: buffer, costly debts, emergency fund, goals, investing.",
    },
    {
      term: "Saves move goals",
      text: "Record what you really put aside, the whole plan or part of it. The goal moves by that, and by nothing else.",
    },
  ],
  questions: [
    {
      asks: "What if I skip a week?",
      answer:
        "Nothing breaks. What is left is divided by the weeks that are left, and the next week asks for a little more.",
    },
    {
      asks: "Why does my goal get less than it asks for?",
      answer:
        "A starter buffer, debts above 8 % APR and an emergency fund come first. Then goals with a date share what there is. Each step says why.",
    },
    {
      asks: "Where is the money?",
      answer:
        "Where you keep it: a savings account, an envelope. Weekfold holds none of it. It counts what you say you put aside.",
    },
  ],
  limit: { term: "Interest", text: "not counted on savings; the plan stays careful" },
  picture: {
    caption: "An example: one cell is one week. Marigold weeks are saved, the outlined one is now.",
    alternative: `A jar made of ${weeksSaved + weeksLeft} weeks for ${label}. The lowest ${weeksSaved} are saved, ${dollars(saved)} of ${dollars(target)}. Half is there ${weeksToHalf} saves from here, and the jar is full on ${by} with ${dollars(aWeek)} a week.`,
  },
  action: "Name your goal",
};
