import { createContext, use } from "react";
import type { HostedSite } from "#sync/hosted-project.ts";

/** The operator's public settings. */
export interface SiteConfig {
  contactEmail: string | null;
  /** The id of the operator's analytics tag. */
  analyticsId: string | null;
  /** Whether visitors are asked for consent to analytics; `granted` and `off` are the operator's decision. */
  consent: "ask" | "granted" | "off";
  /** The project that stores accounts and households instead of our own server (hosted mode). */
  firebase: HostedSite | null;
  /** The timeout of lazily loaded files, in milliseconds. Only tests change it. */
  chunkTimeout: number;
}

export const defaultSiteConfig: SiteConfig = {
  contactEmail: null,
  analyticsId: null,
  consent: "ask",
  firebase: null,
  chunkTimeout: 120_000,
};

/** Supplied by prerendering; in the browser the server has written it into a data block of the page. */
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
