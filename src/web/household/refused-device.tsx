import type { DeviceProblem } from "#web/store/device/device-problem.ts";
import { goOnInMemory } from "#web/store/owner/recover-device.ts";
import { Button } from "#web/ui/button.tsx";
import { DamagedDevice } from "./damaged-device.tsx";
import { Notice } from "./notice.tsx";
import { refusedWords } from "./refused-words.ts";
import { TryAgain } from "./try-again.tsx";

/** In place of a household that does not open: why, what is safe, and what can be done. */
export function RefusedDevice({ problem }: { problem: DeviceProblem }) {
  const { title, text } = refusedWords[problem];
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
      {isUnavailable && <Button onClick={() => void goOnInMemory()}>Go on without keeping</Button>}
      <TryAgain variant={isUnavailable ? "outline" : "primary"} />
    </>
  );
}
