import { useEffect, useState } from "react";
import { readSiteConfig, type SiteConfig } from "./site-config.ts";

/** What needs our own server, or a Firebase project that has turned it on. */
export type Capability =
  | "passkeys"
  /** The list of sessions, and ending one or all. */
  | "sessions"
  /** The audit log of an account. */
  | "audit"
  | "second-factor"
  | "backup-codes"
  | "remembered-devices"
  | "mailed-invitations"
  /** By mail, or as a calendar subscription. */
  | "reminders"
  | "contact-form"
  | "own-events";

/** The only place that knows what each mode has, except for sign-in methods: those come from the identity service. */
export function hasCapability(capability: Capability, { firebase }: SiteConfig = readSiteConfig()): boolean {
  return !firebase || (capability === "second-factor" && firebase.signIn.includes(capability));
}

/** Every current browser parses passkey options from JSON; passkeys are not offered in older ones. */
const hasPasskeys = (): boolean =>
  hasCapability("passkeys") &&
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** False in prerendered pages, until the effect has run. */
export function usePasskeySupport(): boolean {
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported(hasPasskeys()), []);
  return isSupported;
}
