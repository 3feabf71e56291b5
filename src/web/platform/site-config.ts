import { createContext, use } from "react";
import type { HostedSite } from "#sync/hosted-project.ts";

/** What the operator set and the pages may know. */
export interface SiteConfig {
  contactEmail: string | null;
  /** Of the operator's analytics tag. */
  analyticsId: string | null;
  /** Whether visitors are asked before anything is measured; `granted` and `off` are the operator's own decision. */
  consent: "ask" | "granted" | "off";
  /** Where people and households are kept in place of our own server: hosted mode. */
  firebase: HostedSite | null;
  /** How long a file may take that is loaded lazily, in milliseconds. Servers leave it as it is. */
  chunkTimeout: number;
}

export const defaultSiteConfig: SiteConfig = {
  contactEmail: null,
  analyticsId: null,
  consent: "ask",
  firebase: null,
  chunkTimeout: 120_000,
};

/** Prerendering supplies it per page; in the browser it stands in a data block that the server wrote into the page. */
export const SiteConfigContext = createContext<SiteConfig | null>(null);

let known: SiteConfig | undefined;

export function readSiteConfig(): SiteConfig {
  known ??= {
    ...defaultSiteConfig,
    ...JSON.parse(globalThis.document?.getElementById("site")?.textContent || "{}"),
  } as SiteConfig;
  return known;
}

export const useSiteConfig = (): SiteConfig => use(SiteConfigContext) ?? readSiteConfig();
