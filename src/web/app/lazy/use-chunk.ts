import { useEffect, useState, useSyncExternalStore } from "react";
import type { Chunk } from "./chunk.ts";

export interface LoadedChunk<Module> {
  module: Module | undefined;
  /** Of the last attempt. It stays while the next one is under way. */
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

interface Attempt {
  number: number;
  error?: unknown;
  isOver: boolean;
}

/**
 * A chunk that is loaded once it is wanted. By state and not by Suspense, which waits a third of a second after anything
 * else that was waited for.
 */
export function useChunk<Module>(chunk: Chunk<Module>, isWanted = true): LoadedChunk<Module> {
  const module = useSyncExternalStore(chunk.follow, chunk.ready, chunk.ready);
  const [{ number, error, isOver }, setAttempt] = useState<Attempt>({ number: 0, isOver: false });
  useEffect(() => {
    if (!isWanted || chunk.ready()) return;
    let isHere = true;
    chunk.load().catch((failure: unknown) => isHere && setAttempt({ number, error: failure, isOver: true }));
    return () => {
      isHere = false;
    };
  }, [chunk, isWanted, number]);
  return {
    module,
    error: module === undefined ? error : undefined,
    isRetrying: error !== undefined && !isOver,
    retry: () => setAttempt({ number: number + 1, error, isOver: false }),
  };
}

/** For a control that leads to a lazy piece: requests its files when the control is hovered or focused, not earlier. */
export function onIntent(chunk: Chunk<unknown>) {
  const request = () => void chunk.request().catch(() => {});
  return { onPointerEnter: request, onFocus: request };
}
