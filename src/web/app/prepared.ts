import type { Screen } from "./load-screen.ts";

const patience = 300;

/** Drawn once, with what it shows, a page is there sooner than one that is drawn empty first. What takes long is told of. */
export const prepared = (screen: Screen): Promise<unknown> =>
  Promise.race([screen.prepare?.(), new Promise((resolve) => setTimeout(resolve, patience))]);
