import { type Later, useLater } from "./use-later.ts";

type Parts = typeof import("./signed-in-parts.tsx").parts;

const load = (): Promise<Parts> => import("./signed-in-parts.tsx").then(({ parts }) => parts);

/** The parts for whoever is signed in, once someone is. */
export const useSignedInParts = (isWanted: boolean): Later<Parts> => useLater(isWanted, load);
