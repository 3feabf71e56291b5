import { createContext } from "react";

/**
 * For a screen that is embedded in an article: its initial values, in the form of a link's `#` part. Null on its own page.
 * An embedded screen leaves title and address to the page around it.
 */
export const IslandContext = createContext<string | null>(null);
