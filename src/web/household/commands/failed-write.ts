import { observable } from "#web/platform/observable.ts";
import type { Command, DeviceProblem, DeviceStore, WriteProblem } from "#web/store/index.ts";

/** A change that the device refused to write. It can be retried, but only in the same store and household. */
export interface FailedWrite {
  store: DeviceStore;
  command: Command;
  household: string | undefined;
}

export const failedWrite = observable<FailedWrite | null>(null);

/** What a command was about, as the subject of a sentence. */
const commandNames: Readonly<Record<string, string>> = {
  "begin-household": "The new household",
  "rename-household": "The household’s name",
  "change-household": "The change to your household",
  "add-person": "The new person",
  "change-person": "The change to a person",
  "remove-person": "Removing a person",
  "undo-change": "Taking a change back",
  "copy-items": "The copy",
  "set-aside": "The save",
  "change-save": "The change to a save",
  "take-back-save": "Taking a save back",
  "remove-save": "Removing a save",
  "add-expense": "The expense",
  "change-entry": "The change to an entry",
  "change-entries": "The change to several entries",
  "remove-entries": "Deleting entries",
  "pair-transfer": "Pairing a transfer",
  "unpair-transfer": "Unpairing a transfer",
  "remove-quick-entry": "Removing a quick entry",
  "enter-due": "The repeated entry",
  "dismiss-due": "Leaving a repeated entry out",
  "pay-bill": "The paid bill",
  "change-budgets": "The change to your budgets",
  "settle-category": "The category",
  "merge-categories": "Merging two categories",
  "change-settling": "The change to shared costs",
  "settle-up": "Settling up",
  "change-payoff": "The change to how debts are paid off",
  "add-rule": "The new rule",
  "change-rule": "The change to a rule",
  "remove-rule": "Deleting a rule",
  "rename-bank-file": "The new name of a bank’s file",
  "remove-bank-file": "Forgetting a bank’s file",
  "tick-habit": "The tick",
  "untick-habit": "Taking the tick off",
  "note-balance": "The balance",
  reconcile: "The reconciled balance",
  "change-balance": "The change to a balance",
  "remove-balance": "Removing a balance",
  "add-account": "The new account",
  "change-account": "The change to an account",
  "archive-account": "Archiving an account",
  "add-debt": "The new debt",
  "change-debt": "The change to a debt",
  "archive-debt": "Archiving a debt",
  "add-goal": "The new goal",
  "change-goal": "The change to a goal",
  "move-goal": "The new order of goals",
  "pause-goal": "Pausing a goal",
  "resume-goal": "Going on with a goal",
  "finish-goal": "Finishing a goal",
  "archive-goal": "Archiving a goal",
  "reopen-goal": "Opening a goal again",
  "remove-goal": "Deleting a goal",
  withdraw: "The money taken out",
  "sign-week": "The signature",
  pause: "The pause",
  resume: "Resuming",
  undo: "Taking the last change back",
};

export const commandWords = (name: string | undefined): string =>
  name !== undefined && Object.hasOwn(commandNames, name) ? commandNames[name]! : "Your last change";

const accountGone = "An account of this save was closed or deleted meanwhile. Nothing was recorded.";

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
  "unknown-account": accountGone,
  "closed-account": accountGone,
  "paired-save": "An entry from your bank carried this save out and decides its accounts. Unpair the two first.",
  "out-of-range": "This is no week or amount that can be recorded.",
  "too-large": "The largest amount that fits here is 1 billion.",
  closed: "Your last change was not kept: another tab closed the household just then. Please do it again.",
};

/** Why a write was refused for another reason than a device problem; those have a banner of their own. */
export const writeProblemWords = (problem: WriteProblem): string =>
  words[problem] ?? "That did not work, and nothing was changed.";

export const isDeviceProblem = (problem: WriteProblem): boolean => Object.hasOwn(failedWriteWords, problem);

interface Words {
  title: string;
  text: string;
}

/** Why a household does not open on this device. Each text says what is safe. */
export const openProblemWords: Readonly<Record<DeviceProblem, Words>> = {
  full: {
    title: "This device has no room left",
    text: "Your browser could not open your household because its storage is full. Free some space on this device, then try again. What is kept here is still here.",
  },
  unavailable: {
    title: "This browser keeps nothing here",
    text: "It may be a private window, or storage is switched off for this site. You can go on without keeping: everything works until this tab closes, and then it is gone.",
  },
  blocked: {
    title: "An older version is open in another tab",
    text: "Close the other tabs of Weekfold, then try again. Nothing is lost.",
  },
  newer: {
    title: "This page is older than your household",
    text: "A newer version of Weekfold has been used in this browser. Reload this page to get it. Nothing is lost.",
  },
  damaged: {
    title: "Some of what is kept here can’t be read",
    text: "The browser’s storage was damaged. Nothing has been changed or erased.",
  },
  closed: {
    title: "Your household was closed",
    text: "Another tab renewed or erased it. Try again to open what is here now.",
  },
  failed: {
    title: "Your household did not open",
    text: "Something went wrong in this browser’s storage. Nothing has been changed or erased.",
  },
};

/** When not a single row can be read. */
export const unreadableWords: Words = {
  title: "What is kept here can’t be opened",
  text: "The browser’s storage is damaged, and nothing of it could be reached. Nothing has been changed or erased.",
};

/** Why the device did not store a change, as the end of a sentence. */
export const failedWriteWords: Readonly<Record<DeviceProblem, string>> = {
  full: "this device has no room left. Free some space, then try again.",
  unavailable: "this browser keeps nothing here.",
  blocked: "another tab is in the way. Close it, then try again.",
  newer: "this page is older than your household. Reload it, then try again.",
  damaged: "the browser’s storage is damaged.",
  closed: "another tab renewed or erased the household.",
  failed: "something went wrong in this browser’s storage.",
};
