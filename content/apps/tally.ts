import { app, type ClosedApp, said, thirdParty } from "../facts/fact.ts";

export const tally = app("Tally", "https://techcrunch.com/", {
  closed: said(thirdParty("2024-08-12", "https://techcrunch.com/"), "closed in August 2024"),
}) satisfies ClosedApp;
