import { useSyncExternalStore } from "react";

/** What the operator set and the pages may know. The server writes it into each page as a data block. */
export interface SiteConfig {
  contactEmail: string | null;
}

const unknown: SiteConfig = { contactEmail: null };
let known: SiteConfig | undefined;

function readSiteConfig(): SiteConfig {
  known ??= { ...unknown, ...JSON.parse(document.getElementById("site")?.textContent || "{}") } as SiteConfig;
  return known;
}

const never = () => () => {};

/** Prerendered pages know nothing of the operator, so the first render agrees with them and the next one tells. */
export const useSiteConfig = (): SiteConfig => useSyncExternalStore(never, readSiteConfig, () => unknown);
