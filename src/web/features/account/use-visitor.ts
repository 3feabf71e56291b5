import { useEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { firstSession } from "#web/platform/session.ts";
import { rememberedOwner } from "#web/store/owner/owner.ts";
import { isSharedComputer } from "#web/store/owner/shared-computer.ts";
import { useDevice } from "#web/store/use-device.ts";

/** Whether someone should be offered to sign in: not while their own household opens without asking the server. */
export function useVisitor(user: User | null): boolean {
  const device = useDevice();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void firstSession().then(() => setAsked(true)), []);
  if (device.phase === "hidden") return true;
  if (user) return false;
  if (device.phase === "open" && device.isOffline) return true;
  const owner = device.phase === "closed" ? rememberedOwner() : device.owner;
  // On a shared computer nobody is remembered, so only the server can tell.
  return owner === "anonymous" && (isAsked || !isSharedComputer(document));
}
