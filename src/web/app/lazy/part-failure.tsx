import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { ChunkLoadError, failureWords } from "./chunk-load-error.ts";
import "./lazy.css";

export interface PartFailureProps {
  error: unknown;
  isRetrying?: boolean;
  /** Receives the element that shows the failure, which is about to go. */
  onRetry: (shown: HTMLElement) => void;
}

/** In place of a part of the page that failed. The rest of the page goes on. */
export function PartFailure({ error, isRetrying = false, onRetry }: PartFailureProps) {
  const shown = useRef<HTMLDivElement>(null);
  const isLoading = error instanceof ChunkLoadError;
  // The control that was pressed may be gone, and the keyboard must not be lost with it.
  useEffect(() => {
    if (document.activeElement === document.body) shown.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div className="part-failure" role="alert" ref={shown}>
      <p>{isLoading ? failureWords[error.type] : "Something went wrong in this part of the page."}</p>
      <p className="small quiet">The rest of the page works, and nothing you typed there is lost.</p>
      <Button variant="outline" size="small" busy={isRetrying} onClick={() => onRetry(shown.current!)}>
        Try again
      </Button>
    </div>
  );
}

/** Where the element that shows a failure stands, to find what comes in its place. */
export function placeOf(shown: HTMLElement): () => Element | null {
  const { parentElement, previousElementSibling } = shown;
  return () =>
    (previousElementSibling ? previousElementSibling.nextElementSibling : parentElement?.firstElementChild) ?? null;
}

const focusable =
  "[autofocus], h1[tabindex], h2[tabindex], h3[tabindex], input, select, textarea, button, a[href], [tabindex]";

/** The pressed "Try again" is gone with the failure: the keyboard goes on in what came instead. */
export function focusArrived(arrived: Element | null): void {
  if (!arrived || document.activeElement !== document.body) return;
  const target = arrived.matches(focusable) ? arrived : arrived.querySelector(focusable);
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
