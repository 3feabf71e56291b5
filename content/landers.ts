/** A page that an advertisement or a link in a letter leads to: one promise, three reasons, one thing to do. */
export interface Lander {
  slug: string;
  id: string;
  title: string;
  description: string;
  promise: string;
  points: readonly LanderPoint[];
  action: string;
}

export interface LanderPoint {
  term: string;
  text: string;
}

export const defaultLander: Lander = {
  slug: "start",
  id: "100",
  title: "Start the weekly money habit",
  description:
    "Say what comes in and what goes out. Weekfold finds what you can put aside this week, and where it goes. Free, without an account, without a bank login.",
  promise: "Money is easier one week at a time.",
  points: [
    {
      term: "One figure a week",
      text: "Monthly rent, pay every two weeks, a yearly insurance: all of it becomes what you can put aside this week.",
    },
    {
      term: "Every figure answers why",
      text: "Ask any figure on screen. It shows the formula and the answers of yours that it came from.",
    },
    {
      term: "One short talk a week",
      text: "Saves, spending, balances, habits, one decision, one thank-you. Then the week is folded and the next starts clean.",
    },
  ],
  action: "Start your week",
};

export const landers: readonly Lander[] = [
  defaultLander,
  {
    slug: "couples",
    id: "101",
    title: "The weekly money habit for two",
    description:
      "Weekfold turns what you two earn and spend into one weekly plan. Either of you records a save, and both of you see it.",
    promise: "Two incomes, one week, one plan.",
    points: [
      {
        term: "Either of you saves",
        text: "Each save is an entry of its own. You never overwrite each other, even when both of you are offline.",
      },
      {
        term: "Own sign-ins, one household",
        text: "Begin on one device without an account. Sign in when you want to share: changes arrive live, with who made them.",
      },
      {
        term: "A money date that ends",
        text: "Saves, spending, balances, habits, one decision, one thank-you. Both of you sign, and the week is folded.",
      },
    ],
    action: "Start your week together",
  },
  {
    slug: "weekly-budget",
    id: "102",
    title: "A weekly budget for any pay rhythm",
    description:
      "Paid weekly, every two weeks, monthly or irregularly: Weekfold turns it all into one week that you can look over. Free, without a bank login.",
    promise: "A budget that fits in one week.",
    points: [
      {
        term: "Any rhythm becomes a week",
        text: "Weekly, every two weeks, twice a month, monthly, quarterly, yearly. Irregular income counts at its low, so a thin month does not break the plan.",
      },
      {
        term: "Needs, wants, a weekly figure",
        text: "Give everyday spending a budget by the week. What is left is what you can put aside.",
      },
      {
        term: "A streak that forgives",
        text: "A week counts when you decided, even on 0. Two grace weeks a quarter, and a pause for when life is full.",
      },
    ],
    action: "See your week",
  },
  {
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
        term: "Costly debts early",
        text: "After a starter buffer, the plan sends money to debts above 8 % APR before it fills the emergency fund and goals.",
      },
      {
        term: "Short weeks are planned for",
        text: "If bills and budgets are more than what comes in, you get a plan for the gap, not a negative save.",
      },
    ],
    action: "List what you owe",
  },
  {
    slug: "savings-goal",
    id: "104",
    title: "Savings goals, week by week",
    description:
      "Name a goal, an amount and a date. Weekfold shows what it needs from each week, and what it shares the week with.",
    promise: "Know what your goal needs from this week.",
    points: [
      {
        term: "A date becomes a weekly amount",
        text: "Goals with a date ask for what they need each week. Goals without one follow in the order that you give them.",
      },
      {
        term: "Split to the cent",
        text: "What you can put aside is divided down a visible list: buffer, costly debts, emergency fund, goals, investing.",
      },
      {
        term: "Saves move goals",
        text: "Record what you really put aside, whole plan or part of it. The goal moves by that, and by nothing else.",
      },
    ],
    action: "Name your goal",
  },
];

/** Paths match in any case, and a slug is part of one. */
const landerOf = (slug: string): Lander | undefined => landers.find((one) => one.slug === slug.toLowerCase());

export const isLander = (slug: string | undefined): boolean => slug !== undefined && landerOf(slug) !== undefined;

/** Reports what was asked for, even where no lander has it, so that a mistyped campaign link can be found. */
export function findLander(slug: string | undefined, id: string | null): { lander: Lander; identifier: string } {
  const lander = slug ? landerOf(slug) : landers.find((one) => one.id === id);
  return { lander: lander ?? defaultLander, identifier: slug || id || "unknown" };
}
