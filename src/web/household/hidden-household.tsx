import { useEffect, useState } from "react";
import { paths, plainPath } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import type { Owner } from "#web/store/owner/owner.ts";
import { goOnWithoutAccount } from "#web/store/owner/recover-device.ts";
import { isUnknownAccount } from "#web/store/owner/unknown-account.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "./notice.tsx";
import { UnknownAccount } from "./unknown-account.tsx";

export { EarlierAccountNotice, OpenedOffline } from "./unknown-account.tsx";

/** The session of whoever's household is here has ended, or their account is gone from the server. */
export function HiddenHousehold({ owner }: { owner: Owner }) {
  const uid = owner === "anonymous" ? "" : owner.uid;
  // There the form stands below.
  const isAtForm = plainPath(useLocation().pathname) === paths.account;
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    let isOver = false;
    void isUnknownAccount(uid).then((isSaid) => isOver || setUnknown(isSaid));
    return () => {
      isOver = true;
    };
  }, [uid]);
  if (isUnknown) return <UnknownAccount uid={uid} isAtForm={isAtForm} />;
  return (
    <Notice
      title="Your session has ended"
      isUrgent
      actions={
        <>
          {!isAtForm && <ButtonLink to={paths.account}>Sign in</ButtonLink>}
          <Button variant="outline" onClick={() => void goOnWithoutAccount()}>
            Use this device without an account
          </Button>
        </>
      }
    >
      <p>
        Sign in again to open your household. Nothing is lost: what was not sent yet waits here, closed to everyone
        else.
      </p>
    </Notice>
  );
}
