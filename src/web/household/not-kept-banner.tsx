import { useState, useSyncExternalStore } from "react";
import { reopenDevice } from "#web/store/owner/current-device.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { commandWords, notKept } from "./not-kept.ts";
import { Notice } from "./notice.tsx";
import { notKeptWords } from "./refused-words.ts";
import { runKept } from "./use-run.ts";

const refusalOf = ({ refusal }: StoreState) => refusal;

/** Stays while the device refuses to keep what people write: what they see is what is kept, and this says so. */
export function NotKeptBanner() {
  const store = useStore();
  const refusal = useStoreState(refusalOf);
  const refused = useSyncExternalStore(notKept.subscribe, notKept.get, notKept.get);
  const [left, setLeft] = useState<unknown>(null);
  if (!refusal || (refused !== null && left === refused)) return null;
  const tryAgain = () => {
    if (refusal === "closed" || refusal === "newer") return void reopenDevice();
    if (refused) void runKept(store, refused.command, refused.household);
  };
  return (
    <Notice
      isUrgent
      actions={
        refused && (
          <>
            <Button size="small" onClick={tryAgain}>
              Try again
            </Button>
            <Button size="small" variant="quiet" onClick={() => setLeft(refused)}>
              Leave it
            </Button>
          </>
        )
      }
    >
      <p>
        <strong>{commandWords(refused?.command.name)} was not kept</strong>, because {notKeptWords[refusal]} You see
        what this device has.
      </p>
    </Notice>
  );
}
