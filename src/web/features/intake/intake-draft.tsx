import { useEffect } from "react";
import { useLocation } from "#web/platform/router/router.tsx";
import { IntakeProvider } from "./draft/intake-context.tsx";
import { IntakeFrame } from "./intake-frame.tsx";
import { IntakeStep } from "./intake-step.tsx";
import { useMeasuredDraft } from "./measured-draft.ts";
import { ReviewStep } from "./review/review-step.tsx";

/** The draft on screen: one step of it, or the plan it makes. */
export function IntakeDraft({ isEdit }: { isEdit: boolean }) {
  const { intake, place } = useMeasuredDraft(isEdit);
  useLateArrival();
  return (
    <IntakeProvider intake={intake}>
      <IntakeFrame place={place} isEdit={isEdit}>
        {place === "review" ? <ReviewStep isEdit={isEdit} /> : <IntakeStep key={place} step={place} isEdit={isEdit} />}
      </IntakeFrame>
    </IntakeProvider>
  );
}

/** The device opens after the page was arrived at, and only then is there a heading to go to. */
function useLateArrival(): void {
  const { arrival } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the draft appears; later steps are arrived at as pages are
  useEffect(() => {
    const isElsewhere = document.activeElement !== document.body;
    const isArrivedAt = arrival === "push" || arrival === "replace";
    if (isArrivedAt && !isElsewhere) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}
