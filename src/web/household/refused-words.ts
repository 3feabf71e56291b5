import type { DeviceProblem } from "#web/store/device/device-problem.ts";

interface Words {
  title: string;
  text: string;
}

/** Why a household does not open here. Each says what is safe. */
export const refusedWords: Readonly<Record<DeviceProblem, Words>> = {
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

/** Where not a single row can be reached. */
export const unopenedWords: Words = {
  title: "What is kept here can’t be opened",
  text: "The browser’s storage is damaged, and nothing of it could be reached. Nothing has been changed or erased.",
};

/** Why the device did not keep a change, as the end of a sentence. */
export const notKeptWords: Readonly<Record<DeviceProblem, string>> = {
  full: "this device has no room left. Free some space, then try again.",
  unavailable: "this browser keeps nothing here.",
  blocked: "another tab is in the way. Close it, then try again.",
  newer: "this page is older than your household. Reload it, then try again.",
  damaged: "the browser’s storage is damaged.",
  closed: "another tab renewed or erased the household.",
  failed: "something went wrong in this browser’s storage.",
};
