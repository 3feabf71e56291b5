import type { SyncStatus } from "#web/store/replication/status.ts";

interface Situation {
  /** How many records the server does not have as they are here. */
  unsent: number;
  isInMemory: boolean;
  /** Nobody is signed in, so nothing is sent anywhere. */
  isAnonymous?: boolean;
  /** The first pull of a household has not ended. */
  isArriving?: boolean;
}

const words: Readonly<Record<SyncStatus, string>> = {
  "here-only": "Saved on this device",
  "in-step": "Synced",
  sending: "Sending…",
  offline: "Offline. Changes wait here.",
  "signed-out": "Signed out",
  reload: "Waiting for a reload",
  full: "Not everything is sent",
  refused: "Not everything is sent",
  apart: "Only on this device now",
};

export function statusWords(status: SyncStatus, { unsent, isInMemory, isAnonymous, isArriving }: Situation): string {
  if (status === "sending" && isAnonymous) return "Saving…";
  if (status === "sending" && isArriving) return "Receiving…";
  if (status === "here-only" && isInMemory) return "Only in this tab";
  if (status === "offline" && unsent === 0) return "Offline";
  return words[status];
}

/** Of the states in which someone must do something, or at least know. */
export function noticeWords(status: SyncStatus): { text: string; isReload: boolean } | null {
  if (status === "reload") return { text: "Reload this page to go on. Nothing is lost.", isReload: true };
  if (status === "full")
    return {
      text: "Your household has as many records as the server holds for one. What is new stays on this device.",
      isReload: false,
    };
  if (status === "refused")
    return { text: "The server did not take some of your changes. They stay on this device.", isReload: false };
  if (status === "apart")
    return {
      text: "The server was restored and no longer counts you in. Your copy stays here until you are invited again.",
      isReload: false,
    };
  return null;
}
