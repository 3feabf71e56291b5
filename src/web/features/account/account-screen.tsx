import type { User } from "#sync/user.ts";
import { DeviceGate } from "#web/household/device-gate.tsx";
import { useDeviceOpening } from "#web/household/use-device-opening.ts";
import { paths, plainPath } from "#web/paths.ts";
import { useLocation } from "#web/router/router.tsx";
import "./account.css";
import { AccountHeading } from "./account-heading.tsx";
import { AccountSections } from "./account-sections.tsx";
import { Appearance } from "./appearance.tsx";
import { InvitationScreen } from "./invitation/invitation-screen.tsx";
import { OnThisDevice } from "./on-this-device.tsx";

interface AccountProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export default function AccountScreen({ user, setUser }: AccountProps) {
  const { pathname } = useLocation();
  if (plainPath(pathname) === `${paths.account}/invitation`) return <Invitation />;
  return (
    <div className="wrap page columns">
      <div>
        <AccountHeading user={user} />
        <DeviceGate>
          <AccountSections user={user} setUser={setUser} />
        </DeviceGate>
      </div>
      <div className="account-sections">
        <Appearance />
        <OnThisDevice />
      </div>
    </div>
  );
}

/** Needs no household to be read, and one to arrive in. */
function Invitation() {
  useDeviceOpening();
  return <InvitationScreen />;
}
