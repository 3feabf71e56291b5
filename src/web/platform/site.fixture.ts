import { vi } from "vitest";
import type { HostedSite } from "#sync/hosted-project.ts";
import type { SiteConfig } from "./site-config.ts";

export const hostedSite: HostedSite = {
  ...{ apiKey: "key", authDomain: "money.firebaseapp.com", projectId: "money", appId: "1:2:web:3" },
  ...{ signIn: [], emulators: null, passwordPolicy: { min: 6, max: null, require: [] } },
};

/** A page of a site that its operator has set up like this. Its modules run anew. */
export function loadSite(site: Partial<SiteConfig>): void {
  vi.resetModules();
  document.body.innerHTML = '<script id="site" type="application/json"></script>';
  document.getElementById("site")!.textContent = JSON.stringify(site);
}
