import type { User } from "#sync/user.ts";
import { OnThisPage } from "#web/features/account/on-this-page.tsx";
import { ProfileRows } from "#web/features/account/profile-rows.tsx";
import { RemindersSection } from "#web/features/account/reminders/reminders-section.tsx";
import { SecuritySection } from "#web/features/account/security/security-section.tsx";
import { PendingJoinRequests, SharingSections } from "#web/features/sharing/sharing-sections.tsx";
import { EarlierAccounts } from "#web/features/your-data/adoption/earlier-account.tsx";
import { SetAsideRows } from "#web/features/your-data/adoption/set-aside-rows.tsx";
import { TwoHouseholds } from "#web/features/your-data/adoption/two-households.tsx";

/** The sections that only signed-in users see. Lazily loaded: visitors don't wait for them. */
export const sections = {
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
