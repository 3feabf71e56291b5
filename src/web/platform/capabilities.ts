import { useEffect, useState } from "react";
import { readSiteConfig, type SiteConfig } from "./site-config.ts";

/** What a site offers only where our own server runs, or where a hosted project has turned it on. */
export type Capability =
  | "passkeys"
  /** The list of where somebody is signed in, with ending them, one or all. */
  | "sessions"
  /** What happened to an account. */
  | "audit"
  | "second-factor"
  | "backup-codes"
  | "remembered-devices"
  | "mailed-invitations"
  /** By mail, or by a calendar's address that follows. */
  | "reminders"
  | "contact-form"
  | "own-events";

/** The one place that knows what each mode has. Ways in come from the identity service itself. */
export function hasCapability(offer: Capability, { firebase }: SiteConfig = readSiteConfig()): boolean {
  return !firebase || (offer === "second-factor" && firebase.signIn.includes(offer));
}

/** Every current browser reads the questions of passkeys as JSON; one that can't is not asked. */
const hasPasskeys = (): boolean =>
  hasCapability("passkeys") &&
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Known once the page is alive. */
export function usePasskeySupport(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(hasPasskeys()), []);
  return isThere;
}
