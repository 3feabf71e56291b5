import { createContext } from "react";

/**
 * For a screen that is drawn as a part of another page: what it begins with, as a link to it would say after `#`. Null on
 * a page of its own. As a part it leaves title and address to the page around it.
 */
export const IslandContext = createContext<string | null>(null);
