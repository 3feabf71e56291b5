import type { DailyKind } from "#domain/funnel/daily.ts";
import type { Dimension, FunnelStep, Touch } from "#domain/funnel/funnel-event.ts";
import { counted } from "./figures.ts";

export const stepNames: Record<FunnelStep, string> = {
  landing: "Landing",
  home: "Home page",
  intake: "Intake opened",
  submit: "Intake sent",
  complete: "Intake completed",
  "first-save": "First week saved",
  "week-4": "Saved in week 4",
};

/** For the heads of narrow columns. */
export const shortSteps: Record<FunnelStep, string> = {
  landing: "Landing",
  home: "Home",
  intake: "Intake",
  submit: "Sent",
  complete: "Complete",
  "first-save": "1st save",
  "week-4": "Week 4",
};

export const dailyNames: Record<DailyKind, string> = {
  landings: "Landings",
  visits: "Visits",
  completions: "Intakes completed",
  saves: "Week saves",
};

export const dimensionNames: Record<Dimension, string> = {
  source: "Source",
  medium: "Medium",
  campaign: "Campaign",
  lander: "Lander",
};

export const groupTitle = (touch: Touch, dimension: Dimension): string => `By ${touch} ${dimension}`;

/** What stands in place of a name that is not there. */
export const nameless = (dimension: Dimension): string => `no ${dimension}`;

export const tooFew = "too few to tell";

export const steppingNote =
  "Each browser counts once at each step that it reached itself, whichever way it came. Nobody has to pass the home page: an " +
  "article leads straight to the intake. So a step can hold more browsers than the one before, and its share of that one " +
  "can be above 100 %.";

export const ripeNote = (browsers: number): string =>
  browsers === 0
    ? "Nobody’s first four weeks are over yet, so week 4 has no shares."
    : `The shares of week 4 are of the ${counted(browsers, "browser")} whose first four weeks are over. The others can’t all have come that far.`;

export const touchNotes: Record<Touch, string> = {
  first: "By how a browser first found the site. Shares are of the landings in the same row.",
  last:
    "By the latest way to the site before each step. A browser that first came from one place and finished the intake after " +
    "coming from another counts at both, so a row can have more completions than landings.",
};

export const landerNote =
  "Of the browsers that landed with this page as their first, how many completed the intake and saved a first week. The line " +
  "across each bar is the 95 % interval (Wilson): the true share may well lie anywhere on it. Where two lines overlap, " +
  "the difference may be chance. Where the line is longer than 20 points, it is too few to tell. Browsers of the last days may still follow.";

export const retentionNote =
  "Browsers by the week in which they first came, and how many of them were here again in the weeks after. Weeks run from Monday " +
  "to Sunday in UTC. A dashed week is still open: it has not begun, or its count can still grow.";

export const definitions: readonly [term: string, meaning: string][] = [
  [
    "Browser",
    "One browser on one device. It counts for itself which steps it reached and says each of them once, so nothing is sent that " +
      "would tell it from another for longer than a visit. A person with a phone and a laptop is two browsers; a couple at one laptop is one. " +
      "Whoever clears the browser’s storage begins anew.",
  ],
  [
    "First seen",
    "A browser tells the week of its first touch and nothing closer. It belongs to the period in which that week begins. Its " +
      "steps count until the report is made, also those after the period’s end.",
  ],
  ["Visit", "Everything one browser does until it rests for half an hour. It counts on the day it began."],
  ["Landing", "The beginning of a visit. The funnel counts a browser’s first one, the days count them all."],
  ["Intake completed", "The dashboard was reached within 15 seconds of sending the intake."],
  ["Saved in week 4", "A week was saved three calendar weeks or more after the week of the first save."],
  ["Bot", "What names itself a crawler, a preview or a monitor. Others may pass for people."],
  [
    "Not counted",
    "Whoever refused, has not chosen yet, or asks not to be tracked by Global Privacy Control sends nothing, so true numbers are " +
      "higher. Events older than 13 months are gone.",
  ],
];
