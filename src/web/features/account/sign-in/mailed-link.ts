import { useLayoutEffect, useState } from "react";
import { useLocation } from "#web/platform/router/router.tsx";

/** What one of Firebase's mails is about. */
type About = "password" | "address" | "change";

export interface MailedLink {
  about: About;
  code: string;
}

const aboutOf: Readonly<Record<string, About>> = {
  resetPassword: "password",
  verifyEmail: "address",
  verifyAndChangeEmail: "address",
  recoverEmail: "change",
  revertSecondFactorAddition: "change",
};

export function parseLink(search: string): MailedLink | null {
  const params = new URLSearchParams(search);
  const [mode, code] = [params.get("mode") ?? "", params.get("oobCode") ?? ""];
  return code !== "" && Object.hasOwn(aboutOf, mode) ? { about: aboutOf[mode]!, code } : null;
}

/** The link that was opened, if one was. It leaves the address before anything is drawn. */
export function takeLink(): MailedLink | null {
  const given = parseLink(location.search);
  if (given) history.replaceState(history.state, "", location.pathname);
  return given;
}

/** The secret of a mailed link: it leaves the address before anything is drawn, and stays in memory only. */
export function useLinkSecret(): { secret: string | null; forget: () => void } {
  const { key } = useLocation();
  const [secret, setSecret] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useLayoutEffect(() => {
    const given = location.hash.slice(1);
    if (!given) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setSecret(given);
  }, [key]);
  return { secret, forget: () => setSecret(null) };
}
