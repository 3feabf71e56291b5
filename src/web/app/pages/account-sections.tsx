import type { ReactNode } from "react";
import type { User } from "#sync/user.ts";
import { VisitorReminders } from "#web/features/account/reminders/visitor-reminders.tsx";
import { SignOut, useLeave } from "#web/features/account/sign-out.tsx";
import { YourHousehold } from "#web/features/sharing/household/household-section.tsx";
import { PrivacySection } from "#web/features/your-data/privacy-section.tsx";
import { YourData } from "#web/features/your-data/your-data.tsx";
import { Arriving } from "#web/household/gate/device-gate.tsx";
import { hasCapability } from "#web/platform/capabilities.ts";
import { eraseDevice, isAccountOpen, isAnyMissing, useDevice, useStoreState } from "#web/store/index.ts";
import { useToast } from "#web/ui/toast.tsx";
import { lazyChunk } from "../lazy/chunk.ts";
import { LoadedSection } from "../lazy/lazy-section.tsx";
import { SectionBoundary } from "../lazy/section-boundary.tsx";
import { type LoadedChunk, useChunk } from "../lazy/use-chunk.ts";

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
  const signedIn = useSignedInSections(user !== null || isSignedIn);
  const sections = signedIn.module?.sections;
  const erase = async () => {
    if (isSignedIn) await leave(true);
    else {
      await eraseDevice();
      show({ text: "Everything is erased on this device." });
    }
  };
  return (
    <div className="account-sections">
      <SectionBoundary>{isSignedIn && !isArriving && sections?.adoption()}</SectionBoundary>
      <SectionBoundary>{member && sections?.joinRequests(member)}</SectionBoundary>
      {isSignedIn && (
        <SectionBoundary>
          <Profile rows={member && sections?.profile(member)}>
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
      <SectionBoundary>{member && !isArriving && sections?.sharing(member)}</SectionBoundary>
      <SectionBoundary>{member && sections?.security(member)}</SectionBoundary>
      {member && !sections && <LoadedSection loaded={signedIn}>{null}</LoadedSection>}
      {member && hasCapability("reminders") ? (
        <SectionBoundary>{sections?.reminders()}</SectionBoundary>
      ) : (
        <SectionBoundary>
          <VisitorReminders />
        </SectionBoundary>
      )}
      {!isArriving && (
        <SectionBoundary>
          <YourData onErase={erase}>{isSignedIn && sections?.setAside()}</YourData>
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

const signedInSections = lazyChunk("signed-in-sections", () => import("./signed-in-sections.tsx"));

/** Loads the sections of signed-in users when wanted. */
export const useSignedInSections = (isWanted: boolean): LoadedChunk<typeof import("./signed-in-sections.tsx")> =>
  useChunk(signedInSections, isWanted);
