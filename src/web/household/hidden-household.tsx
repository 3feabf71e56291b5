import { goOnWithoutAccount } from "#web/store/owner/recover-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "./notice.tsx";

/** The session of whoever's household is here has ended. */
export function HiddenHousehold() {
  return (
    <Notice
      title="Your session has ended"
      isUrgent
      actions={
        <Button variant="outline" onClick={() => void goOnWithoutAccount()}>
          Use this device without an account
        </Button>
      }
    >
      <p>
        Sign in again to open your household. Nothing is lost: what was not sent yet waits here, closed to everyone
        else.
      </p>
    </Notice>
  );
}
