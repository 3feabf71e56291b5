import { cell } from "#web/store/cell.ts";
import type { Command } from "#web/store/command.ts";
import type { DeviceStore } from "#web/store/device-store.ts";

/** A change that the device refused, so that it can be tried again as it was, where it was: never in another's store. */
export interface NotKept {
  store: DeviceStore;
  command: Command;
  household: string | undefined;
}

export const notKept = cell<NotKept | null>(null);

/** What a command was about, for people. */
const words: Readonly<Record<string, string>> = {
  "begin-household": "The new household",
  "rename-household": "The household’s name",
  "change-household": "The change to your household",
  "add-person": "The new person",
  "change-person": "The change to a person",
  "remove-person": "Removing a person",
  "undo-change": "Taking a change back",
  "copy-items": "The copy",
  "set-aside": "The save",
  "take-back-save": "Taking a save back",
  "remove-save": "Removing a save",
  "add-expense": "The expense",
  "change-entry": "The change to an entry",
  "change-entries": "The change to several entries",
  "remove-entries": "Deleting entries",
  "remove-quick-entry": "Removing a quick entry",
  "enter-due": "The repeated entry",
  "dismiss-due": "Leaving a repeated entry out",
  "pay-bill": "The paid bill",
  "change-budgets": "The change to your budgets",
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
  name !== undefined && Object.hasOwn(words, name) ? words[name]! : "Your last change";
