import type { User } from "#sync/user.ts";
import { Notice } from "#web/household/notice.tsx";
import { eraseDevice } from "#web/store/owner/recover-device.ts";
import { useDevice } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { YourData } from "./data/your-data.tsx";
import { YourHousehold } from "./household/your-household.tsx";
import { BothHere } from "./sign-in/both-here.tsx";
import { SignOut, useLeave } from "./sign-out.tsx";
import { useSignedInParts } from "./use-signed-in-parts.ts";

interface SectionsProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export function AccountSections({ user, setUser }: SectionsProps) {
  const device = useDevice();
  const { show } = useToast();
  const leave = useLeave(() => setUser(null));
  const { parts, hasFailed, tryAgain } = useSignedInParts(user !== null);
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
      {isSignedIn && <BothHere />}
      {user && parts?.door(user)}
      <YourHousehold />
      {user && parts?.sharing(user)}
      <YourData onErase={erase} />
      {user && parts?.security(user)}
      {user && hasFailed && <PartsMissing onTryAgain={tryAgain} />}
      {isSignedIn && <SignOut leave={leave} />}
    </div>
  );
}

function PartsMissing({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Notice
      isUrgent
      actions={
        <Button variant="outline" onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      <p>Members and security did not load. If it stays so, reload the page.</p>
    </Notice>
  );
}
