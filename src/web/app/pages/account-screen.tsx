import { type ComponentType, type ReactNode, use, useEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { useSignInState } from "#web/backends/chosen-identity.ts";
import { DeviceGate } from "#web/household/gate/device-gate.tsx";
import { useDeviceOpening } from "#web/household/gate/use-device-opening.ts";
import { type AccountStep, accountPath, createAccountPath, plainPath } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { firstSession } from "#web/platform/session.ts";
import { chooseTheme, type Theme, useTheme } from "#web/platform/theme.ts";
import { isSharedComputer, rememberedOwner, useDevice } from "#web/store/index.ts";
import { Segments } from "#web/ui/segments.tsx";
import { type Chunk, lazyChunk } from "../lazy/chunk.ts";
import { lazySection } from "../lazy/lazy-section.tsx";
import { SectionBoundary } from "../lazy/section-boundary.tsx";
import "#web/features/account/account.css";
import { takeUnsubscribeSecret } from "#web/features/account/reminders/unsubscribe-secret.ts";
import { takeInvitationSecret } from "#web/features/sharing/invitation/invitation-secret.ts";
import { MailedLinkScreen } from "#web/features/sign-in/mailed-link-screen.tsx";
import { ResetScreen } from "#web/features/sign-in/reset-screen.tsx";
import { SignIn } from "#web/features/sign-in/sign-in.tsx";
import { VerifyScreen } from "#web/features/sign-in/verify-screen.tsx";
import { OnThisDevice } from "#web/features/your-data/on-this-device.tsx";
import { focusHeading } from "#web/ui/focus.ts";
import { AccountSections, useSignedInSections } from "./account-sections.tsx";

interface AccountProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

/** Screens below the account page that a link leads to. They work without an open household. */
const steps: Readonly<Record<AccountStep, ComponentType>> = {
  invitation: lazyStep(
    lazyChunk("invitation", () => import("#web/features/sharing/invitation/invitation-screen.tsx")),
    (module) => <module.InvitationScreen SignIn={SignIn} />,
    // Takes the secret from the address before the screen has loaded.
    takeInvitationSecret,
  ),
  link: MailedLinkScreen,
  reset: ResetScreen,
  verify: VerifyScreen,
  unsubscribe: lazyStep(
    lazyChunk("unsubscribe", () => import("#web/features/account/reminders/unsubscribe-screen.tsx")),
    (module) => <module.UnsubscribeScreen />,
    takeUnsubscribeSecret,
  ),
  "who-sees-what": lazyStep(
    lazyChunk("who-sees-what", () => import("#web/features/sharing/who-sees-what/who-sees-what-screen.tsx")),
    (module) => <module.WhoSeesWhatScreen />,
  ),
};

const stepAt = new Map(Object.entries(steps).map(([page, Step]) => [accountPath(page as AccountStep), Step]));

export default function AccountScreen(props: AccountProps) {
  const Step = stepAt.get(plainPath(useLocation().pathname));
  useDeviceOpening();
  return Step ? <Step /> : <AccountPage {...props} />;
}

const withoutHttps = lazyChunk("without-https", () => import("#web/features/account/without-https.tsx"));
const WithoutHttps = lazySection(withoutHttps, (module) => module.WithoutHttps);

function AccountPage({ user, setUser }: AccountProps) {
  const isVisitor = useVisitor(user);
  const device = useDevice();
  const isHidden = device.phase === "hidden";
  const isOffline = device.phase === "open" && device.isOffline === true;
  const isPending = useSignInState().at === "second-factor";
  const { module } = useSignedInSections(user !== null);
  const form = isVisitor && <SignInHere key="sign-in" isReturning={isHidden || isOffline} />;
  const gate = (
    <DeviceGate key="gate" isOpenMeanwhile>
      <AccountSections user={user} setUser={setUser} />
    </DeviceGate>
  );
  return (
    <div className="wrap page columns">
      {!isVisitor && user && module?.sections.contents()}
      <div>
        <AccountHeading isVisitor={isVisitor} />
        {/* A hidden household shows the reason above the sign-in form; with a pending sign-in only the form shows. */}
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

/** `isReturning`: this device already has a household of an account, which is only closed. */
function SignInHere({ isReturning }: { isReturning: boolean }) {
  const isNew = useLocation().hash === new URL(createAccountPath, location.origin).hash;
  return (
    <div className={isReturning ? "account-sign-in account-sign-in--again" : "account-sign-in"}>
      <SectionBoundary>
        <SignIn initial={isNew ? "sign-up" : "sign-in"} onSignedIn={focusHeading} />
      </SectionBoundary>
      {!isReturning && (
        <p className="small quiet">
          When you sign in, the household on this device becomes yours everywhere. If your account has one already, you
          see both side by side. Nothing is dropped without your choice.
        </p>
      )}
    </div>
  );
}

const headings = {
  visitor: {
    title: "Take your weeks with you",
    text: "You don’t need an account: everything here works without one, on this device. With one, the same weeks are on all your devices and shared with the people you choose.",
  },
  pending: {
    title: "One more step",
    text: "You are not signed in yet. Nothing of your account opens here until you are.",
  },
  own: {
    title: "Your account",
    text: "The same weeks on all your devices, shared with the people you choose.",
  },
};

/** Heading for a visitor, a pending sign-in, or a signed-in user. */
function AccountHeading({ isVisitor }: { isVisitor: boolean }) {
  const isHidden = useDevice().phase === "hidden";
  const isPending = useSignInState().at === "second-factor";
  const { title, text } = headings[isPending ? "pending" : isVisitor && !isHidden ? "visitor" : "own"];
  return (
    <header className="account-heading">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lede">{text}</p>
    </header>
  );
}

function Appearance() {
  const theme = useTheme();
  return (
    <section className="section">
      <h2>Appearance</h2>
      <Segments
        label="Colors"
        value={theme}
        onChange={(value) => chooseTheme(value as Theme)}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
    </section>
  );
}

/** Whether to offer signing in. False while an owned household opens without asking the server. */
function useVisitor(user: User | null): boolean {
  const device = useDevice();
  const [isSessionKnown, setSessionKnown] = useState(false);
  useEffect(() => void firstSession().then(() => setSessionKnown(true)), []);
  if (device.phase === "hidden") return true;
  if (user) return false;
  if (device.phase === "open" && device.isOffline) return true;
  const owner = device.phase === "closed" ? rememberedOwner() : device.owner;
  // A shared computer remembers no owner, so only the server can tell.
  return owner === "anonymous" && (isSessionKnown || !isSharedComputer(document));
}

/**
 * A screen below the account page that loads on demand. The frame shows its loading state and its errors, as for any
 * page.
 */
function lazyStep<Module>(
  chunk: Chunk<Module>,
  render: (module: Module) => ReactNode,
  beforeLoading: () => unknown = () => {},
): ComponentType {
  return function LazyStep() {
    if (!chunk.ready()) beforeLoading();
    return render(chunk.ready() ?? use(chunk.open()));
  };
}
