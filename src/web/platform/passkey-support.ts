import { useEffect, useState } from "react";
import { offers } from "./offers.ts";

/** Every current browser reads the questions of passkeys as JSON; one that can't is not asked. */
const hasPasskeys = (): boolean =>
  offers("passkeys") &&
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Known once the page is alive. */
export function usePasskeySupport(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(hasPasskeys()), []);
  return isThere;
}
