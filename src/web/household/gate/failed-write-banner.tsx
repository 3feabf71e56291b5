import { useState, useSyncExternalStore } from "react";
import { type DeviceProblem, reopenDevice, type StoreState, useStore, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { commandWords, type FailedWrite, failedWrite, failedWriteWords } from "../commands/failed-write.ts";
import { runWithRetry } from "../commands/use-run.ts";
import { Notice } from "./notice.tsx";

const refusalOf = ({ refusal }: StoreState) => refusal;

/** Stays while the device refuses writes: the screen shows only what is stored, and the banner says so. */
export function FailedWriteBanner() {
  const store = useStore();
  const refusal = useStoreState(refusalOf);
  const last = useSyncExternalStore(failedWrite.subscribe, failedWrite.get, failedWrite.get);
  const refused = last?.store === store ? last : null;
  const [left, setLeft] = useState<unknown>(null);
  if (!refusal || (refused !== null && left === refused)) return null;
  return (
    <Notice
      isUrgent
      actions={refused && <Actions refused={refused} refusal={refusal} onLeave={() => setLeft(refused)} />}
    >
      <p>
        <strong>{commandWords(refused?.command.name)} was not kept</strong>, because {failedWriteWords[refusal]} You see
        what this device has.
      </p>
    </Notice>
  );
}

interface ActionsProps {
  refused: FailedWrite;
  refusal: DeviceProblem;
  onLeave: () => void;
}

function Actions({ refused: { store, command, household }, refusal, onLeave }: ActionsProps) {
  const tryAgain = () => {
    if (refusal === "closed" || refusal === "newer") void reopenDevice();
    else void runWithRetry(store, command, household);
  };
  return (
    <>
      <Button size="small" onClick={tryAgain}>
        Try again
      </Button>
      <Button size="small" variant="quiet" onClick={onLeave}>
        Leave it
      </Button>
    </>
  );
}
