import { expect, it } from "vitest";
import { noticeWords, statusWords } from "./sync-status.tsx";

const here = { unsent: 0, isInMemory: false };

it("one short line tells the sync status", () => {
  expect(statusWords("here-only", here)).toBe("Saved on this device");
  expect(statusWords("here-only", { ...here, isInMemory: true })).toBe("Only in this tab");
  expect(statusWords("sending", { ...here, isAnonymous: true })).toBe("Saving…");
  expect(statusWords("sending", { ...here, isArriving: true })).toBe("Receiving…");
  expect(statusWords("in-step", here)).toBe("Synced");
  expect(statusWords("offline", here)).toBe("Offline");
  expect(statusWords("offline", { ...here, unsent: 2 })).toBe("Offline. Changes wait here.");
});

it("only a problem that does not resolve by itself is a notice", () => {
  expect(noticeWords("reload")).toEqual({ text: "Reload this page to go on. Nothing is lost.", isReload: true });
  for (const status of ["full", "refused", "detached"] as const) expect(noticeWords(status)?.isReload).toBe(false);
  for (const status of ["here-only", "in-step", "sending", "offline", "signed-out"] as const)
    expect(noticeWords(status)).toBeNull();
});
