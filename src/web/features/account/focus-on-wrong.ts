import { type RefObject, useCallback, useEffect, useState } from "react";

/** Called when a form was refused: once that shows, the keyboard goes to the first field that is wrong. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals, form]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}

/** Where a form is gone and the keyboard with it. */
export const focusHeading = (): void => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
