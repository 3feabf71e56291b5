import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";

/** Few households are short every week, so what they are shown comes in a file of its own. */
export const ShortfallLater = lazySection(
  lazyChunk("shortfall", () => import("./shortfall.tsx")),
  (module) => module.Shortfall,
);
