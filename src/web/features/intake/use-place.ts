import { useEffect, useRef } from "react";
import { useSearchParams } from "#web/platform/router/router.tsx";
import type { Intake } from "./draft/use-draft.ts";
import { isPlace, type Place } from "./step-list.ts";

/** The step that the address names, or where the draft stopped; a finished household begins with its plan. */
export function usePlace(intake: Intake): Place {
  const asked = useSearchParams().get("step");
  const stopped = intake.ownAnswers.step;
  const place = isPlace(asked) ? asked : intake.before ? "review" : isPlace(stopped) ? stopped : "people";
  useStoppedAt(place, intake);
  return place;
}

/**
 * Noted once there is something to come back to: whoever only looks leaves nothing behind. Once a step, because two
 * people at different steps would else correct each other for ever.
 */
function useStoppedAt(place: Place, { before, hasChanges, ownAnswers, typeOwn }: Intake) {
  const noted = useRef<Place>(undefined);
  const isDraft = before === null && hasChanges;
  const isKnown = ownAnswers.step === place;
  useEffect(() => {
    if (!isDraft || noted.current === place) return;
    noted.current = place;
    if (!isKnown) typeOwn({ step: place });
  }, [isDraft, isKnown, place, typeOwn]);
}
