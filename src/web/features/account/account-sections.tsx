import type { User } from "#sync/user.ts";
import { eraseDevice } from "#web/store/owner/recover-device.ts";
import { useDevice } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { YourData } from "./data/your-data.tsx";
import { YourHousehold } from "./household/your-household.tsx";
import { SharingSections } from "./sharing/sharing-sections.tsx";
import { WaitingAtTheDoor } from "./sharing/waiting-at-the-door.tsx";
import { SignOut, useLeave } from "./sign-out.tsx";

interface SectionsProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export function AccountSections({ user, setUser }: SectionsProps) {
  const device = useDevice();
  const { show } = useToast();
  const leave = useLeave(() => setUser(null));
  const isSignedIn = device.phase === "open" && device.owner !== "anonymous";
  const erase = async () => {
    if (isSignedIn) await leave(true);
    else {
      await eraseDevice();
      show({ text: "Everything is erased on this device." });
    }
  };
  return (
    <div className="account-sections">
      {user && <WaitingAtTheDoor user={user} />}
      <YourHousehold />
      {user && <SharingSections user={user} />}
      <YourData onErase={erase} />
      {isSignedIn && <SignOut leave={leave} />}
    </div>
  );
}
