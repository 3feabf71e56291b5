import { vi } from "vitest";
import type { SiteConfig } from "#web/platform/site-config.ts";

type Registration = [target: EventTarget, ...Parameters<EventTarget["addEventListener"]>];

let registrations: Registration[] = [];

/** Simulates a page load: the modules run again, with the storage that survives a load. */
export function loadPage(address: string, site: Partial<SiteConfig> = {}): void {
  leavePage();
  vi.resetModules();
  window.location.href = `http://localhost:3000${address}`;
  history.replaceState(null, "", address);
  document.body.innerHTML = '<script id="site" type="application/json"></script>';
  document.getElementById("site")!.textContent = JSON.stringify(site);
  for (const target of [window, document]) follow(target);
}

/** Removes the listeners of the previous page. */
export function leavePage(): void {
  vi.restoreAllMocks();
  for (const [target, ...listener] of registrations) target.removeEventListener(...listener);
  registrations = [];
}

function follow(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation((...listener) => {
    registrations.push([target, ...listener]);
    add(...listener);
  });
}

/** Stores an answer as the consent bar does. */
export const saveConsent = (choice: string, more: object = {}): void =>
  localStorage.setItem("consent", JSON.stringify({ choice, version: 1, at: "2026-11-15T12:00:00.000Z", ...more }));

/** Simulates a change of storage in another tab. */
export function otherTabChanged(key: string | null): void {
  const event = new Event("storage") as Event & { key: string | null };
  event.key = key;
  window.dispatchEvent(event);
}

/** Simulates a restore from the back/forward cache. */
export function restorePage(): void {
  const event = new Event("pageshow") as Event & { persisted: boolean };
  event.persisted = true;
  window.dispatchEvent(event);
}

export function setPrivacySignal(isSent: boolean): void {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: isSent, configurable: true });
}
