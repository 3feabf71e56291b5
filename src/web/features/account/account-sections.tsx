import type { User } from "#sync/user.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { offers } from "#web/browser/offers.ts";
import { eraseDevice } from "#web/store/owner/recover-device.ts";
import { useDevice } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { YourData } from "./data/your-data.tsx";
import { YourHousehold } from "./household/your-household.tsx";
import { PrivacySection } from "./privacy/privacy-section.tsx";
import { Profile } from "./profile/profile.tsx";
import { VisitorReminders } from "./reminders/visitor-reminders.tsx";
import { SignOut, useLeave } from "./sign-out.tsx";
import { useSignedInParts } from "./use-signed-in-parts.ts";

interface SectionsProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export function AccountSections({ user, setUser }: SectionsProps) {
  const device = useDevice();
  const isSignedIn = device.phase === "open" && device.owner !== "anonymous";
  const { show } = useToast();
  const leave = useLeave(() => setUser(null));
  const signedIn = useSignedInParts(user !== null || isSignedIn);
  const parts = signedIn.module?.parts;
  const erase = async () => {
    if (isSignedIn) await leave(true);
    else {
      await eraseDevice();
      show({ text: "Everything is erased on this device." });
    }
  };
  return (
    <div className="account-sections">
      <SectionBoundary>{isSignedIn && parts?.adoption()}</SectionBoundary>
      <SectionBoundary>{user && parts?.door(user)}</SectionBoundary>
      {isSignedIn && (
        <SectionBoundary>
          <Profile rows={user && parts?.profile(user)}>
            <SignOut leave={leave} />
          </Profile>
        </SectionBoundary>
      )}
      <SectionBoundary>
        <YourHousehold />
      </SectionBoundary>
      <SectionBoundary>{user && parts?.sharing(user)}</SectionBoundary>
      <SectionBoundary>{user && parts?.security(user)}</SectionBoundary>
      {user && !parts && <LoadedSection loaded={signedIn}>{null}</LoadedSection>}
      {user && offers("reminders") ? (
        <SectionBoundary>{parts?.reminders()}</SectionBoundary>
      ) : (
        <SectionBoundary>
          <VisitorReminders />
        </SectionBoundary>
      )}
      <SectionBoundary>
        <YourData onErase={erase}>{isSignedIn && parts?.setAside()}</YourData>
      </SectionBoundary>
      <SectionBoundary>
        <PrivacySection />
      </SectionBoundary>
    </div>
  );
}
