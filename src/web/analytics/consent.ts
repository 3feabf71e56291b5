import { useSyncExternalStore } from "react";
import { observable } from "#web/platform/observable.ts";
import { readJson, safeLocalStorage } from "#web/platform/safe-storage.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";

/** Increment when the question changes: answers to an earlier version are ignored. */
export const consentVersion = 1;

const key = "consent";

export type Choice = "granted" | "refused";

/** `signal`: the browser sends Global Privacy Control, which always is a refusal. */
export interface Consent {
  choice: Choice;
  by: "visitor" | "operator" | "signal";
  at: number;
}

const consentState = observable<Consent | null | undefined>(undefined);

/** Null until the visitor answers. */
export function currentConsent(): Consent | null {
  if (consentState.get() === undefined) consentState.set(readConsent());
  return consentState.get() ?? null;
}

/** Notifies of every change, also in other tabs. */
export function onConsentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key: changed }: StorageEvent) => {
    // Null: all of the storage was cleared.
    if (changed === key || changed === null) consentState.set(readConsent());
  };
  // A page in the back/forward cache receives no storage events.
  const fromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted) consentState.set(readConsent());
  };
  window.addEventListener("storage", fromOtherTab);
  window.addEventListener("pageshow", fromCache);
  const stop = consentState.subscribe(listener);
  return () => {
    window.removeEventListener("storage", fromOtherTab);
    window.removeEventListener("pageshow", fromCache);
    stop();
  };
}

/** What pages are prerendered with, so that the bar appears only once it can take an answer. */
const noConsent: Consent = { choice: "refused", by: "operator", at: 0 };

export const useConsent = (): Consent | null => useSyncExternalStore(onConsentChange, currentConsent, () => noConsent);

/**
 * Stores the answer with its time and the version of the question, as proof of consent. Without storage it lasts as long as
 * the page.
 */
export function setConsent(choice: Choice): void {
  const at = Date.now();
  safeLocalStorage.write(key, JSON.stringify({ choice, version: consentVersion, at: new Date(at).toISOString() }));
  consentState.set(fixedRefusal() ?? { choice, by: "visitor", at });
}

const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function readConsent(): Consent | null {
  const byOperator = (): Consent => ({ choice: "granted", by: "operator", at: Date.now() });
  return fixedRefusal() ?? readSavedConsent() ?? (readSiteConfig().consent === "granted" ? byOperator() : null);
}

/** A refusal that no answer overrides: by the operator or the browser. */
function fixedRefusal(): Consent | null {
  if (readSiteConfig().consent === "off") return noConsent;
  return hasPrivacySignal() ? { choice: "refused", by: "signal", at: Date.now() } : null;
}

function readSavedConsent(): Consent | null {
  const { choice, version, at } = (readJson(safeLocalStorage, key) ?? {}) as Record<string, unknown>;
  if (version !== consentVersion || (choice !== "granted" && choice !== "refused")) return null;
  return { choice, by: "visitor", at: Math.max(0, typeof at === "string" ? Date.parse(at) || 0 : 0) };
}

/** Whether the visitor reopened the bar to review the answer. */
const isReopened = observable(false);

export const reopenConsentBar = (): void => isReopened.set(true);

export const closeConsentBar = (): void => isReopened.set(false);

export const useIsReopened = (): boolean => useSyncExternalStore(isReopened.subscribe, isReopened.get, () => false);
