import type { User } from "#sync/user.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { ChangesSection } from "./changes/changes-section.tsx";
import { MembersSection } from "./members/members-section.tsx";
import { isTheirs } from "./shared-device.ts";
import { WhoSeesWhat } from "./spaces/who-sees-what.tsx";
import { useOnServer } from "./use-on-server.ts";
import "./sharing.css";

/** Who is in the open household, what they changed, and what is shared at all. For whoever is signed in. */
export function SharingSections({ user }: { user: User }) {
  return isTheirs(useDevice(), user) ? <OpenSections uid={user.uid} /> : null;
}

const openId = (state: StoreState) => state.openId;

function OpenSections({ uid }: { uid: string }) {
  const household = useStoreState(openId);
  return household === null ? null : <HouseholdSections key={household} household={household} uid={uid} />;
}

function HouseholdSections({ household, uid }: { household: string; uid: string }) {
  const isOnServer = useOnServer();
  return (
    <div className="sharing">
      <MembersSection household={household} uid={uid} isOnServer={isOnServer} />
      <WhoSeesWhat household={household} />
      {isOnServer && <ChangesSection household={household} uid={uid} />}
    </div>
  );
}
