import { type RefObject, useCallback, useEffect, useState } from "react";

/** Returns a function that focuses the first invalid field, once the errors have rendered. */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [requests, form]);
  return useCallback(() => setRequests((count) => count + 1), []);
}

/** For when the focused form has disappeared. */
export const focusHeading = (): void => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
