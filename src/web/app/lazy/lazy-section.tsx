import "./lazy.css";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { type Chunk, ChunkLoadError, failureWords } from "./chunk.ts";
import { type LoadedChunk, useChunk } from "./use-chunk.ts";

/**
 * A section in a file of its own. Until that is here it says so in its place, and where it does not come, why, with its own
 * "Try again". Nothing else on the page is touched.
 */
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

/** For a section that is only wanted at times: `children` where the chunk is here, else what there is to say about it. */
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

/** Shows after a moment: most files are here before it could be read. */
const LoadingNote = () => (
  <p className="part-waiting small quiet" role="status">
    Loading...
  </p>
);

interface PartFailureProps {
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
export function replacementOf(shown: HTMLElement): () => Element | null {
  const { parentElement, previousElementSibling } = shown;
  return () =>
    (previousElementSibling ? previousElementSibling.nextElementSibling : parentElement?.firstElementChild) ?? null;
}

const focusable =
  "[autofocus], h1[tabindex], h2[tabindex], h3[tabindex], input, select, textarea, button, a[href], [tabindex]";

/** The pressed "Try again" is gone with the failure: the keyboard goes on in what came instead. */
export function focusReplacement(arrived: Element | null): void {
  if (!arrived || document.activeElement !== document.body) return;
  const target = arrived.matches(focusable) ? arrived : arrived.querySelector(focusable);
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}
