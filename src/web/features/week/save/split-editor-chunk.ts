import { lazyChunk } from "#web/app/lazy/chunk.ts";

/** Requested by the controls that lead to it, shown by the card. */
export const splitEditor = lazyChunk("split-editor", () => import("./split-editor.tsx"));
