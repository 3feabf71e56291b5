import { useEffect, useState } from "react";
import {
  continueInMemory,
  type DeviceProblem,
  reopenDevice,
  repairDevice,
  type Salvage,
  salvageDevice,
  startOver,
} from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { saveSalvaged } from "../backup/export-file.ts";
import { openProblemWords, unreadableWords } from "../commands/failed-write.ts";
import { Notice } from "./notice.tsx";

/** Replaces a household that does not open: why, what is safe, and what to do. */
export function RefusedDevice({ problem }: { problem: DeviceProblem }) {
  const { title, text } = openProblemWords[problem];
  if (problem === "damaged" || problem === "failed") return <DamagedDevice problem={problem} />;
  return (
    <Notice title={title} isUrgent actions={<RefusedActions problem={problem} />}>
      <p>{text}</p>
    </Notice>
  );
}

function RefusedActions({ problem }: { problem: DeviceProblem }) {
  if (problem === "newer") return <Button onClick={() => location.reload()}>Reload this page</Button>;
  const isUnavailable = problem === "unavailable";
  return (
    <>
      {isUnavailable && <Button onClick={() => void continueInMemory()}>Go on without keeping</Button>}
      <TryAgain variant={isUnavailable ? "outline" : "primary"} />
    </>
  );
}

/** Starts to read what is readable at once; reading changes nothing. */
function DamagedDevice({ problem }: { problem: "damaged" | "failed" }) {
  const [found, setFound] = useState<Salvage | null>();
  useEffect(() => void salvageDevice().then(setFound), []);
  const { title, text } = found === null ? unreadableWords : openProblemWords[problem];
  const actions = (
    <>
      <TryAgain variant="outline" />
      {found && <SalvagedActions found={found} />}
      {found === null && <StartAfresh />}
    </>
  );
  return (
    <Notice title={title} isUrgent actions={actions}>
      <p>{text}</p>
      <p>{found === undefined ? "Looking at what can be read…" : foundWords(found)}</p>
    </Notice>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function foundWords(found: Salvage | null): string {
  if (!found) return "Closing the browser and coming back sometimes helps.";
  const read = count(found.content.records.length, "record", "records");
  if (found.unreadable === 0) return `${read} can be read, and nothing is missing that we know of.`;
  return `${read} can be read, ${found.unreadable} can’t. Save a file first, then repair: what can’t be read goes then.`;
}

const tooLarge = "This is more than one file can hold. Repair still keeps all of it.";

/** Saves the readable records as a file, or repairs the database around them. */
function SalvagedActions({ found }: { found: Salvage }) {
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();
  const save = async () => {
    const problem = await saveSalvaged(found.content, { about: "rescued", tooLarge });
    if (problem) show({ text: problem, stays: true });
  };
  const repair = async () => {
    setBusy(true);
    await repairDevice(found);
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" icon="download" onClick={() => void save()}>
        Save what can be read
      </Button>
      <Button busy={isBusy} onClick={() => void repair()}>
        Repair
      </Button>
    </>
  );
}

/** The last resort: a dialog states what is lost first. */
function StartAfresh() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Start afresh
      </Button>
      <Dialog open={isOpen} title="Start afresh on this device" onClose={() => setOpen(false)}>
        <p className="lede">
          This erases what is kept here, and it can’t be undone. If you are signed in, everything that was sent comes
          back from the server. Without an account, only a file that you saved can bring it back.
        </p>
        <div className="actions dialog-actions">
          <Button onClick={() => void startOver()}>Erase and start afresh</Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Leave it as it is
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function TryAgain({ variant }: { variant: "primary" | "outline" }) {
  return (
    <Button variant={variant} onClick={() => void reopenDevice()}>
      Try again
    </Button>
  );
}
