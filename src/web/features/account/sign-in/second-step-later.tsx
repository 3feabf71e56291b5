import { Notice } from "#web/household/notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { useLater } from "../use-later.ts";
import type { SecondStepProps } from "./use-second-step.ts";

const load = () => import("./second-step.tsx").then(({ SecondStep }) => SecondStep);

/** Few accounts ask for it, so it comes in a file of its own. */
export function SecondStepLater(props: SecondStepProps) {
  const { part: SecondStep, hasFailed, tryAgain } = useLater(true, load);
  return (
    <div className="sign-in">
      {SecondStep && <SecondStep {...props} />}
      {!SecondStep && !hasFailed && <p role="status">One moment…</p>}
      {hasFailed && (
        <Notice
          isUrgent
          actions={
            <Button variant="outline" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          <p>The next step did not load. If it stays so, reload the page: you go on from here.</p>
        </Notice>
      )}
    </div>
  );
}
