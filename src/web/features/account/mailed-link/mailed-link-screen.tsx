import { useLayoutEffect, useState } from "react";
import { accountPath } from "#web/paths.ts";
import { navigate } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { NewPassword } from "../reset/new-password.tsx";
import { Confirm, NoLink } from "../verify/verify-screen.tsx";
import { type MailedLink, takeLink } from "./mailed-link.ts";
import { TakeBack } from "./take-back.tsx";

/** Where the links in Firebase's mails lead once an operator has named this address to it. */
export function MailedLinkScreen() {
  const { key } = useLocation();
  const [link, setLink] = useState<MailedLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useLayoutEffect(() => {
    const given = takeLink();
    if (given) setLink(given);
  }, [key]);
  return (
    <div className="wrap page">
      <div className="account-step">{link ? <Asked key={link.code} {...link} /> : <NoLink />}</div>
    </div>
  );
}

const askAgain = () => navigate(accountPath("reset"));

function Asked({ about, code }: MailedLink) {
  if (about === "password") return <NewPassword secret={code} onAskAgain={askAgain} />;
  return about === "address" ? <Confirm secret={code} /> : <TakeBack code={code} />;
}
