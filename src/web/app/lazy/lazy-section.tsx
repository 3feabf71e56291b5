import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { focusIn, isFocusLost } from "#web/ui/focus.ts";
import { type Chunk, ChunkLoadError, failureWords } from "./chunk.ts";
import { type LoadedChunk, useChunk } from "./use-chunk.ts";
import "./lazy.css";

/** A section in its own chunk. Shows in its place that it is loading, or why it failed, with a "Try again" button. */
export function lazySection<Module, Props extends object>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazySection(props: Props) {
    const loaded = useChunk(chunk);
    const Section = loaded.module && pick(loaded.module);
    return <LoadedSection loaded={loaded}>{Section && <Section {...props} />}</LoadedSection>;
  };
}

/** For a section that is needed only at times: `children` if the chunk is loaded, otherwise its loading state or failure. */
export function LoadedSection({ loaded, children }: { loaded: LoadedChunk<unknown>; children: ReactNode }) {
  const { module, error, isRetrying, retry } = loaded;
  const place = useRef<(() => Element | null) | null>(null);
  useEffect(() => {
    if (module) focusReplacement(place.current?.() ?? null);
  }, [module]);
  if (module) return children;
  if (error === undefined) return <LoadingNote />;
  const tryAgain = (shown: HTMLElement) => {
    place.current = replacementOf(shown);
    retry();
  };
  return <PartFailure error={error} isRetrying={isRetrying} onRetry={tryAgain} />;
}

/** Its style delays it, because most files load before it could be read. */
const LoadingNote = () => (
  <p className="part-waiting small quiet" role="status">
    Loading...
  </p>
);

interface PartFailureProps {
  error: unknown;
  isRetrying?: boolean;
  /** Receives the element that shows the failure, which is about to be removed. */
  onRetry: (shown: HTMLElement) => void;
}

/** Replaces a part of the page that failed. The rest of the page still works. */
export function PartFailure({ error, isRetrying = false, onRetry }: PartFailureProps) {
  const shown = useRef<HTMLDivElement>(null);
  const isLoading = error instanceof ChunkLoadError;
  // The focused control may be gone with the part: do not lose the keyboard focus.
  useEffect(() => {
    if (isFocusLost()) focusIn(shown.current, "button");
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

/** Returns a function that finds the element which replaces the failure. */
export function replacementOf(shown: HTMLElement): () => Element | null {
  const { parentElement, previousElementSibling } = shown;
  return () =>
    (previousElementSibling ? previousElementSibling.nextElementSibling : parentElement?.firstElementChild) ?? null;
}

const focusable =
  "[autofocus], h1[tabindex], h2[tabindex], h3[tabindex], input, select, textarea, button, a[href], [tabindex]";

/** Moves the focus from the removed "Try again" button into the loaded part. */
export function focusReplacement(replacement: Element | null): void {
  if (!replacement || !isFocusLost()) return;
  if (replacement.matches(focusable)) (replacement as HTMLElement).focus({ preventScroll: true });
  else focusIn(replacement, focusable, { preventScroll: true });
}
