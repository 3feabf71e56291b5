import type { Chunk } from "./chunk.ts";

/** A control that leads to a lazy piece requests it when it is pointed at or focused, not earlier. */
export function onIntent(chunk: Chunk<unknown>) {
  const request = () => void chunk.request().catch(() => {});
  return { onPointerEnter: request, onFocus: request };
}
