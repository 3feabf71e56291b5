import { useEffect, useRef } from "react";
import { draftSaved, track } from "#web/analytics/analytics-queue.ts";
import { useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { focusHeading, isFocusLost } from "#web/ui/focus.ts";
import { type Intake, IntakeProvider, useDraft } from "./draft/use-draft.tsx";
import { IntakeFrame } from "./intake-frame.tsx";
import { IntakeStep } from "./intake-step.tsx";
import { isPage, type Page } from "./pages.ts";
import { ReviewStep } from "./review/review-step.tsx";

/** One step of the draft, or the review of the plan. */
export function IntakeDraft({ isEdit }: { isEdit: boolean }) {
  const { intake, page } = useTrackedDraft(isEdit);
  useFocusHeadingOnOpen();
  return (
    <IntakeProvider intake={intake}>
      <IntakeFrame page={page} isEdit={isEdit}>
        {page === "review" ? <ReviewStep isEdit={isEdit} /> : <IntakeStep key={page} step={page} isEdit={isEdit} />}
      </IntakeFrame>
    </IntakeProvider>
  );
}

/** The device opens after the navigation, so the heading to focus appears only now. */
function useFocusHeadingOnOpen(): void {
  const { navigationType } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount; the router moves the focus on later steps
  useEffect(() => {
    const isNavigation = navigationType === "push" || navigationType === "replace";
    if (isNavigation && isFocusLost()) focusHeading();
  }, []);
}

/** The draft and its current page. Analytics count that something was saved or resumed, never what. */
function useTrackedDraft(isEdit: boolean): { intake: Intake; page: Page } {
  const latestPage = useRef<Page>("people");
  const intake = useDraft(() => draftSaved(latestPage.current));
  const page = useCurrentPage(intake);
  latestPage.current = page;
  useTrackResumed(isEdit && hasDraft(intake));
  return { intake, page };
}

/** Whether there are unfinished answers to resume. The stored current step is not an answer. */
const hasDraft = ({ hasChanges, lastFinished, rows, profileAnswers }: Intake): boolean =>
  hasChanges &&
  (lastFinished !== null || rows.length > 0 || Object.keys(profileAnswers).some((name) => name !== "step"));

/** Reported once, for a draft that existed when the screen opened. */
function useTrackResumed(isResumed: boolean): void {
  const onOpen = useRef<boolean>(undefined);
  useEffect(() => {
    if (onOpen.current !== undefined) return;
    onOpen.current = isResumed;
    if (isResumed) track("intake_resume_draft", {});
  });
}

/** The page from the URL, or the one where the draft stopped. A finished household opens with its plan. */
export function useCurrentPage(intake: Intake): Page {
  const requested = useSearchParams().get("step");
  const stored = intake.profileAnswers.step;
  const page = isPage(requested) ? requested : intake.lastFinished ? "review" : isPage(stored) ? stored : "people";
  useRememberPage(page, intake);
  return page;
}

/**
 * Stores the page once a draft exists, so that a visitor who only looks stores nothing. Written once per page: otherwise
 * two people on different pages would overwrite each other forever.
 */
function useRememberPage(page: Page, { lastFinished, hasChanges, profileAnswers, typeProfile }: Intake) {
  const written = useRef<Page>(undefined);
  const isDraft = lastFinished === null && hasChanges;
  const isStored = profileAnswers.step === page;
  useEffect(() => {
    if (!isDraft || written.current === page) return;
    written.current = page;
    if (!isStored) typeProfile({ step: page });
  }, [isDraft, isStored, page, typeProfile]);
}
