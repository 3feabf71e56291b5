import { useEffect, useRef } from "react";
import { useLocation } from "#web/router/router.tsx";
import { IntakeProvider } from "./draft/intake-context.tsx";
import { type Intake, useDraft } from "./draft/use-draft.ts";
import { IntakeFrame } from "./intake-frame.tsx";
import { IntakeStep } from "./intake-step.tsx";
import { ReviewStep } from "./review/review-step.tsx";
import { usePlace } from "./use-place.ts";

/** The draft on screen: one step of it, or the plan it makes. */
export function IntakeDraft({ isEdit }: { isEdit: boolean }) {
  const intake = useDraft();
  const place = usePlace(intake);
  useLateArrival();
  const isResumed = useRef(isEdit && hasSomething(intake));
  return (
    <IntakeProvider intake={intake}>
      <div data-intake-resumed={isResumed.current || undefined}>
        <IntakeFrame place={place} isEdit={isEdit}>
          {place === "review" ? (
            <ReviewStep isEdit={isEdit} />
          ) : (
            <IntakeStep key={place} step={place} isEdit={isEdit} />
          )}
        </IntakeFrame>
      </div>
    </IntakeProvider>
  );
}

/** Something to resume: typed before, and in no finished record. */
const hasSomething = ({ hasChanges, rows }: Intake): boolean => hasChanges && rows.length > 0;

/** The device opens after the page was arrived at, and only then is there a heading to go to. */
function useLateArrival(): void {
  const { arrival } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the draft appears; later steps are arrived at as pages are
  useEffect(() => {
    const isElsewhere = document.activeElement !== document.body;
    if (arrival !== "pop" && !isElsewhere)
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}
