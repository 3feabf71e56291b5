import { vi } from "vitest";
import type { HostedSite } from "#sync/hosted-project.ts";
import type { SiteConfig } from "./site-config.ts";

export const hostedSite: HostedSite = {
  apiKey: "key",
  authDomain: "money.firebaseapp.com",
  projectId: "money",
  appId: "1:2:web:3",
  signIn: [],
  emulators: null,
  passwordPolicy: { min: 6, max: null, require: [] },
};

/** Sets the operator's settings. Modules that are imported afterwards run again. */
export function loadSite(site: Partial<SiteConfig>): void {
  vi.resetModules();
  document.body.innerHTML = '<script id="site" type="application/json"></script>';
  document.getElementById("site")!.textContent = JSON.stringify(site);
}
