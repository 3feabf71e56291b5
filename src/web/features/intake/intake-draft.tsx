import { useEffect, useRef } from "react";
import { draftSaved, track } from "#web/analytics/analytics-queue.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { type Intake, IntakeProvider, useDraft } from "./draft/use-draft.tsx";
import { IntakeFrame } from "./intake-frame.tsx";
import { IntakeStep } from "./intake-step.tsx";
import { isPage, type Page } from "./pages.ts";
import { ReviewStep } from "./review/review-step.tsx";

/** The draft on screen: one step of it, or the plan it makes. */
export function IntakeDraft({ isEdit }: { isEdit: boolean }) {
  const { intake, place } = useTrackedDraft(isEdit);
  useFocusHeadingOnOpen();
  return (
    <IntakeProvider intake={intake}>
      <IntakeFrame place={place} isEdit={isEdit}>
        {place === "review" ? <ReviewStep isEdit={isEdit} /> : <IntakeStep key={place} step={place} isEdit={isEdit} />}
      </IntakeFrame>
    </IntakeProvider>
  );
}

/** The device opens after the page was arrived at, and only then is there a heading to go to. */
function useFocusHeadingOnOpen(): void {
  const { arrival } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the draft appears; later steps are arrived at as pages are
  useEffect(() => {
    const isElsewhere = document.activeElement !== document.body;
    const isArrivedAt = arrival === "push" || arrival === "replace";
    if (isArrivedAt && !isElsewhere) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}

/** The draft and where one is in it; that something was kept or is resumed is counted, never what. */
function useTrackedDraft(isEdit: boolean): { intake: Intake; place: Page } {
  const placeNow = useRef<Page>("people");
  const intake = useDraft(() => draftSaved(placeNow.current));
  const place = useCurrentPage(intake);
  placeNow.current = place;
  useResumed(isEdit && hasSomething(intake));
  return { intake, place };
}

/** Something to resume: typed before, and in no finished record. Where someone stopped is noted too, and is no answer. */
const hasSomething = ({ hasChanges, lastFinished, rows, profileAnswers }: Intake): boolean =>
  hasChanges &&
  (lastFinished !== null || rows.length > 0 || Object.keys(profileAnswers).some((name) => name !== "step"));

/** Once a view, and only what was there as it opened: what is typed from then on is not resumed. */
function useResumed(isResumed: boolean): void {
  const atFirst = useRef<boolean>(undefined);
  useEffect(() => {
    if (atFirst.current !== undefined) return;
    atFirst.current = isResumed;
    if (isResumed) track("intake_resume_draft", {});
  });
}

/** The step that the address names, or where the draft stopped; a finished household begins with its plan. */
export function useCurrentPage(intake: Intake): Page {
  const asked = useSearchParams().get("step");
  const stopped = intake.profileAnswers.step;
  const place = isPage(asked) ? asked : intake.lastFinished ? "review" : isPage(stopped) ? stopped : "people";
  useRememberPage(place, intake);
  return place;
}

/**
 * Noted once there is something to come back to: whoever only looks leaves nothing behind. Once a step, because two
 * people at different steps would else correct each other for ever.
 */
function useRememberPage(place: Page, { lastFinished, hasChanges, profileAnswers, typeProfile }: Intake) {
  const noted = useRef<Page>(undefined);
  const isDraft = lastFinished === null && hasChanges;
  const isKnown = profileAnswers.step === place;
  useEffect(() => {
    if (!isDraft || noted.current === place) return;
    noted.current = place;
    if (!isKnown) typeProfile({ step: place });
  }, [isDraft, isKnown, place, typeProfile]);
}
