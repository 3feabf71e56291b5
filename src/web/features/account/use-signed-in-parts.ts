import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { type LoadedChunk, useChunk } from "#web/app/lazy/use-chunk.ts";

const signedInParts = lazyChunk("signed-in-parts", () => import("./signed-in-parts.tsx"));

/** The parts for whoever is signed in, once someone is. */
export const useSignedInParts = (isWanted: boolean): LoadedChunk<typeof import("./signed-in-parts.tsx")> =>
  useChunk(signedInParts, isWanted);
