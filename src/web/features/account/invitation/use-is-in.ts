import { useEffect, useState } from "react";
import { useSignInState } from "#web/identity/use-identity.ts";
import { firstSession } from "#web/platform/session.ts";

/** Whether someone is signed in; null until the server has been asked. */
export function useIsIn(): boolean | null {
  const { at } = useSignInState();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void firstSession().then(() => setAsked(true)), []);
  if (at === "signed-in") return true;
  return isAsked ? false : null;
}
