import { useState } from "react";
import { happened } from "#web/analytics/happenings.ts";
import { paths } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { useIntake } from "../draft/intake-context.tsx";
import { addressOf } from "../step-list.ts";

/** Makes the household of the draft and goes to its first week. */
export function Submit() {
  const { read, before, hasChanges, finish } = useIntake();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isSaved = before !== null && !hasChanges;
  const isNobody = read.household.people.length === 0;
  const submit = async () => {
    if (isNobody) return setRefused(true);
    // Nothing to save is nothing to take back either.
    if (isSaved) return navigate(paths.dashboard);
    setBusy(true);
    const written = await finish();
    setBusy(false);
    if (written.ok) navigate(paths.dashboard);
    else happened({ kind: "submit-failed", at: Date.now() });
  };
  return (
    <>
      <Button
        // A press that can't submit is no submit.
        data-ev={isSaved || isNobody ? undefined : "intake_submit"}
        busy={isBusy}
        aria-describedby={isRefused ? "nobody-yet" : undefined}
        onClick={() => void submit()}
      >
        {isSaved ? "To this week" : before ? "Save changes" : "Begin your weeks"}
      </Button>
      {isRefused && isNobody && <NobodyYet isEdit={before !== null} />}
    </>
  );
}

const NobodyYet = ({ isEdit }: { isEdit: boolean }) => (
  <p className="review-nobody" id="nobody-yet" role="alert">
    Add at least one person first, so that a save can say who made it.{" "}
    <Link to={addressOf("people", isEdit)}>People</Link>
  </p>
);
