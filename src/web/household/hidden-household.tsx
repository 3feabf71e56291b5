import { paths, plainPath } from "#web/paths.ts";
import { useLocation } from "#web/router/router.tsx";
import { goOnWithoutAccount } from "#web/store/owner/recover-device.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "./notice.tsx";

/** The session of whoever's household is here has ended. */
export function HiddenHousehold() {
  // There the form stands below.
  const isAtForm = plainPath(useLocation().pathname) === paths.account;
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
