import { createContext, use } from "react";

/** What the operator set and the pages may know. */
export interface SiteConfig {
  contactEmail: string | null;
}

/** Prerendering supplies it per page; in the browser it stands in a data block that the server wrote into the page. */
export const SiteConfigContext = createContext<SiteConfig | null>(null);

let known: SiteConfig | undefined;

function readSiteConfig(): SiteConfig {
  known ??= { contactEmail: null, ...JSON.parse(document.getElementById("site")?.textContent || "{}") } as SiteConfig;
  return known;
}

export const useSiteConfig = (): SiteConfig => use(SiteConfigContext) ?? readSiteConfig();
