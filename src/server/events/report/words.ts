import type { DailyKind } from "#domain/funnel/daily.ts";
import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import type { Dimension, FunnelStep, Touch } from "#domain/funnel/funnel-event.ts";
import type { Folded } from "#domain/funnel/reach.ts";
import { count, counted } from "./figures.ts";

/** The catalogue is far shorter, but page elements may declare any number of events. */
const shown = 40;

/** The most frequent events, and the others in one row. */
export function eventRows({ names, unnamed }: FunnelCounts): { name: string; count: number }[] {
  const rest = names.slice(shown);
  const times = rest.reduce((sum, one) => sum + one.count, unnamed);
  if (times === 0) return names;
  const others = `others (${count(rest.length)}${unnamed > 0 ? " and more" : ""})`;
  return [...names.slice(0, shown), { name: others, count: times }];
}

/** What to say if there is nothing to count, or null. */
export function emptyWords(counts: FunnelCounts): string | null {
  if (counts.events > 0 || counts.funnel.all.landing > 0) return null;
  if (counts.firstAt === null) return "There are no events yet. They come once visitors agree to be counted.";
  if (counts.botEvents > 0) return `There are only bots in this period: ${counted(counts.botEvents, "event")}.`;
  return "There are no events in this period.";
}

/** Why a period with events may still have no browsers of its own. */
export const noWeekWords =
  "No week begins in this period, and browsers tell only the week in which they first came. Choose a period with a Monday in it.";

const longest = 60;

/** A name from a visitor, made safe and short. */
export const shownName = (name: string, dimension: Dimension): string =>
  cut(plain(name), longest) || nameless(dimension);

export const othersName = ({ names, isMore }: NonNullable<Folded["others"]>): string =>
  `others (${count(names)}${isMore ? " and more" : ""})`;

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

/** Shown for a missing name. */
const nameless = (dimension: Dimension): string => `no ${dimension}`;

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

/** A visitor's name without characters that could control a terminal, change the writing direction, or hide text. */
export const plain = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();

/** Truncated to `most` characters; the last one is then an ellipsis. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/u;

const zeroWidth = /\p{M}/u;

/** The width of a text in terminal columns. */
export const columnsOf = (text: string): number => [...text].reduce((sum, one) => sum + columnsOfOne(one), 0);

const columnsOfOne = (character: string): number => (zeroWidth.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** Truncated to `most` terminal columns. */
export function cutColumns(text: string, most: number): string {
  let result = text;
  for (let length = most; columnsOf(result) > most; length--) result = cut(text, length);
  return result;
}
