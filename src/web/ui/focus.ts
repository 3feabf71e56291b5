import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Focuses the first match inside of `root`, and returns whether there is one. */
export function focusIn(root: ParentNode | null | undefined, selector: string, options?: FocusOptions): boolean {
  const target = root?.querySelector<HTMLElement>(selector);
  target?.focus(options);
  return !!target;
}

/** Focuses one of several, such as the tab that an arrow key moves to. */
export function focusNth(root: ParentNode | null | undefined, selector: string, index: number): void {
  root?.querySelectorAll<HTMLElement>(selector)[index]?.focus();
}

/** Focuses the heading of the page, for when the focused form or section has disappeared. */
export const focusHeading = (): boolean => focusIn(document, "main h1", { preventScroll: true });

/** Whether nothing has the focus. Browsers move it to the body when the focused element is removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Whether the user has moved on to another part of the page. Then don't take the focus back. */
export const isFocusOutside = (element: Element | null): boolean =>
  !isFocusLost() && !element?.contains(document.activeElement);

/** Focuses the first invalid field. `data-invalid` marks an error that belongs to no single field. */
export const focusFirstInvalid = (form: ParentNode | null): boolean => focusIn(form, "[aria-invalid], [data-invalid]");

/** Returns a function that focuses the first invalid field, once the errors have rendered. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) focusFirstInvalid(form.current);
  }, [requests, form]);
  return useCallback(() => setRequests((count) => count + 1), []);
}

/** The ref of an element that takes the focus on mount, or as soon as `isWanted` is true. */
export function useAutoFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
