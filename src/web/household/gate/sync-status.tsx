import { useEffect, useState } from "react";
import {
  isAnyMissing,
  type StoreState,
  type SyncStatus,
  useDevice,
  useStoreState,
  useSyncStatus,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "./notice.tsx";
import "../household.css";

const unsentOf = ({ unsent }: StoreState) => unsent;
const sendingDelay = 800;

/** One quiet line about the sync status. A sync that ends quickly is not mentioned. */
export function SyncText() {
  const device = useDevice();
  const status = useSyncStatus();
  const settled = useSettled(status);
  const unsent = useStoreState(unsentOf);
  const isArriving = useStoreState(isAnyMissing);
  const isInMemory = device.phase === "open" && device.isInMemory === true;
  const isAnonymous = device.phase === "open" && device.owner === "anonymous";
  return (
    <p className="sync-text" role="status" data-status={status}>
      {statusWords(settled, { unsent, isInMemory, isAnonymous, isArriving })}
    </p>
  );
}

/** The status, without a `sending` that is over at once. */
function useSettled(status: SyncStatus): SyncStatus {
  const [shown, setShown] = useState(status);
  useEffect(() => {
    if (status !== "sending") return setShown(status);
    const timer = setTimeout(() => setShown(status), sendingDelay);
    return () => clearTimeout(timer);
  }, [status]);
  return shown;
}

/** A problem that does not resolve by itself is shown prominently. */
export function SyncNotice() {
  const words = noticeWords(useSyncStatus());
  if (!words) return null;
  return (
    <Notice
      actions={
        words.isReload && (
          <Button size="small" onClick={() => location.reload()}>
            Reload this page
          </Button>
        )
      }
    >
      <p>{words.text}</p>
    </Notice>
  );
}

interface Situation {
  /** How many records have changes that the server lacks. */
  unsent: number;
  isInMemory: boolean;
  /** Nobody is signed in, so nothing is sent. */
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
  detached: "Only on this device now",
};

export function statusWords(status: SyncStatus, { unsent, isInMemory, isAnonymous, isArriving }: Situation): string {
  if (status === "sending" && isAnonymous) return "Saving…";
  if (status === "sending" && isArriving) return "Receiving…";
  if (status === "here-only" && isInMemory) return "Only in this tab";
  if (status === "offline" && unsent === 0) return "Offline";
  return words[status];
}

/** For the states in which someone must act, or at least know. */
export function noticeWords(status: SyncStatus): { text: string; isReload: boolean } | null {
  if (status === "reload") return { text: "Reload this page to go on. Nothing is lost.", isReload: true };
  if (status === "full")
    return {
      text: "Your household has as many records as the server holds for one. What is new stays on this device.",
      isReload: false,
    };
  if (status === "refused")
    return { text: "The server did not take some of your changes. They stay on this device.", isReload: false };
  if (status === "detached")
    return {
      text: "The server was restored and no longer counts you in. Your copy stays here until you are invited again.",
      isReload: false,
    };
  return null;
}
