/** Slugs only, apart from the texts, because every page imports them for its routes. */
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
