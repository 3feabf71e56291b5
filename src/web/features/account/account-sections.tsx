import type { ReactNode } from "react";
import type { User } from "#sync/user.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { type LoadedChunk, useChunk } from "#web/app/lazy/use-chunk.ts";
import { Arriving } from "#web/household/device-gate.tsx";
import { hasCapability } from "#web/platform/capabilities.ts";
import { isAccountOpen } from "#web/store/owner/current-device.ts";
import { eraseDevice } from "#web/store/owner/recover-device.ts";
import { isAnyMissing } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import { VisitorReminders } from "./reminders/visitor-reminders.tsx";
import { YourHousehold } from "./sharing/household/household-section.tsx";
import { SignOut, useLeave } from "./sign-out.tsx";
import { PrivacySection } from "./your-data/privacy-section.tsx";
import { YourData } from "./your-data/your-data.tsx";

interface SectionsProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export function AccountSections({ user, setUser }: SectionsProps) {
  const device = useDevice();
  const isSignedIn = isAccountOpen(device);
  // While signing out, the device already has no owner: sections that query the server must not render again.
  const member = isSignedIn ? user : null;
  /** A household must be complete before it can be exported, set aside or moved. */
  const isArriving = useStoreState(isAnyMissing);
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
      <SectionBoundary>{isSignedIn && !isArriving && parts?.adoption()}</SectionBoundary>
      <SectionBoundary>{member && parts?.joinRequests(member)}</SectionBoundary>
      {isSignedIn && (
        <SectionBoundary>
          <Profile rows={member && parts?.profile(member)}>
            <SignOut leave={leave} />
          </Profile>
        </SectionBoundary>
      )}
      {isArriving ? (
        <Arriving />
      ) : (
        <SectionBoundary>
          <YourHousehold />
        </SectionBoundary>
      )}
      <SectionBoundary>{member && !isArriving && parts?.sharing(member)}</SectionBoundary>
      <SectionBoundary>{member && parts?.security(member)}</SectionBoundary>
      {member && !parts && <LoadedSection loaded={signedIn}>{null}</LoadedSection>}
      {member && hasCapability("reminders") ? (
        <SectionBoundary>{parts?.reminders()}</SectionBoundary>
      ) : (
        <SectionBoundary>
          <VisitorReminders />
        </SectionBoundary>
      )}
      {!isArriving && (
        <SectionBoundary>
          <YourData onErase={erase}>{isSignedIn && parts?.setAside()}</YourData>
        </SectionBoundary>
      )}
      <SectionBoundary>
        <PrivacySection />
      </SectionBoundary>
    </div>
  );
}

/** The first section when signed in. Offline the rows are missing; signing out still works. */
function Profile({ rows, children }: { rows: ReactNode; children: ReactNode }) {
  return (
    <section className="section profile" aria-labelledby="profile-heading">
      <h2 id="profile-heading">You</h2>
      {rows}
      {children}
    </section>
  );
}

const signedInParts = lazyChunk("signed-in-parts", () => import("./signed-in-parts.tsx"));

/** Loads the sections of signed-in users when wanted. */
export const useSignedInParts = (isWanted: boolean): LoadedChunk<typeof import("./signed-in-parts.tsx")> =>
  useChunk(signedInParts, isWanted);
