import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import type { Chunk } from "./chunk.ts";
import { focusArrived, PartFailure, placeOf } from "./part-failure.tsx";
import { type LoadedChunk, useChunk } from "./use-chunk.ts";
import "./lazy.css";

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
    if (module) focusArrived(place.current?.() ?? null);
  }, [module]);
  if (module) return children;
  if (error === undefined) return <Waiting />;
  const tryAgain = (shown: HTMLElement) => {
    place.current = placeOf(shown);
    retry();
  };
  return <PartFailure error={error} isRetrying={isRetrying} onRetry={tryAgain} />;
}

/** Shows after a moment: most files are here before it could be read. */
const Waiting = () => (
  <p className="part-waiting small quiet" role="status">
    Loading...
  </p>
);
