import { vi } from "vitest";
import type { SiteConfig } from "#web/platform/site-config.ts";

type Listening = [target: EventTarget, ...Parameters<EventTarget["addEventListener"]>];

let listening: Listening[] = [];

/** A page that was just come to: its modules run anew, with what the browser keeps from page to page. */
export function loadPage(address: string, site: Partial<SiteConfig> = {}): void {
  leavePage();
  vi.resetModules();
  window.location.href = `http://localhost:3000${address}`;
  history.replaceState(null, "", address);
  document.body.innerHTML = '<script id="site" type="application/json"></script>';
  document.getElementById("site")!.textContent = JSON.stringify(site);
  for (const target of [window, document]) follow(target);
}

/** Nothing of a page listens once it is gone. */
export function leavePage(): void {
  vi.restoreAllMocks();
  for (const [target, ...listener] of listening) target.removeEventListener(...listener);
  listening = [];
}

function follow(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation((...listener) => {
    listening.push([target, ...listener]);
    add(...listener);
  });
}

/** As it is once someone has answered. */
export const saveConsent = (choice: string, more: object = {}): void =>
  localStorage.setItem("consent", JSON.stringify({ choice, version: 1, at: "2026-11-15T12:00:00.000Z", ...more }));

/** Another tab has changed something in storage. */
export function otherTabChanged(key: string | null): void {
  const event = new Event("storage") as Event & { key: string | null };
  event.key = key;
  window.dispatchEvent(event);
}

/** The browser shows the page once more, as it was left. */
export function restorePage(): void {
  const event = new Event("pageshow") as Event & { persisted: boolean };
  event.persisted = true;
  window.dispatchEvent(event);
}

export function setPrivacySignal(isSent: boolean): void {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: isSent, configurable: true });
}
