import type { User } from "#sync/user.ts";
import { OnThisPage } from "./on-this-page.tsx";
import { ProfileRows } from "./profile-rows.tsx";
import { RemindersSection } from "./reminders/reminders-section.tsx";
import { SecuritySection } from "./security/security-section.tsx";
import { PendingJoinRequests, SharingSections } from "./sharing/sharing-sections.tsx";
import { EarlierAccounts } from "./your-data/adoption/earlier-account.tsx";
import { SetAsideRows } from "./your-data/adoption/set-aside-rows.tsx";
import { TwoHouseholds } from "./your-data/adoption/two-households.tsx";

/** The sections that only signed-in users see. Lazily loaded: visitors don't wait for them. */
export const parts = {
  contents: () => <OnThisPage />,
  adoption: () => (
    <>
      <EarlierAccounts />
      <TwoHouseholds />
    </>
  ),
  setAside: () => <SetAsideRows />,
  joinRequests: (user: User) => <PendingJoinRequests user={user} />,
  profile: (user: User) => <ProfileRows user={user} />,
  sharing: (user: User) => <SharingSections user={user} />,
  reminders: () => <RemindersSection />,
  security: (user: User) => <SecuritySection user={user} />,
};
