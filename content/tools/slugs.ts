/** The tools' addresses, apart from their words: every page knows where tools are, few need to know what they do. */
export const toolSlugs = [
  "compound-growth",
  "debt-payoff",
  "emergency-fund",
  "pay-calendar",
  "fair-shares",
  "saving-challenge",
  "real-hourly-wage",
  "weekly-sheet",
] as const;

export type ToolSlug = (typeof toolSlugs)[number];
