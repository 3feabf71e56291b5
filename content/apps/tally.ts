import { app, type ClosedApp, stated, thirdParty } from "../facts/fact.ts";

export const tally = app("Tally", "https://techcrunch.com/", {
  closed: stated(thirdParty("2024-08-12", "https://techcrunch.com/"), "closed in August 2024"),
}) satisfies ClosedApp;
