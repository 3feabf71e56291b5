import { useLayoutEffect, useState } from "react";
import { useLocation } from "#web/platform/router/router.tsx";

/** What a mail from Firebase is about. */
type LinkTopic = "password" | "address" | "change";

export interface MailedLink {
  about: LinkTopic;
  code: string;
}

const topicOfMode: Readonly<Record<string, LinkTopic>> = {
  resetPassword: "password",
  verifyEmail: "address",
  verifyAndChangeEmail: "address",
  recoverEmail: "change",
  revertSecondFactorAddition: "change",
};

export function parseLink(search: string): MailedLink | null {
  const params = new URLSearchParams(search);
  const [mode, code] = [params.get("mode") ?? "", params.get("oobCode") ?? ""];
  return code !== "" && Object.hasOwn(topicOfMode, mode) ? { about: topicOfMode[mode]!, code } : null;
}

/** The link that was opened, if any. Removes its code from the address. */
export function takeLink(): MailedLink | null {
  const link = parseLink(location.search);
  if (link) history.replaceState(history.state, "", location.pathname);
  return link;
}

/** The secret in the hash of a mailed link. Removed from the address before paint; it stays in memory only. */
export function useLinkSecret(): { secret: string | null; forget: () => void } {
  const { key } = useLocation();
  const [secret, setSecret] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useLayoutEffect(() => {
    const fromAddress = location.hash.slice(1);
    if (!fromAddress) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setSecret(fromAddress);
  }, [key]);
  return { secret, forget: () => setSecret(null) };
}
