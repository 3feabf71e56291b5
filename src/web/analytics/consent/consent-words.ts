import type { Consent } from "./consent.ts";

/** Made when it is asked for: the first format of a page takes a slow phone 80 ms, and this script starts on every page. */
const dayOf = (at: number): string => new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(at);

/** How things stand, in a sentence. */
export function consentInWords(consent: Consent | null): string {
  if (!consent) return "You have not answered yet, so nothing is counted.";
  if (consent.by === "signal")
    return "Your browser sends Global Privacy Control. That is a no, so nothing is counted here.";
  if (consent.by === "operator")
    return consent.choice === "granted"
      ? "The operator of this site counts visits unless you refuse."
      : "This site counts nothing: no visits, no clicks. So there is nothing to agree to.";
  const on = consent.at ? ` on ${dayOf(consent.at)}` : "";
  return consent.choice === "granted" ? `You agreed${on}.` : `You refused${on}. Nothing is counted.`;
}

/** Nothing to choose where the browser or the operator has said no. */
export const canChoose = (consent: Consent | null): boolean =>
  !(consent?.choice === "refused" && consent.by !== "visitor");
