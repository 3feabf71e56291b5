import { app, type ClosedApp, stated, thirdParty } from "../facts/fact.ts";

const report = thirdParty(
  "2026-10-02",
  "https://www.cnbc.com/select/mint-budgeting-app-is-going-away-here-are-some-alternatives/",
);

export const mint = app(
  "Mint",
  "https://www.cnbc.com/select/mint-budgeting-app-is-going-away-here-are-some-alternatives/",
  {
    closed: stated(report, "closed on 23 March 2024"),
    moved: stated(report, "balances, entries and net worth moved to Credit Karma; budgets and goals did not"),
  },
) satisfies ClosedApp;
