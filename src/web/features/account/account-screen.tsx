import type { User } from "#sync/user.ts";
import "./account.css";
import { Appearance } from "./appearance.tsx";
import { OnThisDevice } from "./on-this-device.tsx";

interface AccountProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export default function AccountScreen(_: AccountProps) {
  return (
    <div className="wrap page columns">
      <div>
        <h1 tabIndex={-1}>You don’t need an account</h1>
        <p className="lede">
          Everything here works without one, on this device. Signing in, to have the same weeks on all your devices and
          with your partner, opens in a coming version.
        </p>
      </div>
      <div className="account-sections">
        <Appearance />
        <OnThisDevice />
      </div>
    </div>
  );
}
