import type { WriteProblem } from "#web/store/store.ts";
import { notKeptWords } from "./refused-words.ts";

const words: Partial<Record<WriteProblem, string>> = {
  gone: "It is no longer here: someone deleted it.",
  "newer-record": "A newer version of Weekfold wrote this. Reload the page, then try again.",
  "bad-fields": "This could not be kept as it stands. What you typed is still here.",
  "record-too-large": "This is more text than one entry can hold.",
  "household-gone": "This household is no longer on this device.",
  "nothing-to-undo": "There is nothing to take back.",
  "future-week": "That week is still to come. It can be recorded once it is here.",
  "negative-amount": "A save is above zero. Type it without a minus.",
  "unknown-target": "The place for this money was deleted meanwhile. Nothing was recorded.",
  "archived-goal": "The goal for this money was archived meanwhile. Nothing was recorded.",
  "out-of-range": "This is no week or amount that can be recorded.",
  "too-large": "The largest amount that fits here is 1 billion.",
  closed: "Your last change was not kept: another tab closed the household just then. Please do it again.",
};

/** Why something was not written, where it is not the device's fault: that has a place of its own on the screen. */
export const writeProblemWords = (problem: WriteProblem): string =>
  words[problem] ?? "That did not work, and nothing was changed.";

export const isDevicesFault = (problem: WriteProblem): boolean => Object.hasOwn(notKeptWords, problem);
