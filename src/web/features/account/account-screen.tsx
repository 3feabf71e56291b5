import type { ComponentType } from "react";
import type { User } from "#sync/user.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { DeviceGate } from "#web/household/device-gate.tsx";
import { useDeviceOpening } from "#web/household/use-device-opening.ts";
import { useSignInState } from "#web/identity/use-identity.ts";
import { type AccountStep, accountPath, createAccountPath, plainPath } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { useDevice } from "#web/store/use-device.ts";
import "./account.css";
import { AccountHeading } from "./account-heading.tsx";
import { AccountSections } from "./account-sections.tsx";
import { Appearance } from "./appearance.tsx";
import { focusHeading } from "./focus-heading.ts";
import { takeSecret } from "./invitation/invitation-secret.ts";
import { laterStep } from "./later-step.tsx";
import { MailedLinkScreen } from "./mailed-link/mailed-link-screen.tsx";
import { OnThisDevice } from "./on-this-device.tsx";
import { ResetScreen } from "./reset/reset-screen.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";
import { takeSecret as takeStopSecret } from "./unsubscribe/unsubscribe-secret.ts";
import { useSignedInParts } from "./use-signed-in-parts.ts";
import { useVisitor } from "./use-visitor.ts";
import { VerifyScreen } from "./verify/verify-screen.tsx";

interface AccountProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

/** What is met on the way to an account, each below its page. Needs no household to be read, and one to arrive in. */
const steps: Readonly<Record<AccountStep, ComponentType>> = {
  invitation: laterStep(
    lazyChunk("invitation", () => import("./invitation/invitation-screen.tsx")),
    (module) => module.InvitationScreen,
    // The link leaves the address before its page is here.
    takeSecret,
  ),
  link: MailedLinkScreen,
  reset: ResetScreen,
  verify: VerifyScreen,
  unsubscribe: laterStep(
    lazyChunk("unsubscribe", () => import("./unsubscribe/unsubscribe-screen.tsx")),
    (module) => module.UnsubscribeScreen,
    takeStopSecret,
  ),
  "who-sees-what": laterStep(
    lazyChunk("who-sees-what", () => import("./who-sees-what/who-sees-what-screen.tsx")),
    (module) => module.WhoSeesWhatScreen,
  ),
};

const stepAt = new Map(Object.entries(steps).map(([page, Step]) => [accountPath(page as AccountStep), Step]));

export default function AccountScreen(props: AccountProps) {
  const Step = stepAt.get(plainPath(useLocation().pathname));
  useDeviceOpening();
  return Step ? <Step /> : <AccountPage {...props} />;
}

const withoutHttps = lazyChunk("without-https", () => import("./without-https.tsx"));
const WithoutHttps = lazySection(withoutHttps, (module) => module.WithoutHttps);

function AccountPage({ user, setUser }: AccountProps) {
  const isVisitor = useVisitor(user);
  const device = useDevice();
  const isHidden = device.phase === "hidden";
  const isOffline = device.phase === "open" && device.isOffline === true;
  const isPending = useSignInState().at === "second-factor";
  const { module } = useSignedInParts(user !== null);
  const form = isVisitor && <SignInHere key="sign-in" isAgain={isHidden || isOffline} />;
  const gate = (
    <DeviceGate key="gate" isOpenMeanwhile>
      <AccountSections user={user} setUser={setUser} />
    </DeviceGate>
  );
  return (
    <div className="wrap page columns">
      {!isVisitor && user && module?.parts.contents()}
      <div>
        <AccountHeading isVisitor={isVisitor} />
        {/* Whose household is hidden reads why before they sign in, and nothing else once they are about to. */}
        {isHidden ? [!isPending && gate, form] : [form, gate]}
      </div>
      <div className="account-sections">
        <SectionBoundary>
          <Appearance />
        </SectionBoundary>
        <SectionBoundary>
          <OnThisDevice />
        </SectionBoundary>
        {window.isSecureContext === false && <WithoutHttps />}
      </div>
    </div>
  );
}

/** `isAgain`: what is here is an account's already, and only closed. */
function SignInHere({ isAgain }: { isAgain: boolean }) {
  const isNew = useLocation().hash === new URL(createAccountPath, location.origin).hash;
  return (
    <div className={isAgain ? "account-sign-in account-sign-in--again" : "account-sign-in"}>
      <SectionBoundary>
        <SignIn initial={isNew ? "sign-up" : "sign-in"} onSignedIn={focusHeading} />
      </SectionBoundary>
      {!isAgain && (
        <p className="small quiet">
          When you sign in, the household on this device becomes yours everywhere. If your account has one already, you
          see both side by side. Nothing is dropped without your choice.
        </p>
      )}
    </div>
  );
}
