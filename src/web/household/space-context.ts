import { createContext } from "react";

/** The space that a part of the page shows and changes, where that is not the household that is open. */
export const SpaceContext = createContext<string | undefined>(undefined);
