import { useEffect, useState } from "react";
import type { SyncStatus } from "#web/store/replication/status.ts";
import { isAnyMissing, type StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState, useSyncStatus } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "./notice.tsx";
import { noticeWords, statusWords } from "./sync-words.ts";
import "./sync-text.css";

const unsentOf = ({ unsent }: StoreState) => unsent;
const shortly = 800;

/** One quiet line about where the household is. What takes a moment is not worth a word. */
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

/** The status, but for a sending that is over at once. */
function useSettled(status: SyncStatus): SyncStatus {
  const [shown, setShown] = useState(status);
  useEffect(() => {
    if (status !== "sending") return setShown(status);
    const timer = setTimeout(() => setShown(status), shortly);
    return () => clearTimeout(timer);
  }, [status]);
  return shown;
}

/** What does not pass by itself is said where it can't be overlooked. */
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
