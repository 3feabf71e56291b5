import { useEffect, useState, useSyncExternalStore } from "react";
import type { Chunk } from "./chunk.ts";

export interface LoadedChunk<Module> {
  module: Module | undefined;
  /** The last failure. It stays during the next attempt. */
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

interface Attempt {
  number: number;
  error?: unknown;
  isOver: boolean;
}

/** Loads a chunk once `isWanted`. With state instead of Suspense, whose fallback stays for at least a third of a second. */
export function useChunk<Module>(chunk: Chunk<Module>, isWanted = true): LoadedChunk<Module> {
  const module = useSyncExternalStore(chunk.follow, chunk.ready, chunk.ready);
  const [{ number, error, isOver }, setAttempt] = useState<Attempt>({ number: 0, isOver: false });
  useEffect(() => {
    if (!isWanted || chunk.ready()) return;
    let isMounted = true;
    chunk.load().catch((failure: unknown) => isMounted && setAttempt({ number, error: failure, isOver: true }));
    return () => {
      isMounted = false;
    };
  }, [chunk, isWanted, number]);
  return {
    module,
    error: module === undefined ? error : undefined,
    isRetrying: error !== undefined && !isOver,
    retry: () => setAttempt({ number: number + 1, error, isOver: false }),
  };
}

/** Props for a control that opens a lazy chunk: prefetches it on hover or focus. */
export function onIntent(chunk: Chunk<unknown>) {
  const request = () => void chunk.request().catch(() => {});
  return { onPointerEnter: request, onFocus: request };
}
