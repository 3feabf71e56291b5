import { useEffect, useRef } from "react";
import { draftKept, track } from "#web/analytics/happenings.ts";
import { type Intake, useDraft } from "./draft/use-draft.ts";
import type { Place } from "./step-list.ts";
import { usePlace } from "./use-place.ts";

/** The draft and where one is in it; that something was kept or is resumed is counted, never what. */
export function useMeasuredDraft(isEdit: boolean): { intake: Intake; place: Place } {
  const placeNow = useRef<Place>("people");
  const intake = useDraft(() => draftKept(placeNow.current));
  const place = usePlace(intake);
  placeNow.current = place;
  useResumed(isEdit && hasSomething(intake));
  return { intake, place };
}

/** Something to resume: typed before, and in no finished record. Where someone stopped is noted too, and is no answer. */
const hasSomething = ({ hasChanges, before, rows, ownAnswers }: Intake): boolean =>
  hasChanges && (before !== null || rows.length > 0 || Object.keys(ownAnswers).some((name) => name !== "step"));

/** Once a view, and only what was there as it opened: what is typed from then on is not resumed. */
function useResumed(isResumed: boolean): void {
  const atFirst = useRef<boolean>(undefined);
  useEffect(() => {
    if (atFirst.current !== undefined) return;
    atFirst.current = isResumed;
    if (isResumed) track("intake_resume_draft", {});
  });
}
