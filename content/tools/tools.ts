import type { ToolSlug } from "./slugs.ts";

/** A tool's name and purpose, for the index, its own page and search engines. */
export interface ToolWords {
  name: string;
  what: string;
}

export const tools: Readonly<Record<ToolSlug, ToolWords>> = {
  "compound-growth": {
    name: "Compound growth",
    what: "What a weekly amount becomes in some years, with growth and in today’s money.",
  },
  "debt-payoff": {
    name: "Debt payoff, two ways",
    what: "Smallest balance first or highest rate first: when each way ends, and what the choice costs.",
  },
  "emergency-fund": {
    name: "Emergency fund",
    what: "How many months of needs suit your household, and how long the way there is.",
  },
  "pay-calendar": {
    name: "Pay calendar",
    what: "The paydays of a year, the months with one more than usual, and a file for your calendar.",
  },
  "fair-shares": {
    name: "Fair shares",
    what: "Three ways for two people to split what they share: by halves, by income, or so that both keep the same.",
  },
  "saving-challenge": {
    name: "Saving challenge",
    what: "The 52-week challenge, backwards, level or with steps of your own, as a list of weeks and as a goal.",
  },
  "real-hourly-wage": {
    name: "Real hourly wage",
    what: "What an hour of your work brings once the way there, the time around it and what it costs are counted.",
  },
  "weekly-sheet": {
    name: "Weekly sheet",
    what: "One page for the fridge: what comes in, what goes out, what to set aside, with room to write.",
  },
};
