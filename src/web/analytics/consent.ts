import { useSyncExternalStore } from "react";
import { readSiteConfig } from "#web/platform/site-config.ts";
import { cell } from "#web/store/cell.ts";

/** Counts up when people are asked about something else than before; earlier answers then hold no longer. */
export const consentVersion = 1;

const key = "consent";

export type Choice = "granted" | "refused";

/** An answer, whose it is, and when. `signal`: the browser says Global Privacy Control, which is a refusal, always. */
export interface Consent {
  choice: Choice;
  by: "visitor" | "operator" | "signal";
  at: number;
}

const consentState = cell<Consent | null | undefined>(undefined);

/** Null while nobody has answered. */
export function currentConsent(): Consent | null {
  if (consentState.get() === undefined) consentState.set(readConsent());
  return consentState.get() ?? null;
}

/** Told of every change of mind, in other tabs too. */
export function onConsentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key: changed }: StorageEvent) => {
    // Null: all of the storage was cleared.
    if (changed === key || changed === null) consentState.set(readConsent());
  };
  // A page in the browser's back/forward cache is told of nothing meanwhile.
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

/** What the page was prerendered with: nobody is asked before the page can take an answer. */
const noConsent: Consent = { choice: "refused", by: "operator", at: 0 };

export const useConsent = (): Consent | null => useSyncExternalStore(onConsentChange, currentConsent, () => noConsent);

/** The visitor's answer, with what was asked and when. It is the proof, so it is kept as one. */
export function setConsent(choice: Choice): void {
  const at = Date.now();
  try {
    localStorage.setItem(key, JSON.stringify({ choice, version: consentVersion, at: new Date(at).toISOString() }));
  } catch {
    // Without storage the answer lasts as long as the page.
  }
  consentState.set(fixedRefusal() ?? { choice, by: "visitor", at });
}

const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function readConsent(): Consent | null {
  const byOperator = (): Consent => ({ choice: "granted", by: "operator", at: Date.now() });
  return fixedRefusal() ?? readSavedConsent() ?? (readSiteConfig().consent === "granted" ? byOperator() : null);
}

/** One that no visitor's answer changes. */
function fixedRefusal(): Consent | null {
  if (readSiteConfig().consent === "off") return noConsent;
  return hasPrivacySignal() ? { choice: "refused", by: "signal", at: Date.now() } : null;
}

function readSavedConsent(): Consent | null {
  try {
    const { choice, version, at } = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
    if (version !== consentVersion || (choice !== "granted" && choice !== "refused")) return null;
    return { choice, by: "visitor", at: Math.max(0, Date.parse(String(at)) || 0) };
  } catch {
    return null;
  }
}

/** Whether someone wants to look at their answer again. */
const isReopened = cell(false);

export const reopenConsentBar = (): void => isReopened.set(true);

export const closeConsentBar = (): void => isReopened.set(false);

export const useIsReopened = (): boolean => useSyncExternalStore(isReopened.subscribe, isReopened.get, () => false);
